// Private to the SPIR-V backend: instructions written into one word buffer per section, merged at the end.
//
// An instruction is cgi_spv_begin, operands, cgi_spv_end, which patches the word count. Types and constants are hash-consed; asking for a type or
// an instruction that needs a capability adds it, and capabilities and extensions come out sorted. Running out of memory sets `failed`; writing
// goes on without effect, and the end reports it once.
#ifndef CGI_SPV_WORDS_H
#define CGI_SPV_WORDS_H
#include <string.h>

#include "spirv/cg_spirv.h"

// The copy beside this header first, then an installed one: Debian, Homebrew, SPIRV-Headers' own install and newer Vulkan SDKs; a Vulkan SDK on
// Windows; older SDKs.
#ifdef CODEGEN_SPIRV_H
#include CODEGEN_SPIRV_H
#elif defined(__has_include)
#if __has_include("spirv.h")
#include "spirv.h"
#elif __has_include(<spirv/unified1/spirv.h>)
#include <spirv/unified1/spirv.h>
#elif __has_include(<unified1/spirv.h>)
#include <unified1/spirv.h>
#elif __has_include(<spirv-headers/spirv.h>)
#include <spirv-headers/spirv.h>
#elif __has_include(<vulkan/spirv.h>)
#include <vulkan/spirv.h>
#else
#error "codegen_spirv.h needs spirv.h of SPIRV-Headers (https://github.com/KhronosGroup/SPIRV-Headers): put it beside, or define CODEGEN_SPIRV_H"
#endif
#else
#include "spirv.h"
#endif
#if SPV_VERSION < 0x10300
#error "codegen_spirv.h needs the spirv.h of SPIR-V 1.3 or newer: unified1/spirv.h of SPIRV-Headers; CODEGEN_SPIRV_H says which one to take"
#endif

// Privates that cross the backend's files: extern in the split build, static in the shipped one.
#ifndef CGI_SPV_DEF
#ifdef CGI_SPV_ONE_UNIT
#define CGI_SPV_DEF static
#else
#define CGI_SPV_DEF extern
#endif
#endif

#ifndef CGI_TEXT // messages of the shipped headers: tools/amalgamate.c writes both forms
#ifndef CODEGEN_NO_MESSAGES
#define CGI_TEXT(brief, text) text
#else
#define CGI_TEXT(brief, text) brief
#endif
#endif

