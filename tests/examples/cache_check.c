// examples/disk_cache.c: a program that was written and read is the same in every fact, and what is cut short or damaged anywhere is refused.
//   cache_check FILE.mlir…
#define main disk_cache_main
#include "examples/disk_cache.c"
#undef main

static void quit(const char *what) {
  printf("%s\n", what);
  exit(1);
}

static void check(cg_context *ctx, const char *path, const char *target) {
  static const uint8_t key[CG_CACHE_KEY_BYTES] = {1, 2, 3}, other[CG_CACHE_KEY_BYTES] = {1, 2, 4};
  const cg_target *facts = cg_target_find(target);
  size_t len, size, again_size;
  uint8_t *data, *again, *cut;
  cg_module module;
  cg_program program, read;
  cg_compile_desc desc;
  cg_str json, json_read;
  char *text = (char *)read_file(path, &len);
  memset(&desc, 0, sizeof desc);
  desc.target = target;
  desc.backend = cg_spirv_backend();
  if (!text || cg_parse(ctx, text, len, NULL, &module) != CG_OK || cg_compile(module, &desc, &program) != CG_OK) quit(path);
  free(text);
  if (!cache_write(&program, key, &data, &size)) quit("not written");
  if (!cache_read(ctx, data, size, key, facts, &read)) quit("not read");
  if (cg_program_json(ctx, &program, NULL, &json) != CG_OK || cg_program_json(ctx, &read, NULL, &json_read) != CG_OK) quit("no JSON");
  if (json.len != json_read.len || memcmp(json.data, json_read.data, json.len) != 0) quit("the JSON differs");
  if (!cache_write(&read, key, &again, &again_size) || again_size != size || memcmp(data, again, size) != 0) quit("the bytes differ");
  free(again);
  if (read.num_words != program.num_words || memcmp(read.words, program.words, 4 * program.num_words) != 0) quit("the words differ");
  if (cache_read(ctx, data, size, other, facts, &read)) quit("another key");

  for (size_t n = 0; n < size; n += 1 + size / 499) { // cut short; in a block of its own, so that the sanitizer sees a read past its end
    cut = (uint8_t *)malloc(n ? n : 1);
    if (n) memcpy(cut, data, n);
    if (cache_read(ctx, cut, n, key, facts, &read)) quit("a file cut short is taken");
    free(cut);
  }
  for (size_t n = 0; n < size; n += 1 + size / 499) { // a bit turned over; then with a checksum to match: anything but a crash
    uint64_t sum;
    data[n] ^= (uint8_t)(1u << n % 8);
    if (cache_read(ctx, data, size, key, facts, &read)) quit("a damaged file is taken");
    sum = checksum(data + HEADER, size - HEADER);
    for (int i = 0; i < 8; i++) data[HEADER - 8 + i] = (uint8_t)(sum >> (8 * i));
    (void)cache_read(ctx, data, size, key, facts, &read);
    data[n] ^= (uint8_t)(1u << n % 8);
    sum = checksum(data + HEADER, size - HEADER);
    for (int i = 0; i < 8; i++) data[HEADER - 8 + i] = (uint8_t)(sum >> (8 * i));
  }
  if (!cache_read(ctx, data, size, key, facts, &read)) quit("mended, and refused");
  free(data);
  printf("%s for %s: %zu bytes\n", path, target, size);
}

int main(int argc, char **argv) {
  cg_context *ctx = cg_create(NULL);
  for (int i = 1; i < argc; i++) {
    check(ctx, argv[i], "vulkan1.1");
    check(ctx, argv[i], "hopper");
    cg_reset(ctx);
  }
  cg_destroy(ctx);
  return 0;
}
