// cgc compile --emit=spvasm: SPIR-V words as text, equal to what `spirv-dis --raw-id` prints. It knows the instructions that the backend emits; any
// other is printed as its raw words, !0x…, which spirv-as takes, too.
#include <math.h>
#include <string.h>
#include "cgc.h"

enum { CGC_SPIRV_HEADER = 5, CGC_SPIRV_BUILT_IN = 11, CGC_SPIRV_TYPE_INT = 21, CGC_SPIRV_TYPE_FLOAT = 22 };

// Operands, a letter for each: t the result's type, r the result, i an id, n a number, s a string, v a value of the result's type, x an instruction
// of GLSL.std.450; capitals are kinds of names, below. A star repeats the letter before it to the end; what does not follow is left out.
typedef struct {
  uint16_t opcode;
  const char *name, *operands;
} cgc_spirv_op;
static const cgc_spirv_op cgc_spirv_ops[] = {
    {5, "Name", "is"},
    {7, "String", "rs"},
    {8, "Line", "inn"},
    {10, "Extension", "s"},
    {11, "ExtInstImport", "rs"},
    {12, "ExtInst", "trixi*"},
    {14, "MemoryModel", "AM"},
    {15, "EntryPoint", "Xisi*"},
    {16, "ExecutionMode", "iEn*"},
    {17, "Capability", "C"},
    {19, "TypeVoid", "r"},
    {20, "TypeBool", "r"},
    {21, "TypeInt", "rnn"},
    {22, "TypeFloat", "rnW"},
    {23, "TypeVector", "rin"},
    {28, "TypeArray", "rii"},
    {29, "TypeRuntimeArray", "ri"},
    {30, "TypeStruct", "ri*"},
    {32, "TypePointer", "rSi"},
    {33, "TypeFunction", "rii*"},
    {41, "ConstantTrue", "tr"},
    {42, "ConstantFalse", "tr"},
    {43, "Constant", "trv"},
    {44, "ConstantComposite", "tri*"},
    {54, "Function", "trFi"},
    {55, "FunctionParameter", "tr"},
    {56, "FunctionEnd", ""},
    {59, "Variable", "trSi"},
    {61, "Load", "triYi"},
    {62, "Store", "iiYi"},
    {65, "AccessChain", "trii*"},
    {71, "Decorate", "iDn*"},
    {72, "MemberDecorate", "inDn*"},
    {77, "VectorExtractDynamic", "trii"},
    {78, "VectorInsertDynamic", "triii"},
    {79, "VectorShuffle", "triin*"},
    {80, "CompositeConstruct", "tri*"},
    {81, "CompositeExtract", "trin*"},
    {82, "CompositeInsert", "triin*"},
    {109, "ConvertFToU", "tri"},
    {110, "ConvertFToS", "tri"},
    {111, "ConvertSToF", "tri"},
    {112, "ConvertUToF", "tri"},
    {113, "UConvert", "tri"},
    {114, "SConvert", "tri"},
    {115, "FConvert", "tri"},
    {124, "Bitcast", "tri"},
    {126, "SNegate", "tri"},
    {127, "FNegate", "tri"},
    {128, "IAdd", "trii"},
    {129, "FAdd", "trii"},
    {130, "ISub", "trii"},
    {131, "FSub", "trii"},
    {132, "IMul", "trii"},
    {133, "FMul", "trii"},
    {134, "UDiv", "trii"},
    {135, "SDiv", "trii"},
    {136, "FDiv", "trii"},
    {137, "UMod", "trii"},
    {138, "SRem", "trii"},
    {149, "IAddCarry", "trii"},
    {151, "UMulExtended", "trii"},
    {152, "SMulExtended", "trii"},
    {156, "IsNan", "tri"},
    {164, "LogicalEqual", "trii"},
    {165, "LogicalNotEqual", "trii"},
    {166, "LogicalOr", "trii"},
    {167, "LogicalAnd", "trii"},
    {168, "LogicalNot", "tri"},
    {169, "Select", "triii"},
    {170, "IEqual", "trii"},
    {171, "INotEqual", "trii"},
    {172, "UGreaterThan", "trii"},
    {173, "SGreaterThan", "trii"},
    {174, "UGreaterThanEqual", "trii"},
    {175, "SGreaterThanEqual", "trii"},
    {176, "ULessThan", "trii"},
    {177, "SLessThan", "trii"},
    {178, "ULessThanEqual", "trii"},
    {179, "SLessThanEqual", "trii"},
    {180, "FOrdEqual", "trii"},
    {181, "FUnordEqual", "trii"},
    {182, "FOrdNotEqual", "trii"},
    {183, "FUnordNotEqual", "trii"},
    {184, "FOrdLessThan", "trii"},
    {185, "FUnordLessThan", "trii"},
    {186, "FOrdGreaterThan", "trii"},
    {187, "FUnordGreaterThan", "trii"},
    {188, "FOrdLessThanEqual", "trii"},
    {189, "FUnordLessThanEqual", "trii"},
    {190, "FOrdGreaterThanEqual", "trii"},
    {191, "FUnordGreaterThanEqual", "trii"},
    {194, "ShiftRightLogical", "trii"},
    {195, "ShiftRightArithmetic", "trii"},
    {196, "ShiftLeftLogical", "trii"},
    {197, "BitwiseOr", "trii"},
    {198, "BitwiseXor", "trii"},
    {199, "BitwiseAnd", "trii"},
    {205, "BitCount", "tri"},
    {224, "ControlBarrier", "iii"},
    {229, "AtomicExchange", "triiii"},
    {234, "AtomicIAdd", "triiii"},
    {236, "AtomicSMin", "triiii"},
    {237, "AtomicUMin", "triiii"},
    {238, "AtomicSMax", "triiii"},
    {239, "AtomicUMax", "triiii"},
    {240, "AtomicAnd", "triiii"},
    {241, "AtomicOr", "triiii"},
    {245, "Phi", "tri*"},
    {246, "LoopMerge", "iiL"},
    {247, "SelectionMerge", "iI"},
    {248, "Label", "r"},
    {249, "Branch", "i"},
    {250, "BranchConditional", "iiin*"},
    {253, "Return", ""},
    {254, "ReturnValue", "i"},
    {345, "GroupNonUniformShuffle", "triii"},
    {346, "GroupNonUniformShuffleXor", "triii"},
    {347, "GroupNonUniformShuffleUp", "triii"},
    {348, "GroupNonUniformShuffleDown", "triii"},
    {349, "GroupNonUniformIAdd", "triGii"},
    {350, "GroupNonUniformFAdd", "triGii"},
    {351, "GroupNonUniformIMul", "triGii"},
    {352, "GroupNonUniformFMul", "triGii"},
    {353, "GroupNonUniformSMin", "triGii"},
    {354, "GroupNonUniformUMin", "triGii"},
    {355, "GroupNonUniformFMin", "triGii"},
    {356, "GroupNonUniformSMax", "triGii"},
    {357, "GroupNonUniformUMax", "triGii"},
    {358, "GroupNonUniformFMax", "triGii"},
    {359, "GroupNonUniformBitwiseAnd", "triGii"},
    {360, "GroupNonUniformBitwiseOr", "triGii"},
    {361, "GroupNonUniformBitwiseXor", "triGii"},
    {362, "GroupNonUniformLogicalAnd", "triGii"},
    {363, "GroupNonUniformLogicalOr", "triGii"},
    {364, "GroupNonUniformLogicalXor", "triGii"},
    {4456, "TypeCooperativeMatrixKHR", "riiiii"},
    {4457, "CooperativeMatrixLoadKHR", "triiiYi"},
    {4458, "CooperativeMatrixStoreKHR", "iiiiYi"},
    {4459, "CooperativeMatrixMulAddKHR", "triiiZ"},
    {5293, "CooperativeMatrixConvertNV", "tri"},
    {5366, "CooperativeMatrixReduceNV", "triRi"},
    {5369, "CooperativeMatrixPerElementOpNV", "trii*"},
};

