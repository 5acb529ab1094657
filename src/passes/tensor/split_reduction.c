// split-reduction: split a long reduction with too few parallel results into partial results and a second reduction.
#include "passes/pass_table.h"

CGI_DEF bool cgi_pass_split_reduction(cgi_pass *pass) {
  (void)pass;
  return true;
}
