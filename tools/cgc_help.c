// cgc help: the options' table as text, as a man page, and as scripts from which shells complete command lines.
#include <stdlib.h>
#include <string.h>
#include "cgc.h"

// "--target=T[,T2…]", "-o FILE", "--timing"
static void cgc_add_usage(cgc_text *t, const cgc_option *o) {
  cgc_text_format(t, "%s", o->name);
  if (o->value) cgc_text_format(t, o->name[1] == '-' ? "=%s" : " %s", o->value);
}

void cgc_print_help(FILE *to, const cgc_command *command) {
  if (!command) {
    fprintf(to, "cgc %s: compiles MLIR to SPIR-V kernels, and runs and checks them\n\nusage: cgc COMMAND [OPTION…]\n\n", cg_version());
    for (size_t i = 0; (command = cgc_command_at(i)) != NULL; i++) fprintf(to, "  %-8s %s\n", command->name, command->summary);
    fprintf(to,
            "\n`cgc COMMAND --help` lists its options. Exit status: 0 done, 1 input refused or check failed, 2 wrong command line, 3 device or file "
            "system failed.\n\nexample: %s\n",
            cgc_command_at(0)->example);
    return;
  }
  fprintf(to, "usage: cgc %s %s\n\n%s\n\n", command->name, command->arguments, command->summary);
  for (size_t i = 0; cgc_option_at(i); i++) {
    cgc_text text = {NULL, 0, 0};
    if (!(cgc_option_at(i)->commands & command->command)) continue;
    cgc_add_usage(&text, cgc_option_at(i));
    fprintf(to, "  %-42s %s\n", text.data, cgc_option_at(i)->help);
    free(text.data);
  }
  fprintf(to, "\nexample: %s\n", command->example);
}

// Names of the commands that take an option, with `separator` between them.
static void cgc_print_commands(unsigned commands, const char *before, const char *separator) {
  for (size_t i = 0, n = 0; cgc_command_at(i); i++)
    if (cgc_command_at(i)->command & commands) printf("%s%s", n++ ? separator : before, cgc_command_at(i)->name);
}

// ---- the man page ------------------------------------------------------------------------------------------------------------------------
static void cgc_print_roff(const char *text) {
  if (*text == '.' || *text == '\'') printf("\\&");
  for (; *text; text++) {
    if (*text == '-')
      printf("\\-");
    else if (*text == '\\')
      printf("\\e");
    else if (strncmp(text, "…", strlen("…")) == 0)
      printf("..."), text += strlen("…") - 1;
    else
      putchar(*text);
  }
  putchar('\n');
}

static void cgc_print_man(void) {
  printf(".TH CGC 1 \"\" \"codegen %s\"\n.SH NAME\ncgc \\- compiles MLIR to SPIR\\-V kernels, and runs and checks them\n.SH SYNOPSIS\n",
         cg_version());
  for (size_t i = 0; cgc_command_at(i); i++) {
    if (i) printf(".br\n");
    printf(".B cgc %s\n", cgc_command_at(i)->name);
    cgc_print_roff(cgc_command_at(i)->arguments);
  }
  printf(".SH DESCRIPTION\nReads tensor programs and hand\\-written dispatches as MLIR text and writes SPIR\\-V kernels,\n"
         "with a description of how to launch them.\nAn input of \\- is standard input, an output of \\- standard output.\n"
         "Diagnostics go to standard error as FILE:LINE:COLUMN: error: MESSAGE.\nAn input that is refused leaves no output behind.\n.SH COMMANDS\n");
  for (size_t i = 0; cgc_command_at(i); i++) {
    printf(".TP\n.B %s\n", cgc_command_at(i)->name);
    cgc_print_roff(cgc_command_at(i)->summary);
  }
  printf(".SH OPTIONS\nAn option that takes a value is written \\-\\-option=value or \\-\\-option value.\n.B \\-\\-help\nlists the options of a "
         "command.\n");
  for (size_t i = 0; cgc_option_at(i); i++) {
    cgc_text text = {NULL, 0, 0};
    cgc_add_usage(&text, cgc_option_at(i));
    printf(".TP\n.B ");
    cgc_print_roff(text.data);
    cgc_print_roff(cgc_option_at(i)->help);
    cgc_print_commands(cgc_option_at(i)->commands, "(", ", ");
    printf(")\n");
    free(text.data);
  }
  printf(".SH EXIT STATUS\n.TP\n.B 0\ndone\n.TP\n.B 1\nthe input was refused, or a check failed\n.TP\n.B 2\nthe command line was wrong\n.TP\n.B 3\n"
         "the device or the file system failed\n.SH EXAMPLES\n.nf\n");
  for (size_t i = 0; cgc_command_at(i); i++) cgc_print_roff(cgc_command_at(i)->example);
  printf(".fi\n");
}