// A addressing model, B built-in, C capability, D decoration, E execution mode, F function control, G group operation, I selection control, L loop
// control, M memory model, R rows of a matrix, S storage class, W floating-point encoding, X execution model, Y memory access, Z operands of a matrix
// product.
typedef struct {
  char kind;
  uint32_t value;
  const char *name;
} cgc_spirv_name;
static const cgc_spirv_name cgc_spirv_names[] = {
    {'I', 0, "None"},
    {'L', 0, "None"},
    {'L', 1, "Unroll"},
    {'L', 2, "DontUnroll"},
    {'F', 0, "None"},
    {'X', 5, "GLCompute"},
    {'A', 0, "Logical"},
    {'M', 1, "GLSL450"},
    {'M', 3, "Vulkan"},
    {'W', 0, "BFloat16KHR"},
    {'Y', 40, "MakePointerAvailable|NonPrivatePointer"},
    {'Y', 48, "MakePointerVisible|NonPrivatePointer"},
    {'Z', 15, "MatrixASignedComponentsKHR|MatrixBSignedComponentsKHR|MatrixCSignedComponentsKHR|MatrixResultSignedComponentsKHR"},
    {'E', 17, "LocalSize"},
    {'S', 1, "Input"},
    {'S', 2, "Uniform"},
    {'S', 4, "Workgroup"},
    {'S', 7, "Function"},
    {'S', 9, "PushConstant"},
    {'S', 12, "StorageBuffer"},
    {'D', 2, "Block"},
    {'D', 3, "BufferBlock"},
    {'D', 6, "ArrayStride"},
    {'D', 11, "BuiltIn"},
    {'D', 19, "Restrict"},
    {'D', 20, "Aliased"},
    {'D', 24, "NonWritable"},
    {'D', 25, "NonReadable"},
    {'D', 33, "Binding"},
    {'D', 34, "DescriptorSet"},
    {'D', 35, "Offset"},
    {'D', 42, "NoContraction"},
    {'B', 24, "NumWorkgroups"},
    {'B', 26, "WorkgroupId"},
    {'B', 27, "LocalInvocationId"},
    {'B', 28, "GlobalInvocationId"},
    {'B', 36, "SubgroupSize"},
    {'B', 38, "NumSubgroups"},
    {'B', 40, "SubgroupId"},
    {'B', 41, "SubgroupLocalInvocationId"},
    {'G', 0, "Reduce"},
    {'C', 1, "Shader"},
    {'C', 9, "Float16"},
    {'C', 10, "Float64"},
    {'C', 11, "Int64"},
    {'C', 22, "Int16"},
    {'C', 39, "Int8"},
    {'C', 61, "GroupNonUniform"},
    {'C', 63, "GroupNonUniformArithmetic"},
    {'C', 65, "GroupNonUniformShuffle"},
    {'C', 66, "GroupNonUniformShuffleRelative"},
    {'C', 4433, "StorageBuffer16BitAccess"},
    {'C', 4448, "StorageBuffer8BitAccess"},
    {'C', 5116, "BFloat16TypeKHR"},
    {'C', 5118, "BFloat16CooperativeMatrixKHR"},
    {'C', 5345, "VulkanMemoryModel"},
    {'C', 5430, "CooperativeMatrixReductionsNV"},
    {'C', 5431, "CooperativeMatrixConversionsNV"},
    {'C', 5432, "CooperativeMatrixPerElementOperationsNV"},
    {'C', 6022, "CooperativeMatrixKHR"},
    {'R', 1, "Row"},
    {'x', 2, "RoundEven"},
    {'x', 3, "Trunc"},
    {'x', 4, "FAbs"},
    {'x', 5, "SAbs"},
    {'x', 8, "Floor"},
    {'x', 9, "Ceil"},
    {'x', 13, "Sin"},
    {'x', 14, "Cos"},
    {'x', 15, "Tan"},
    {'x', 16, "Asin"},
    {'x', 17, "Acos"},
    {'x', 18, "Atan"},
    {'x', 19, "Sinh"},
    {'x', 20, "Cosh"},
    {'x', 21, "Tanh"},
    {'x', 22, "Asinh"},
    {'x', 23, "Acosh"},
    {'x', 24, "Atanh"},
    {'x', 25, "Atan2"},
    {'x', 26, "Pow"},
    {'x', 27, "Exp"},
    {'x', 28, "Log"},
    {'x', 29, "Exp2"},
    {'x', 30, "Log2"},
    {'x', 31, "Sqrt"},
    {'x', 32, "InverseSqrt"},
    {'x', 37, "FMin"},
    {'x', 38, "UMin"},
    {'x', 39, "SMin"},
    {'x', 40, "FMax"},
    {'x', 41, "UMax"},
    {'x', 42, "SMax"},
    {'x', 50, "Fma"},
    {'x', 73, "FindILsb"},
    {'x', 75, "FindUMsb"},
};