#ifdef __cplusplus
extern "C" {
#endif

typedef struct cgi_spv_words {
  uint32_t *data;
  size_t len, capacity;
  size_t start; // of the open instruction
} cgi_spv_words;

typedef enum cgi_spv_section { // in the order of the module's logical layout
  CGI_SPV_IMPORTS,
  CGI_SPV_MEMORY_MODEL,
  CGI_SPV_ENTRY_POINTS,
  CGI_SPV_EXECUTION_MODES,
  CGI_SPV_STRINGS,
  CGI_SPV_NAMES,
  CGI_SPV_DECORATIONS,
  CGI_SPV_GLOBALS, // types, constants, variables
  CGI_SPV_FUNCTIONS,
  CGI_SPV_LOCALS, // scratch: variables of the current function
  CGI_SPV_BODY,   // scratch: its instructions
  CGI_SPV_HELPER, // scratch: those of a function that it needs
  CGI_SPV_NUM_SECTIONS
} cgi_spv_section;

typedef struct cgi_spv_map { // from 64-bit keys to ids; looked up, never walked
  uint64_t *keys;
  uint32_t *values;
  uint32_t capacity, count;
} cgi_spv_map;

typedef struct cgi_spv_unique { // a hash-consed instruction: its key is a range of `pool`
  uint32_t offset, length, id, hash;
} cgi_spv_unique;

#define CGI_SPV_MAX_CAPABILITIES 32
#define CGI_SPV_MAX_EXTENSIONS 16

typedef struct cgi_spv_writer {
  cg_context *ctx;
  bool failed;   // out of memory
  bool too_long; // an instruction of more than 65535 words
  uint32_t version, next_id;
  cgi_spv_words sections[CGI_SPV_NUM_SECTIONS];
  cgi_spv_words pool; // keys of uniques
  cgi_spv_unique *uniques;
  uint32_t num_uniques, unique_capacity; // unique_capacity: slots, a power of two
  uint32_t num_capabilities, num_extensions;
  uint32_t capabilities[CGI_SPV_MAX_CAPABILITIES];
  const char *extensions[CGI_SPV_MAX_EXTENSIONS];
  uint32_t glsl;          // id of GLSL.std.450, 0 before its first use
  uint32_t scalars[2][5]; // ids of integer and float types by width / 16, asked for with every instruction; 0 before their first use
} cgi_spv_writer;

CGI_SPV_DEF void cgi_spv_init(cgi_spv_writer *w, cg_context *ctx, uint32_t version);
CGI_SPV_DEF void cgi_spv_release(cgi_spv_writer *w);
CGI_SPV_DEF uint32_t cgi_spv_new_id(cgi_spv_writer *w);
CGI_SPV_DEF void cgi_spv_begin(cgi_spv_writer *w, cgi_spv_section s, uint32_t opcode);
CGI_SPV_DEF void cgi_spv_word(cgi_spv_writer *w, cgi_spv_section s, uint32_t word);
CGI_SPV_DEF void cgi_spv_string(cgi_spv_writer *w, cgi_spv_section s, cg_str text); // NUL-terminated, padded
CGI_SPV_DEF void cgi_spv_end(cgi_spv_writer *w, cgi_spv_section s);
CGI_SPV_DEF void cgi_spv_inst(cgi_spv_writer *w, cgi_spv_section s, uint32_t opcode, uint32_t n, const uint32_t *operands);
CGI_SPV_DEF void cgi_spv_inst1(cgi_spv_writer *w, cgi_spv_section s, uint32_t opcode, uint32_t a);
CGI_SPV_DEF void cgi_spv_inst2(cgi_spv_writer *w, cgi_spv_section s, uint32_t opcode, uint32_t a, uint32_t b);
CGI_SPV_DEF void cgi_spv_inst3(cgi_spv_writer *w, cgi_spv_section s, uint32_t opcode, uint32_t a, uint32_t b, uint32_t c);
CGI_SPV_DEF void cgi_spv_append(cgi_spv_writer *w, cgi_spv_section to, cgi_spv_section from); // and empties `from`
CGI_SPV_DEF void cgi_spv_decorate(cgi_spv_writer *w, uint32_t id, uint32_t decoration);
CGI_SPV_DEF void cgi_spv_decorate1(cgi_spv_writer *w, uint32_t id, uint32_t decoration, uint32_t literal);

CGI_SPV_DEF void cgi_spv_capability(cgi_spv_writer *w, uint32_t capability);
CGI_SPV_DEF void cgi_spv_extension(cgi_spv_writer *w, const char *name); // a literal

// The id of `opcode [type] %id operands…` in the globals, made once per distinct (opcode, type, operands, tag). `tag` keeps types apart that differ
// in their decorations alone; *fresh tells the caller to add these. type 0: none.
CGI_SPV_DEF uint32_t cgi_spv_intern(cgi_spv_writer *w, uint32_t opcode, uint32_t type, uint32_t n, const uint32_t *operands, uint32_t tag,
                                    bool *fresh);
CGI_SPV_DEF uint32_t cgi_spv_type_void(cgi_spv_writer *w);
CGI_SPV_DEF uint32_t cgi_spv_type_bool(cgi_spv_writer *w);
CGI_SPV_DEF uint32_t cgi_spv_type_int(cgi_spv_writer *w, uint32_t width); // 64 bits add Int64; 8 and 16 add nothing: storage alone may be meant
CGI_SPV_DEF uint32_t cgi_spv_type_float(cgi_spv_writer *w, uint32_t width);
CGI_SPV_DEF uint32_t cgi_spv_type_vector(cgi_spv_writer *w, uint32_t component, uint32_t n); // n 1 gives the component
CGI_SPV_DEF uint32_t cgi_spv_type_pointer(cgi_spv_writer *w, uint32_t storage_class, uint32_t pointee);
CGI_SPV_DEF uint32_t cgi_spv_const_bits(cgi_spv_writer *w, uint32_t type, uint32_t width, uint64_t bits); // bits beyond width are ignored
CGI_SPV_DEF uint32_t cgi_spv_const_bool(cgi_spv_writer *w, bool value);
CGI_SPV_DEF uint32_t cgi_spv_const_u32(cgi_spv_writer *w, uint32_t value);
CGI_SPV_DEF uint32_t cgi_spv_const_composite(cgi_spv_writer *w, uint32_t type, uint32_t n, const uint32_t *parts);
CGI_SPV_DEF uint32_t cgi_spv_glsl_set(cgi_spv_writer *w);

// Header, capabilities, extensions, then the sections in order; NULL after a failure.
CGI_SPV_DEF uint32_t *cgi_spv_finish(cgi_spv_writer *w, size_t *num_words);

CGI_SPV_DEF bool cgi_spv_map_get(const cgi_spv_map *m, uint64_t key, uint32_t *value);
CGI_SPV_DEF void cgi_spv_map_put(cgi_spv_writer *w, cgi_spv_map *m, uint64_t key, uint32_t value);
CGI_SPV_DEF void cgi_spv_map_clear(cgi_spv_writer *w, cgi_spv_map *m); // frees

#ifdef __cplusplus
}
#endif
#endif
