// Prints the names that the generated header holds, each byte that is no printable character in octal.
#include "names.h"
#include <stdio.h>

int main(void) {
  for (size_t i = 0; i < names_program.num_functions; i++) {
    for (const char *c = names_program.functions[i].name; *c; c++)
      if ((unsigned char)*c < 0x20 || (unsigned char)*c >= 0x7F)
        printf("<%o>", (unsigned)(unsigned char)*c);
      else
        putchar(*c);
    putchar('\n');
  }
  return 0;
}
