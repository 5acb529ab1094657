# complete.zsh LINE EXPECTED: types LINE and a tab in an interactive zsh, and waits until EXPECTED stands there.
cgc help --completion=zsh >$TMPDIR/_cgc || exit 1
zmodload zsh/zpty
zpty z zsh -f -i
zpty -w z "PS1=; autoload -U compinit; compinit -D -u; source $TMPDIR/_cgc; compdef _cgc cgc; bindkey '^I' complete-word; echo READ''Y"
zpty -r z out '*READY*'
zpty -n -w z $1$'\t'
zpty -r z out "*$2*"
print -r -- "completed: $2"