typedef struct {
  cgc_text *t;
  uint32_t bound;
  uint32_t *types; // of a number, by id: opcode << 16 | width << 1 | signed
} cgc_disassembly;

static const cgc_spirv_op *cgc_spirv_find(uint32_t opcode) {
  for (size_t i = 0; i < sizeof cgc_spirv_ops / sizeof cgc_spirv_ops[0]; i++)
    if (cgc_spirv_ops[i].opcode == opcode) return &cgc_spirv_ops[i];
  return NULL;
}

static void cgc_add_name(cgc_text *t, char kind, uint32_t value) {
  for (size_t i = 0; i < sizeof cgc_spirv_names / sizeof cgc_spirv_names[0]; i++)
    if (cgc_spirv_names[i].kind == kind && cgc_spirv_names[i].value == value) {
      cgc_text_format(t, " %s", cgc_spirv_names[i].name);
      return;
    }
  cgc_text_format(t, " %u", value);
}

// Returns the words that the string takes.
static size_t cgc_add_string(cgc_text *t, const uint32_t *words, size_t n) {
  size_t i = 0;
  cgc_text_add(t, " \"", 2);
  for (; i / 4 < n; i++) {
    char c = (char)(words[i / 4] >> 8 * (i % 4));
    if (!c) break;
    if (c == '"' || c == '\\') cgc_text_add(t, "\\", 1);
    cgc_text_add(t, &c, 1);
  }
  cgc_text_add(t, "\"", 1);
  return i / 4 + 1;
}

