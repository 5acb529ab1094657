// cgc: files, diagnostics, contexts.
#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#ifdef _WIN32
#include <process.h>
#define cgc_pid _getpid
#define S_ISREG(mode) (((mode)&_S_IFMT) == _S_IFREG)
#define S_ISDIR(mode) (((mode)&_S_IFMT) == _S_IFDIR)
#else
#include <unistd.h>
#define cgc_pid getpid
#endif
#include "cgc.h"

// What the command keeps until it ends stays reachable from here, so that leak checkers look at the library alone.
static struct {
  void **blocks;
  size_t count;
} cgc_kept;

void cgc_keep(void *p) {
  if ((cgc_kept.count & (cgc_kept.count + 1)) == 0) { // at 2^n - 1: room up to the next
    cgc_kept.blocks = (void **)realloc((void *)cgc_kept.blocks, (cgc_kept.count + 1) * 2 * sizeof(void *));
    if (!cgc_kept.blocks) exit(CGC_FAILED);
  }
  cgc_kept.blocks[cgc_kept.count++] = p;
}

void *cgc_alloc(size_t size) {
  void *p = calloc(1, size ? size : 1);
  if (!p) {
    fprintf(stderr, "cgc: error: out of memory\n");
    exit(CGC_FAILED);
  }
  cgc_keep(p);
  return p;
}

char *cgc_format(const char *format, ...) {
  va_list args;
  int n;
  char *s;
  va_start(args, format);
  n = vsnprintf(NULL, 0, format, args);
  va_end(args);
  s = (char *)cgc_alloc((size_t)n + 1);
  va_start(args, format);
  vsnprintf(s, (size_t)n + 1, format, args);
  va_end(args);
  return s;
}

void cgc_text_add(cgc_text *t, const char *data, size_t len) {
  if (t->len + len + 1 > t->capacity) {
    t->capacity = (t->len + len + 1) * 2;
    t->data = (char *)realloc(t->data, t->capacity);
    if (!t->data) exit(CGC_FAILED);
  }
  memcpy(t->data + t->len, data, len);
  t->len += len;
  t->data[t->len] = 0;
}

void cgc_text_write(void *text, const char *data, size_t len) { cgc_text_add((cgc_text *)text, data, len); }

void cgc_text_format(cgc_text *t, const char *format, ...) {
  char buffer[1024], *long_one = NULL;
  va_list args;
  int n;
  va_start(args, format);
  n = vsnprintf(buffer, sizeof buffer, format, args);
  va_end(args);
  if (n < 0) exit(CGC_FAILED);
  if ((size_t)n >= sizeof buffer) {
    long_one = (char *)malloc((size_t)n + 1);
    if (!long_one) exit(CGC_FAILED);
    va_start(args, format);
    vsnprintf(long_one, (size_t)n + 1, format, args);
    va_end(args);
  }
  cgc_text_add(t, long_one ? long_one : buffer, (size_t)n);
  free(long_one);
}

void cgc_errorf(const char *format, ...) {
  va_list args;
  fprintf(stderr, "cgc: error: ");
  va_start(args, format);
  vfprintf(stderr, format, args);
  va_end(args);
  fputc('\n', stderr);
}

char *cgc_str(cg_str s) { return cgc_format("%.*s", (int)s.len, s.data ? s.data : ""); }
bool cgc_is(cg_str s, const char *z) { return s.len == strlen(z) && (s.len == 0 || memcmp(s.data, z, s.len) == 0); }

