// cgc layout: pictures of layouts, as SVG and PNG.
#include <stdlib.h>
#include <string.h>
#include "cgc.h"

#if defined(__has_include)
#if __has_include(<stb/stb_image_write.h>)
#define CGC_HAS_PNG
#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-function"
#endif
#define STB_IMAGE_WRITE_STATIC
#define STB_IMAGE_WRITE_IMPLEMENTATION
#include <stb/stb_image_write.h>
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif
#endif
#endif

enum { CGC_CELL_W = 30, CGC_CELL_H = 20, CGC_MARGIN = 34, CGC_GAP = 26, CGC_DIGIT_W = 4, CGC_DIGIT_H = 5 };

typedef struct {
  int64_t x, y, w, h;
} cgc_box;

static cgc_box cgc_cell_box(const cgc_picture *p, int64_t grid, int64_t row, int64_t column) {
  cgc_box b = {CGC_MARGIN + column * CGC_CELL_W, CGC_GAP + grid * (p->rows * CGC_CELL_H + CGC_GAP) + row * CGC_CELL_H, CGC_CELL_W, CGC_CELL_H};
  return b;
}

static cgc_box cgc_picture_box(const cgc_picture *p) {
  cgc_box last = cgc_cell_box(p, p->grids ? p->grids - 1 : 0, p->rows, p->columns), b = {0, 0, last.x + CGC_CELL_H, last.y + CGC_CELL_H};
  return b;
}

static const cgc_picture_cell *cgc_cell_at(const cgc_picture *p, int64_t grid, int64_t row, int64_t column) { // NULL: beside the grid, or nothing
  if (row < 0 || column < 0 || row >= p->rows || column >= p->columns) return NULL;
  const cgc_picture_cell *c = &p->cells[(grid * p->rows + row) * p->columns + column];
  return c->subgroup < 0 ? NULL : c;
}

static int64_t cgc_subgroup_at(const cgc_picture *p, int64_t grid, int64_t row, int64_t column) {
  const cgc_picture_cell *c = cgc_cell_at(p, grid, row, column);
  return c ? c->subgroup : -1;
}

// A light colour: its hue is the thread's place among all, and neighbours differ in brightness. In whole numbers, the same everywhere.
static uint32_t cgc_thread_color(int64_t thread, int64_t num_threads) {
  int64_t hue = num_threads > 0 ? (int64_t)((uint64_t)(thread % num_threads) * 1530 / (uint64_t)num_threads) : 0, sector = hue / 255, x = hue % 255;
  int64_t rgb[3] = {0, 0, 0}, high = thread % 2 ? 222 : 252, low = thread % 2 ? 120 : 150;
  rgb[((sector + 1) / 2) % 3] = 255;
  rgb[(7 - sector) % 3] = sector % 2 ? 255 - x : x;
  uint32_t color = 0;
  for (int i = 0; i < 3; i++) color = color << 8 | (uint32_t)(low + rgb[i] * (high - low) / 255);
  return color;
}

// The lines around a cell where the subgroup is another beyond: left and above of each, right and below at the end.
static int cgc_cell_edges(const cgc_picture *p, int64_t grid, int64_t row, int64_t column, cgc_box *edges) {
  cgc_box b = cgc_cell_box(p, grid, row, column);
  int64_t here = cgc_subgroup_at(p, grid, row, column);
  int n = 0;
  if (cgc_subgroup_at(p, grid, row, column - 1) != here) edges[n++] = (cgc_box){b.x - 1, b.y - 1, 3, b.h + 3};
  if (cgc_subgroup_at(p, grid, row - 1, column) != here) edges[n++] = (cgc_box){b.x - 1, b.y - 1, b.w + 3, 3};
  if (column + 1 == p->columns && here >= 0) edges[n++] = (cgc_box){b.x + b.w - 1, b.y - 1, 3, b.h + 3};
  if (row + 1 == p->rows && here >= 0) edges[n++] = (cgc_box){b.x - 1, b.y + b.h - 1, b.w + 3, 3};
  return n;
}

// ---- both kinds ----------------------------------------------------------------------------------------------------------------------------
typedef struct {
  void (*box)(void *user, cgc_box b, uint32_t color);
  void (*number)(void *user, int64_t x, int64_t y, int64_t width, int64_t number); // in the middle of what begins there
  void *user;
} cgc_pen;

static void cgc_picture_draw(const cgc_picture *p, cgc_pen pen) {
  for (int64_t g = 0; g < p->grids; g++) {
    for (int64_t c = 0; c < p->columns; c += p->columns_per_number) {
      cgc_box b = cgc_cell_box(p, g, 0, c);
      pen.number(pen.user, b.x, b.y - CGC_CELL_H - 1, CGC_CELL_W * p->columns_per_number, c / p->columns_per_number);
    }
    for (int64_t r = 0; r < p->rows; r++) {
      cgc_box first = cgc_cell_box(p, g, r, 0);
      pen.number(pen.user, 0, first.y, CGC_MARGIN - 4, r);
      for (int64_t c = 0; c < p->columns; c++) {
        const cgc_picture_cell *cell = cgc_cell_at(p, g, r, c);
        cgc_box b = cgc_cell_box(p, g, r, c), inside = {b.x, b.y, b.w - 1, b.h - 1};
        pen.box(pen.user, inside, cell ? cgc_thread_color(cell->thread, p->num_threads) : 0xeeeeee);
        if (cell) pen.number(pen.user, b.x, b.y, b.w, cell->slot);
      }
    }
    for (int64_t r = 0; r < p->rows; r++) {
      for (int64_t c = 0; c < p->columns; c++) {
        cgc_box edges[4];
        for (int n = cgc_cell_edges(p, g, r, c, edges); n > 0; n--) pen.box(pen.user, edges[n - 1], 0x202020);
      }
    }
  }
}