// ---- completion --------------------------------------------------------------------------------------------------------------------------
typedef enum { CGC_NO_VALUE, CGC_ANY_VALUE, CGC_A_FILE, CGC_A_WORD, CGC_WORDS } cgc_values;

static void cgc_add_word(cgc_text *words, const char *word) { cgc_text_format(words, words->len ? " %s" : "%s", word); }

// What may follow an option, read off its `value`; where that is words, they are listed.
static cgc_values cgc_values_of(const cgc_option *o, cgc_text *words) {
  const char *v = o->value;
  cg_pass_info pass;
  if (!v) return CGC_NO_VALUE;
  if (strncmp(v, "FILE", 4) == 0 || strncmp(v, "@FILE", 5) == 0) return CGC_A_FILE;
  if (*v == '\'') v++;
  if (strncmp(v, "PASS", 4) == 0) {
    for (size_t i = 0; cg_pass_at(i, &pass); i++) cgc_add_word(words, pass.name);
  } else if (strncmp(v, "T[", 2) == 0) {
    for (size_t i = 0; cg_target_at(i); i++) cgc_add_word(words, cg_target_at(i)->name);
  } else if (*v >= 'a' && *v <= 'z' && strchr(v, '|')) {
    for (; *v; v += strcspn(v, "|"), v += *v == '|') cgc_add_word(words, cgc_format("%.*s", (int)strcspn(v, "[|"), v));
    return CGC_A_WORD;
  } else {
    return CGC_ANY_VALUE;
  }
  return CGC_WORDS;
}

// In single quotes; `escaped` characters get a backslash.
static void cgc_print_quoted(const char *text, const char *escaped) {
  for (; *text; text++) {
    if (*text == '\'')
      printf("'\\''");
    else
      printf(strchr(escaped, *text) ? "\\%c" : "%c", *text);
  }
}

static void cgc_print_command_words(void) {
  for (size_t i = 0; cgc_command_at(i); i++) printf(i ? " %s" : "%s", cgc_command_at(i)->name);
}

static void cgc_print_bash(void) {
  printf("# Completion of cgc's command lines for bash; printed by `cgc help --completion=bash`.\n"
         "_cgc() {\n"
         "  local current=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]} before= words= files= list=\n"
         "  COMPREPLY=()\n"
         "  case $current in # --option=value is three words, unless COMP_WORDBREAKS was changed\n"
         "    =) current= ;;\n"
         "    --*=*) option=${current%%%%=*} before=${current%%%%=*}= current=${current#*=} ;;\n"
         "    *) [ \"$option\" = = ] && option=${COMP_WORDS[COMP_CWORD - 2]} ;;\n"
         "  esac\n"
         "  [ $COMP_CWORD = 1 ] && option=command\n"
         "  case ${COMP_WORDS[1]}:$option in\n"
         "    *:command) words='");
  cgc_print_command_words();
  printf(" --help --version' ;;\n");
  for (size_t i = 0; cgc_option_at(i); i++) {
    const cgc_option *o = cgc_option_at(i);
    cgc_text words = {NULL, 0, 0};
    cgc_values values = cgc_values_of(o, &words);
    if (values == CGC_NO_VALUE) continue;
    printf("    ");
    for (size_t k = 0, n = 0; cgc_command_at(k); k++)
      if (cgc_command_at(k)->command & o->commands) printf("%s%s:%s", n++ ? "|" : "", cgc_command_at(k)->name, o->name);
    if (values == CGC_A_FILE)
      printf(") files=1 ;;\n");
    else
      printf(values == CGC_WORDS ? ") list=1 words='%s' ;;\n" : ") words='%s' ;;\n", words.data ? words.data : "");
    free(words.data);
  }
  printf("    *) case ${COMP_WORDS[1]}:$current in\n");
  for (size_t i = 0; cgc_command_at(i); i++) {
    printf("      %s:-*) words='", cgc_command_at(i)->name);
    for (size_t k = 0; cgc_option_at(k); k++)
      if (cgc_option_at(k)->commands & cgc_command_at(i)->command)
        printf("%s%s ", cgc_option_at(k)->name, cgc_option_at(k)->value && cgc_option_at(k)->name[1] == '-' ? "=" : "");
    printf("--help' ;;\n");
  }
  printf("      help:*) words='");
  cgc_print_command_words();
  printf("' ;;\n      *) files=1 ;;\n    esac ;;\n  esac\n"
         "  if [ \"$list\" ] && [ \"$current\" != \"${current%%,*}\" ]; then before=$before${current%%,*}, current=${current##*,}; fi\n"
         "  if [ \"$files\" ]; then\n    local IFS=$'\\n'\n    COMPREPLY=($(compgen -P \"$before\" -f -- \"$current\"))\n"
         "    compopt -o filenames 2>/dev/null\n"
         "  else\n    COMPREPLY=($(compgen -P \"$before\" -W \"$words\" -- \"$current\"))\n"
         "    [[ ${COMPREPLY-} == *= ]] && compopt -o nospace 2>/dev/null\n  fi\n  return 0\n}\ncomplete -F _cgc cgc\n");
}