// 0x1.8p-3, exact; infinities and NaNs as what comes behind the largest exponent.
static void cgc_add_hexadecimal(cgc_text *t, uint64_t bits, unsigned exponent_bits, unsigned fraction_bits) {
  const unsigned digits = (fraction_bits + 3) / 4;
  uint64_t fraction = bits & (((uint64_t)1 << fraction_bits) - 1), biased = bits >> fraction_bits & (((uint64_t)1 << exponent_bits) - 1);
  int exponent = (int)biased - (1 << (exponent_bits - 1)) + 1;
  bool zero = !biased && !fraction;
  char text[20] = "";
  if (!biased && fraction) { // a denormal: its highest one becomes the one in front of the point
    for (exponent++; !(fraction >> fraction_bits); exponent--) fraction <<= 1;
    fraction &= ((uint64_t)1 << fraction_bits) - 1;
  }
  if (fraction) {
    snprintf(text, sizeof text, ".%0*llx", (int)digits, (unsigned long long)(fraction << (4 * digits - fraction_bits)));
    for (size_t n = strlen(text); text[n - 1] == '0'; n--) text[n - 1] = 0;
  }
  cgc_text_format(t, "%s0x%d%sp%+d", bits >> (exponent_bits + fraction_bits) ? "-" : "", !zero, text, zero ? 0 : exponent);
}

static void cgc_add_float(cgc_text *t, uint64_t bits, unsigned width) {
  double d;
  float f;
  uint32_t low = (uint32_t)bits;
  memcpy(&d, &bits, sizeof d);
  memcpy(&f, &low, sizeof f);
  if (width == 64 && (d == 0 || isnormal(d)))
    cgc_text_format(t, "%.17g", d);
  else if (width == 32 && (f == 0 || isnormal(f)))
    cgc_text_format(t, "%.9g", (double)f);
  else if (width == 16)
    cgc_add_hexadecimal(t, bits & 0xffff, 5, 10);
  else
    cgc_add_hexadecimal(t, bits, width == 64 ? 11 : 8, width == 64 ? 52 : 23);
}