// ---- SVG -------------------------------------------------------------------------------------------------------------------------------------
static void cgc_svg_box(void *user, cgc_box b, uint32_t color) {
  cgc_text_format((cgc_text *)user, "<rect x=\"%lld\" y=\"%lld\" width=\"%lld\" height=\"%lld\" fill=\"#%06x\"/>\n", (long long)b.x, (long long)b.y,
                  (long long)b.w, (long long)b.h, (unsigned)color);
}

static void cgc_svg_number(void *user, int64_t x, int64_t y, int64_t width, int64_t number) {
  cgc_text_format((cgc_text *)user, "<text x=\"%lld\" y=\"%lld\">%lld</text>\n", (long long)(x + width / 2), (long long)(y + 14), (long long)number);
}

void cgc_picture_svg(cgc_text *t, const cgc_picture *p) {
  cgc_box all = cgc_picture_box(p);
  cgc_pen pen = {cgc_svg_box, cgc_svg_number, t};
  cgc_text_format(t,
                  "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %lld %lld\" width=\"%lld\" height=\"%lld\" font-family=\"sans-serif\" "
                  "font-size=\"11\" text-anchor=\"middle\">\n<rect width=\"100%%\" height=\"100%%\" fill=\"#ffffff\"/>\n",
                  (long long)all.w, (long long)all.h, (long long)all.w, (long long)all.h);
  cgc_picture_draw(p, pen);
  cgc_text_format(t, "</svg>\n");
}

// ---- PNG -------------------------------------------------------------------------------------------------------------------------------------
#ifdef CGC_HAS_PNG
typedef struct {
  uint8_t *pixels;
  int64_t w, h;
} cgc_canvas;

static void cgc_canvas_box(void *user, cgc_box b, uint32_t color) {
  cgc_canvas *c = (cgc_canvas *)user;
  for (int64_t y = b.y; y < b.y + b.h && y < c->h; y++)
    for (int64_t x = b.x; x < b.x + b.w && x < c->w; x++)
      for (int i = 0; i < 3; i++) c->pixels[(y * c->w + x) * 3 + i] = (uint8_t)(color >> (16 - 8 * i));
}

// Digits of three by five dots, a bit each, from above.
static void cgc_canvas_digit(cgc_canvas *c, int64_t x, int64_t y, int64_t scale, int digit) {
  static const uint16_t shapes[10] = {075557, 026227, 071747, 071717, 055711, 074717, 074757, 071111, 075757, 075717};
  for (int64_t row = 0; row < CGC_DIGIT_H; row++)
    for (int64_t column = 0; column < 3; column++)
      if (shapes[digit] >> (3 * (CGC_DIGIT_H - 1 - row) + 2 - column) & 1)
        cgc_canvas_box(c, (cgc_box){x + column * scale, y + row * scale, scale, scale}, 0x000000);
}

static void cgc_canvas_number(void *user, int64_t x, int64_t y, int64_t width, int64_t number) {
  char digits[24];
  int64_t n = snprintf(digits, sizeof digits, "%lld", (long long)number), scale = n * CGC_DIGIT_W * 2 < width ? 2 : 1;
  int64_t left = x + (width - n * CGC_DIGIT_W * scale) / 2, top = y + (CGC_CELL_H - CGC_DIGIT_H * scale) / 2;
  if (left < 0) left = 0;
  for (int64_t i = 0; i < n; i++) cgc_canvas_digit((cgc_canvas *)user, left + i * CGC_DIGIT_W * scale, top, scale, digits[i] - '0');
}

bool cgc_picture_png(cgc_text *t, const cgc_picture *p) {
  cgc_box all = cgc_picture_box(p);
  cgc_canvas c = {(uint8_t *)cgc_alloc((size_t)(all.w * all.h * 3)), all.w, all.h};
  cgc_pen pen = {cgc_canvas_box, cgc_canvas_number, &c};
  int len = 0;
  cgc_canvas_box(&c, all, 0xffffff);
  cgc_picture_draw(p, pen);
  unsigned char *png = stbi_write_png_to_mem(c.pixels, (int)(all.w * 3), (int)all.w, (int)all.h, 3, &len);
  free(c.pixels);
  if (!png) exit(CGC_FAILED);
  cgc_text_add(t, (const char *)png, (size_t)len);
  free(png);
  return true;
}
#else
bool cgc_picture_png(cgc_text *t, const cgc_picture *p) {
  (void)t, (void)p;
  return false;
}
#endif
