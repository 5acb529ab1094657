# complete.bash WORD…: what bash offers for the last one; --a=b is three words, as bash splits it.
. <(cgc help --completion=bash)
complete -p cgc
COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
_cgc
printf '%s,' "${COMPREPLY[@]}"