// Returns the words that the value takes.
static size_t cgc_add_value(cgc_disassembly *d, uint32_t type, const uint32_t *words, size_t n) {
  uint32_t facts = type < d->bound ? d->types[type] : 0, width = facts >> 1 & 0xff;
  uint64_t bits = words[0];
  cgc_text_add(d->t, " ", 1);
  if (width == 64 && n > 1) bits |= (uint64_t)words[1] << 32;
  if (facts >> 16 == CGC_SPIRV_TYPE_FLOAT)
    cgc_add_float(d->t, bits, width);
  else if ((facts & 1) && width < 64) // narrow ones are extended already
    cgc_text_format(d->t, "%d", (int)(int32_t)words[0]);
  else
    cgc_text_format(d->t, facts & 1 ? "%lld" : "%llu", (unsigned long long)bits);
  return width == 64 ? 2 : 1;
}

// Words behind the first; `type` is kept for what comes later. Returns how many were read.
static size_t cgc_add_operand(cgc_disassembly *d, char kind, uint32_t *type, const uint32_t *words, size_t n) {
  switch (kind) {
  case 'r': return 1;         // stands in front already
  case 't': *type = words[0]; // fall through
  case 'i': cgc_text_format(d->t, " %%%u", words[0]); return 1;
  case 'n': cgc_text_format(d->t, " %u", words[0]); return 1;
  case 's': return cgc_add_string(d->t, words, n);
  case 'v': return cgc_add_value(d, *type, words, n);
  case 'D':
    cgc_add_name(d->t, kind, words[0]);
    if (words[0] != CGC_SPIRV_BUILT_IN || n < 2) return 1;
    cgc_add_name(d->t, 'B', words[1]);
    return 2;
  default: cgc_add_name(d->t, kind, words[0]); return 1;
  }
}

static void cgc_add_instruction(cgc_disassembly *d, const uint32_t *words, size_t n) {
  const cgc_spirv_op *op = cgc_spirv_find(words[0] & 0xffff);
  const char *result = op ? strchr(op->operands, 'r') : NULL, *kind;
  uint32_t type = 0;
  char id[16];
  if (!op) {
    for (size_t i = 0; i < n; i++) cgc_text_format(d->t, i ? " !0x%08x" : "%15s!0x%08x", i ? words[i] : 0, words[i]);
    cgc_text_add(d->t, "\n", 1);
    return;
  }
  if (result && (size_t)(result - op->operands) + 1 < n) {
    snprintf(id, sizeof id, "%%%u", words[result - op->operands + 1]);
    cgc_text_format(d->t, "%12s = Op%s", id, op->name);
  } else {
    cgc_text_format(d->t, "%15sOp%s", "", op->name);
  }
  if ((op->opcode == CGC_SPIRV_TYPE_INT || op->opcode == CGC_SPIRV_TYPE_FLOAT) && n > 2 && words[1] < d->bound)
    d->types[words[1]] = (uint32_t)op->opcode << 16 | (words[2] & 0xff) << 1 | (n > 3 && words[3]);
  kind = op->operands;
  for (size_t i = 1; i < n && *kind;) {
    i += cgc_add_operand(d, *kind, &type, words + i, n - i);
    if (kind[1] != '*') kind++;
  }
  cgc_text_add(d->t, "\n", 1);
}

void cgc_disassemble(cgc_text *t, const uint32_t *words, size_t n) {
  cgc_disassembly d;
  if (n < CGC_SPIRV_HEADER) return;
  d.t = t;
  d.bound = words[3];
  d.types = (uint32_t *)cgc_alloc(d.bound * sizeof *d.types);
  cgc_text_format(t, "; SPIR-V\n; Version: %u.%u\n; Generator: Khronos; %u\n; Bound: %u\n; Schema: %u\n", words[1] >> 16 & 0xff, words[1] >> 8 & 0xff,
                  words[2] & 0xffff, words[3], words[4]);
  for (size_t i = CGC_SPIRV_HEADER; i < n;) {
    size_t count = words[i] >> 16;
    if (!count || count > n - i) count = n - i;
    cgc_add_instruction(&d, words + i, count);
    i += count;
  }
}
