// Private: of split-reduction, for sums that are a logarithm's.
#ifndef CGI_SPLIT_LOG_SUM_H
#define CGI_SPLIT_LOG_SUM_H
#include "ir/ir.h"
#ifdef __cplusplus
extern "C" {
#endif

#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX && !defined CODEGEN_NO_FAST_PIPELINES
// Where `sum` adds exponentials of what is left of a line's elements without their maximum, and both are for the logarithm of the sum alone: splits
// the line in blocks, of which one kernel takes maximum and sum together. Gives the maximum's op, which is gone like the sum; NULL where there is
// nothing to do.
CGI_DEF cg_op cgi_split_log_sum(cg_op sum);
#else
#define cgi_split_log_sum(sum) ((cg_op)NULL)
#endif

#ifdef __cplusplus
}
#endif
#endif