double cgc_now(void) {
  struct timespec t;
#ifdef _WIN32
  timespec_get(&t, TIME_UTC);
#else
  clock_gettime(CLOCK_MONOTONIC, &t);
#endif
  return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static cgc_list cgc_files_read;

bool cgc_read_file(const char *path, char **data, size_t *len) {
  bool standard = strcmp(path, "-") == 0;
  FILE *f = standard ? stdin : fopen(path, "rb");
  size_t capacity = 1 << 16, n;
  if (!f) {
    cgc_errorf("cannot open '%s': %s", path, strerror(errno));
    return false;
  }
  if (!standard) cgc_list_add(&cgc_files_read, path);
  *data = (char *)cgc_alloc(capacity + 1);
  *len = 0;
  while ((n = fread(*data + *len, 1, capacity - *len, f)) > 0) {
    *len += n;
    if (*len == capacity) {
      capacity *= 2;
      *data = (char *)realloc(*data, capacity + 1);
      if (!*data) {
        cgc_errorf("'%s' is too large", path);
        exit(CGC_FAILED);
      }
      cgc_keep(*data);
    }
  }
  (*data)[*len] = 0;
  if (ferror(f)) {
    cgc_errorf("cannot read '%s': %s", path, strerror(errno));
    if (!standard) fclose(f);
    return false;
  }
  if (!standard) fclose(f);
  return true;
}

// A line that holds `// -----` and nothing else.
static bool cgc_is_split_line(const char *p, const char *end) {
  while (end > p && (end[-1] == '\n' || end[-1] == '\r' || end[-1] == ' ')) end--;
  return end - p == 8 && memcmp(p, "// -----", 8) == 0;
}

bool cgc_read_sources(const char *path, bool split, cgc_source **out, size_t *count) {
  char *data;
  size_t len, n = 1;
  uint32_t line = 1;
  const char *name = strcmp(path, "-") == 0 ? "<stdin>" : path;
  if (!cgc_read_file(path, &data, &len)) return false;
  if (split)
    for (size_t i = 0; i < len; i++) n += data[i] == '\n';
  *out = (cgc_source *)cgc_alloc((n + 1) * sizeof(cgc_source));
  *count = 1;
  (*out)[0].filename = name;
  (*out)[0].text = data;
  (*out)[0].len = len;
  (*out)[0].first_line = 1;
  for (char *p = data; split && p < data + len; line++) {
    char *nl = (char *)memchr(p, '\n', (size_t)(data + len - p));
    char *end = nl ? nl + 1 : data + len;
    if (cgc_is_split_line(p, end)) {
      cgc_source *last = &(*out)[*count - 1], *next = &(*out)[*count];
      last->len = (size_t)(p - last->text);
      next->filename = name;
      next->text = end;
      next->len = (size_t)(data + len - end);
      next->first_line = line + 1;
      ++*count;
    }
    p = end;
  }
  return true;
}

// A device or a pipe: no file may take its place.
static bool cgc_is_device(const char *path) {
  struct stat s;
  return stat(path, &s) == 0 && !S_ISREG(s.st_mode) && !S_ISDIR(s.st_mode);
}

static bool cgc_same_file(const char *a, const char *b) {
  struct stat x, y;
  return strcmp(a, b) == 0 || (stat(a, &x) == 0 && stat(b, &y) == 0 && x.st_ino && x.st_ino == y.st_ino && x.st_dev == y.st_dev);
}

// Whether `path`, first written to `temporary`, is no other output's file, nor one that was read and has to stay.
static bool cgc_output_is_new(cgc_outputs *o, const char *path, const char *temporary) {
  for (size_t i = 0; i < o->count; i++) {
    if (!cgc_same_file(temporary, o->files[i].temporary)) continue;
    cgc_errorf("two outputs are one file, '%s'", path);
    o->misnamed = true;
  }
  for (size_t i = 0; i < cgc_files_read.count && o->keep_inputs && !o->misnamed; i++) {
    if (!cgc_same_file(path, cgc_files_read.items[i])) continue;
    cgc_errorf("the output '%s' would take the place of what is read", path);
    o->misnamed = true;
  }
  return !o->misnamed;
}

bool cgc_outputs_add(cgc_outputs *o, const char *path, const void *data, size_t len) {
  bool ok, device = cgc_is_device(path);
  char *temporary;
  FILE *f;
  if (strcmp(path, "-") == 0) {
    if (fwrite(data, 1, len, stdout) == len && fflush(stdout) == 0) return true;
    cgc_errorf("cannot write to standard output");
    return false;
  }
  temporary = device ? NULL : cgc_format("%s.%d.tmp", path, (int)cgc_pid());
  if (!device) {
    if (!cgc_output_is_new(o, path, temporary)) return false;
    cgc_output *files = (cgc_output *)realloc(o->files, (o->count + 1) * sizeof *files);
    if (!files) {
      cgc_errorf("out of memory");
      return false;
    }
    o->files = files;
    o->files[o->count].path = cgc_format("%s", path);
    o->files[o->count].temporary = temporary;
  }
  f = fopen(device ? path : temporary, "wb");
  if (!f) {
    cgc_errorf("cannot write '%s': %s", path, strerror(errno));
    return false;
  }
  o->count += !device;
  ok = fwrite(data, 1, len, f) == len;
  ok = fclose(f) == 0 && ok;
  if (!ok) cgc_errorf("cannot write '%s': %s", path, strerror(errno));
  return ok;
}

bool cgc_outputs_commit(cgc_outputs *o) {
  for (size_t i = 0; i < o->count; i++) {
#ifdef _WIN32
    remove(o->files[i].path);
#endif
    if (rename(o->files[i].temporary, o->files[i].path) != 0) {
      cgc_errorf("cannot write '%s': %s", o->files[i].path, strerror(errno));
      cgc_outputs_discard(o);
      return false;
    }
  }
  for (size_t i = 0; i < o->count; i++) {
    free(o->files[i].path);
    free(o->files[i].temporary);
  }
  free(o->files);
  memset(o, 0, sizeof *o);
  return true;
}

void cgc_outputs_discard(cgc_outputs *o) {
  for (size_t i = 0; i < o->count; i++) {
    remove(o->files[i].temporary);
    free(o->files[i].path);
    free(o->files[i].temporary);
  }
  free(o->files);
  memset(o, 0, sizeof *o);
}

static cg_str cgc_source_line(const cgc_source *s, uint32_t line) {
  cg_str r = {"", 0};
  const char *p, *end;
  if (!s || line < s->first_line) return r;
  p = s->text;
  end = s->text + s->len;
  for (uint32_t i = s->first_line; i < line; i++) {
    const char *nl = (const char *)memchr(p, '\n', (size_t)(end - p));
    if (!nl) return r;
    p = nl + 1;
  }
  r.data = p;
  while (p < end && *p != '\n' && *p != '\r') p++;
  r.len = (size_t)(p - r.data);
  return r;
}

static const char *const cgc_severities[] = {"error", "warning", "remark", "note"};

static void cgc_print_diagnostic(const cgc_session *s, const cg_diagnostic *d) {
  cg_str line = d->source_line;
  if (d->file.len)
    fprintf(stderr, "%.*s:", (int)d->file.len, d->file.data);
  else
    fprintf(stderr, "%s:", s->source ? s->source->filename : "cgc");
  if (d->line) fprintf(stderr, "%u:%u:", d->line, d->column);
  fprintf(stderr, " %s: %.*s", cgc_severities[d->severity], (int)d->message.len, d->message.data);
  if (d->severity == CG_SEVERITY_ERROR) fprintf(stderr, " [%s]", d->id);
  fputc('\n', stderr);
  if (!line.len && d->line && s->source && cgc_is(d->file, s->source->filename)) line = cgc_source_line(s->source, d->line);
  if (!line.len || !d->column) return;
  fprintf(stderr, "%.*s\n", (int)line.len, line.data);
  for (uint32_t i = 0; i + 1 < d->column && i < line.len; i++) fputc(line.data[i] == '\t' ? '\t' : ' ', stderr);
  fputs("^\n", stderr);
}

static void cgc_on_diagnostic(void *user, const cg_diagnostic *d) {
  cgc_session *s = (cgc_session *)user;
  char place[32] = "";
  if (s->report) cgc_report_diagnostic(s->report, cgc_severities[d->severity], d);
  if (!s->quiet) {
    cgc_print_diagnostic(s, d);
    return;
  }
  if (d->severity != CG_SEVERITY_ERROR) return;
  if (d->line) snprintf(place, sizeof place, "%u:%u: ", d->line, d->column);
  if (s->all) cgc_text_format(s->all, "%s%s%.*s", s->all->len ? "\n  " : "", place, (int)d->message.len, d->message.data);
  if (s->kept[0]) return;
  snprintf(s->kept_id, sizeof s->kept_id, "%s", d->id);
  snprintf(s->kept, sizeof s->kept, "%s%.*s", place, (int)d->message.len, d->message.data);
}

bool cgc_session_open(cgc_session *s, const cgc_source *source, bool quiet) {
  cg_context_desc desc;
  memset(s, 0, sizeof *s);
  memset(&desc, 0, sizeof desc);
  s->source = source;
  s->quiet = quiet;
  desc.diagnostic_fn = cgc_on_diagnostic;
  desc.diagnostic_user = s;
  s->ctx = cg_create(&desc);
  if (!s->ctx) cgc_errorf("out of memory");
  return s->ctx != NULL;
}

void cgc_session_close(cgc_session *s) {
  cg_destroy(s->ctx);
  s->ctx = NULL;
}

cg_result cgc_parse(cgc_session *s, cg_module *out) {
  cg_parse_desc desc;
  memset(&desc, 0, sizeof desc);
  desc.filename = s->source->filename;
  desc.first_line = s->source->first_line;
  return cg_parse(s->ctx, s->source->text, s->source->len, &desc, out);
}

cg_result cgc_parse_functions(cgc_session *s, cg_module *out) {
  cg_result r = cgc_parse(s, out);
  return r == CG_OK ? cg_run_pipeline(*out, "outline-dispatch-regions,combine-initializers,erase-buffer-views", NULL) : r;
}

int cgc_status(cg_result r) {
  switch (r) {
  case CG_OK: return CGC_DONE;
  case CG_INVALID_INPUT:
  case CG_UNSUPPORTED: return CGC_REFUSED;
  case CG_INVALID_ARGUMENT: return CGC_USAGE;
  case CG_OUT_OF_MEMORY: break; // was told as any error is
  }
  return CGC_FAILED;
}