static void cgc_print_zsh(void) {
  printf("#compdef cgc\n# Completion of cgc's command lines for zsh; printed by `cgc help --completion=zsh`.\n_cgc() {\n  local -a commands=(\n");
  for (size_t i = 0; cgc_command_at(i); i++) {
    printf("    '%s:", cgc_command_at(i)->name);
    cgc_print_quoted(cgc_command_at(i)->summary, ":");
    printf("'\n");
  }
  printf("  )\n  if ((CURRENT == 2)); then\n    _describe command commands\n    return\n  fi\n  local command=$words[2]\n  shift words\n"
         "  ((CURRENT--))\n  case $command in\n");
  for (size_t i = 0; cgc_command_at(i); i++) {
    bool help = cgc_command_at(i)->command == CGC_HELP;
    printf("    %s) _arguments \\\n", cgc_command_at(i)->name);
    for (size_t k = 0; cgc_option_at(k); k++) {
      const cgc_option *o = cgc_option_at(k);
      cgc_text words = {NULL, 0, 0};
      cgc_values values = cgc_values_of(o, &words);
      if (o->commands & cgc_command_at(i)->command) {
        printf("      '%s%s[", o->name, values == CGC_NO_VALUE ? "" : o->name[1] == '-' ? "=" : "+");
        cgc_print_quoted(o->help, "[]\\:");
        printf("]");
        if (values == CGC_A_FILE) printf(":file:_files");
        if (values == CGC_ANY_VALUE) printf(":value:");
        if (values == CGC_A_WORD) printf(":value:(%s)", words.data);
        if (values == CGC_WORDS) printf(":value:_values -s , value %s", words.data);
        printf("' \\\n");
      }
      free(words.data);
    }
    printf(help ? "      '*:command:(" : "      '*:file:_files' ;;\n");
    if (help) cgc_print_command_words(), printf(")' ;;\n");
  }
  printf("  esac\n}\n_cgc \"$@\"\n");
}

static void cgc_print_fish(void) {
  printf("# Completion of cgc's command lines for fish; printed by `cgc help --completion=fish`.\n");
  for (size_t i = 0; cgc_command_at(i); i++) {
    printf("complete -c cgc -n __fish_use_subcommand -f -a %s -d '", cgc_command_at(i)->name);
    cgc_print_quoted(cgc_command_at(i)->summary, "");
    printf("'\n");
  }
  printf("complete -c cgc -n '__fish_seen_subcommand_from help' -f -a '");
  cgc_print_command_words();
  printf("'\n");
  for (size_t i = 0; cgc_option_at(i); i++) {
    const cgc_option *o = cgc_option_at(i);
    cgc_text words = {NULL, 0, 0};
    cgc_values values = cgc_values_of(o, &words);
    printf("complete -c cgc -n '__fish_seen_subcommand_from");
    cgc_print_commands(o->commands, " ", " ");
    printf(o->name[1] == '-' ? "' -l %s" : o->name[2] ? "' -o %s" : "' -s %s", o->name + (o->name[1] == '-' ? 2 : 1));
    if (values == CGC_A_FILE) printf(" -r -F");
    if (values == CGC_ANY_VALUE) printf(" -x");
    if (values == CGC_A_WORD) printf(" -x -a '%s'", words.data);
    if (values == CGC_WORDS) printf(" -x -a '(__fish_append , %s)'", words.data);
    printf(" -d '");
    cgc_print_quoted(o->help, "");
    printf("'\n");
    free(words.data);
  }
}

int cgc_main_help(const cgc_options *o) {
  static const struct {
    const char *name;
    void (*print)(void);
  } shells[] = {{"bash", cgc_print_bash}, {"zsh", cgc_print_zsh}, {"fish", cgc_print_fish}};
  if (o->completion) {
    for (size_t i = 0; i < sizeof shells / sizeof shells[0]; i++)
      if (strcmp(shells[i].name, o->completion) == 0) return shells[i].print(), CGC_DONE;
    cgc_errorf("no completion for '%s': bash, zsh or fish", o->completion);
    return CGC_USAGE;
  }
  for (size_t i = 0; i < o->files.count; i++)
    if (!cgc_command_named(o->files.items[i])) return CGC_USAGE;
  if (o->man)
    cgc_print_man();
  else if (!o->files.count)
    cgc_print_help(stdout, NULL);
  for (size_t i = 0; i < o->files.count; i++) cgc_print_help(stdout, cgc_command_named(o->files.items[i]));
  return CGC_DONE;
}
