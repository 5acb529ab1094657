// prefetch-shared-memory: load the next tile to registers while the current one in workgroup memory is used.
#include "passes/pass_table.h"

CGI_DEF bool cgi_pass_prefetch_shared_memory(cgi_pass *pass) {
  (void)pass;
  return true;
}
