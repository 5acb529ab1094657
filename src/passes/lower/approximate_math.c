// approximate-math: math functions become arithmetic that holds 4 ULP in f32 and f64 on any device; f16, bf16 and f8 compute in f32.
//
//   %r = math.exp %x : f32        ->   %n = math.floor …, a polynomial, a power of two built from its exponent bits
//
// Requires: nothing; scalars and vectors are expanded, tensors left alone. Preserves control flow but for
// math.ipowi, math.zeta and math.polygamma, which become loops.
// With `fast`, or where an op carries the flag afn, the device's own function is taken (GLSL.std.450), if there is one.
// Where all that reads a result rounds it to 16 bits, it is as near as these can tell: within 0.6 ULP of them.
//
// Sources. Argument reduction by a constant in two parts of few bits: Cody and Waite, Software Manual for the Elementary Functions (1980). Reduction
// of large angles by a window of the bits of 2/pi: Payne and Hanek, Radian reduction for trigonometric functions (1983). Sums and products in two
// floats: Dekker, A floating-point technique for extending the available precision (1971), and Knuth, The Art of Computer Programming 2, 4.2.2.
// Using (m - 1)/(m + 1) for the logarithm in pow follows the description in fdlibm (Sun Microsystems, 1993). The polynomials are our own:
// tools/minimax.py.
#include "dialects/dialects.h"
#include "dialects/scalar.h"
#include "support/formula.h"
#include "passes/lower/math_f64.h"
#include "passes/lower/math_special.h"
#include "passes/pass_table.h"
#include "target/target.h"

// The same in every type.
static const cgi_formula cgi_approximate_both[] = {
    {"log_edges(x,y)" // what every logarithm is at 0, below, at infinity and NaN
     "y = x < 0.0 ? nan : y;"
     "y = x == 0.0 ? -inf : y;"
     "return (x == inf) | isnan(x) ? x : y;"},
    {"sin(x)"
     "r, q = quarter_turns(abs(x));"
     "return angle_edges(x, sin_turned(r, q, bits(x)));"},
    {"cos(x)"
     "r, q = quarter_turns(abs(x));"
     "return angle_edges(x, sin_turned(r, q + 1, 0));"},
    {"two_sum(a,b)"
     "s = a + b;"
     "t = s - a;"
     "return s, (a - (s - t)) + (b - t);"},
    {"asinh(x)" // log1p(a + a^2/(1 + sqrt(a^2 + 1))); log(2 a) far out
     "a = abs(x);"
     "far = a > 268435456.0;"
     "c = far ? 1.0 : a;"
     "s = c * c;"
     "near = log1p(c + s / (1.0 + sqrt(s + 1.0)));"
     "y = far ? log(a) + 0.6931471805599453 : near;"
     "return copysign(isnan(x) | (x == 0.0) ? x : y, x);"},
    {"acosh(x)"
     "far = x > 268435456.0;"
     "t = (far ? 1.0 : x) - 1.0;"
     "y = far ? log(x) + 0.6931471805599453 : log1p(t + sqrt(t + t + t * t));"
     "return isnan(x) ? x : (x < 1.0 ? nan : y);"},
    {"atanh(x)"
     "a = abs(x);"
     "c = a < 1.0 ? a : 0.5;"
     "t = c + c;"
     "y = 0.5 * log1p(c < 0.5 ? t + t * c / (1.0 - c) : t / (1.0 - c));"
     "y = a < 1.0 ? y : (a == 1.0 ? inf : nan);"
     "return copysign(isnan(x) | (x == 0.0) ? x : y, x);"},
    {"fast_two_sum(a,b)" // |a| >= |b|
     "s = a + b;"
     "return s, b - (s - a);"},
    {"cbrt_step(r,c) return r * (1.3333333333333333 - c * r * r * r * 0.3333333333333333);"}, // of r = c^(-1/3), by Newton's method
    {"cbrt_end(r,c)"                                                                          // c r^2, corrected once
     "r = cbrt_step(cbrt_step(cbrt_step(r, c), c), c);"
     "s = r * r;"
     "y = c * s;"
     "return y - (y * y * y - c) * (s * 0.3333333333333333);"},
    {"two_product(a,b)" // of halves, whose products are exact
     "p = a * b;"
     "ah = upper_bits(a);"
     "al = a - ah;"
     "bh = upper_bits(b);"
     "bl = b - bh;"
     "return p, ((ah * bh - p) + ah * bl + al * bh) + al * bl;"},
    // log2 of a positive number in two numbers, in f32 to some 2^-36. With s = (m - 1)/(m + 1): log m = s (2 + 2/3 s^2 + s^4 P(s^2)); the type's own
    // are s^4 P(s^2), and what 2/3 and log2(e) lack in it.
    {"log2_pair(x)"
     "k, u = log_parts(x);"
     "v, ve = two_sum(u + 1.0, 1.0);"
     "inverse = 1.0 / v;"
     "sh = u * inverse;"
     "p, pe = two_product(sh, v);"
     "sl = ((u - p) - pe - sh * ve) * inverse;"
     "sh, sl = fast_two_sum(sh, sl);"
     "zh, zl = two_product(sh, sh);"
     "zl = zl + 2.0 * (sh * sl);"
     "t, c, d = log2_poly(zh);"
     "wh, wl = two_product(0.6666666666666666, zh);"
     "wl = wl + (0.6666666666666666 * zl + c * zh);"
     "qh, ql = fast_two_sum(2.0, wh);"
     "qh, ql = fast_two_sum(qh, ql + (wl + t));"
     "lh, ll = two_product(sh, qh);"
     "ll = ll + (sh * ql + sl * qh);"
     "gh, gl = two_product(lh, 1.4426950408889634);"
     "gl = gl + (lh * d + ll * 1.4426950408889634);"
     "h, l = two_sum(k, gh);"
     "h, l = fast_two_sum(h, l + gl);"
     "return h, l;"},
};

static const cgi_formula cgi_approximate_f32[] = {
    // ---- exponentials
    // x = n ln 2 + r, |r| <= ln 2 / 2; gives r, and n in low bits above which others are set: what shifts it to an exponent shifts those out.
    // 1.5 2^23 + n is rounded to n.
    {"exp_parts(x)"
     "t = fma(x, 1.442695, 12582912.0);"
     "n = t - 12582912.0;"
     "return fma(n, 0.00021219444, fma(n, -0.693359375, x)), bits(t);"},
    {"exp_poly(r) return 1.0 + fma(r * r, poly(r, 0.49999994, 0.1666652, 0.04166839, 8.36892426e-3, 1.38155464e-3), r);"},
    {"exp(x)"
     "r, n = exp_parts(min(max(x, -105.0), 90.0));"
     "y = scale(exp_poly(r), n);" // overflows by itself
     "return isnan(x) ? x : y;"},
    {"exp_low(x)" // x <= 0: of n + 64 the power is normal, and the last product rounds where the result is not
     "r, n = exp_parts(max(x, -105.0));"
     "y = flt(bits(exp_poly(r)) + ((n + 64) << 23)) * 5.42101086e-20;"
     "return isnan(x) ? x : y;"},
    {"exp2_poly(r) return fma(r, poly(r, 0.6931472, 0.2402265, 0.055503264, 9.61805601e-3, 1.34007086e-3, 1.54618741e-4), 1.0);"},
    {"exp2_normal(x)" // -126 < x < 127
     "t = x + 12582912.0;"
     "return flt(bits(exp2_poly(x - (t - 12582912.0))) + (bits(t) << 23));"},
    {"exp2(x)"
     "c = min(max(x, -152.0), 129.0);"
     "t = c + 12582912.0;"
     "y = scale(exp2_poly(c - (t - 12582912.0)), bits(t));"
     "return isnan(x) ? x : y;"},
    // 2^n (e + 1) - 1 = 2 (2^(n-1) e + (2^(n-1) - 1/2)), e = exp(r) - 1
    {"expm1(x)"
     "c = min(max(x, -30.0), 89.0);"
     "r, n = exp_parts(c);"
     "e = r + r * r * poly(r, 0.5, 0.16666667, 0.041666347, 8.33329745e-3, 1.39414181e-3, 1.99002359e-4);"
     "t = pow2(n - 1);"
     "y = n == 0x4b400000 ? e : 2.0 * (t * e + (t - 0.5));"
     "return (x == 0.0) | isnan(x) ? x : y;"},
    // exp(x)/2, where exp(x) may overflow already
    {"exp_half(x)"
     "r, n = exp_parts(x);"
     "return scale(exp_poly(r), n - 1);"},

    // ---- logarithms
    {"small_float(k) return flt(k + 0x4b400000) - 12582912.0;"}, // 1.5 2^23 + k, which conversions are slower than
    // x = 2^k (1 + f), sqrt(1/2) <= 1 + f < sqrt(2); subnormal numbers are scaled first
    {"log_split(ix)" // of its bits
     "k = (ix - 0x3f3504f3) >> 23;"
     "return k, flt(ix - (k << 23)) - 1.0;"},
    {"log_parts(x)"
     "tiny = x < 1.17549435e-38;"
     "k, f = log_split(bits(tiny ? x * 8388608.0 : x));"
     "return small_float(tiny ? k - 23 : k), f;"},
    // log(1 + f) = f + y
    {"log_tail(f)"
     "z = f * f;"
     "p = poly(f, 0.33333314, -0.2500001, 0.20002119, -0.16667996, 0.14219552, -0.124055915, 0.11888159, -0.11675634, 0.06746627);"
     "return f * z * p, z * 0.5;"},
    {"log_positive(k,f)"
     "y, h = log_tail(f);"
     "return f + (y + k * -0.00021219444 - h) + k * 0.693359375;"},
    {"log(x)"
     "k, f = log_parts(x);"
     "return log_edges(x, log_positive(k, f));"},
    {"log2(x)" // log2(e) = 1 + 0.4426…
     "k, f = log_parts(x);"
     "y, h = log_tail(f);"
     "y = y - h;"
     "return log_edges(x, y * 0.44269504 + f * 0.44269504 + y + f + k);"},
    {"log10(x)" // log10(e) and log10(2) in two parts
     "k, f = log_parts(x);"
     "y, h = log_tail(f);"
     "y = y - h;"
     "s = (f + y) * 0.0007007319 + k * 0.00024874566;"
     "return log_edges(x, s + y * 0.43359375 + f * 0.43359375 + k * 0.30078125);"},
    {"log1p(x)" // c: what 1 + x lost, by u, of whose inverse the bits give an eighth more or less: no more is needed
     "u = 1.0 + x;"
     "ix = bits(u);"
     "k, f = log_split(ix);"
     "c = (min(x, 1.0) - (u - max(x, 1.0))) * flt(0x7ef311c7 - ix);"
     "f = k == 0 ? x : f;"
     "c = (k == 0) | (k > 30) ? 0.0 : c;"
     "k = small_float(k);"
     "y, h = log_tail(f);"
     "r = f + (y + (c + k * -0.00021219444) - h) + k * 0.693359375;"
     "r = x == -1.0 ? -inf : r;"
     "r = x < -1.0 ? nan : r;"
     "return (x == inf) | (x == 0.0) | isnan(x) ? x : r;"},
    {"log1p_unit(u)" // 0 <= u <= 1
     "p = poly(u, -0.499996483, 0.33321324, -0.248571664, 0.19153662, -0.137538165, 0.079204686, -0.0300658792, 5.36484504e-3);"
     "return fma(u * u, p, u);"},

    // ---- circular functions
    // Word number i + j of 0 0 T0 T1 … , the bits of 2/pi; i is 0 to 4.
    {"pick(i,a,b,c,d,e) return i < 2 ? (i < 1 ? a : b) : (i < 3 ? c : (i < 4 ? d : e));"},
    {"funnel(a,b,s) return (a << s) | ((b >>> 1) >>> (31 - s));"},
    // a = q pi/2 + r, |r| <= pi/4, for a >= 0; q modulo 4. Exact to 62 bits behind the point, which leaves 30 after the worst cancellation.
    {"quarter_turns(a)"
     "ia = bits(a);"
     "e = (ia >>> 23) - 126;"
     "e = e < 0 ? 0 : e;"
     "m = ((ia & 0x7fffff) | 0x800000) << 8;"
     "at = e + 30;"
     "i = at >> 5;"
     "s = at & 31;"
     "w0 = pick(i, 0, 0, 0xa2f9836e, 0x4e441529, 0xfc2757d1);"
     "w1 = pick(i, 0, 0xa2f9836e, 0x4e441529, 0xfc2757d1, 0xf534ddc0);"
     "w2 = pick(i, 0xa2f9836e, 0x4e441529, 0xfc2757d1, 0xf534ddc0, 0xdb629599);"
     "w3 = pick(i, 0x4e441529, 0xfc2757d1, 0xf534ddc0, 0xdb629599, 0x3c439041);"
     "v1 = funnel(w1, w2, s);"
     "mid = m * v1;"
     "low = mulhu(m, funnel(w2, w3, s));"
     "p1 = mid + low;"
     "p2 = m * funnel(w0, w1, s) + mulhu(m, v1);"
     "p2 = ult(p1, mid) ? p2 + 1 : p2;"
     "h = (p2 << 2) | (p1 >>> 30);"
     "sign = h >> 31;"
     "q = (p2 >>> 30) - sign;"
     "h = h ^ sign;"
     "l = (p1 << 2) ^ sign;"
     // h < 2^31: its upper 24 bits are exact as a float, the rest joins the lower word
     "top = h & ~127;"
     "r = utof(top) * 2.3283064e-10;"
     "t = utof(((h & 127) << 25) | (l >>> 7)) * 6.938894e-18;"
     "y = r * 1.57079637 + (t * 1.57079637 + (r + t) * -4.371139e-8);"
     "y = sign == 0 ? y : -y;"
     "small = a <= 0.7853982;"
     "return small ? a : y, small ? 0 : q & 3;"},
    {"sin_poly(r,z) return r + r * z * poly(z, -0.16666667, 8.33332911e-3, -1.98393027e-4, 2.71802605e-6);"},
    {"cos_poly(z) return 1.0 - (0.5 * z - z * z * poly(z, 0.041666646, -1.38873083e-3, 2.44322127e-5));"},
    {"angle_edges(x,y) return (bits(x) & 0x7fffffff) >= 0x7f800000 ? nan : y;"},
    // sin(r + q pi/2), its sign turned over by flip's top bit
    {"sin_turned(r,q,flip)"
     "z = r * r;"
     "y = (q & 1) == 0 ? sin_poly(r, z) : cos_poly(z);"
     "return flt(bits(y) ^ ((q << 30) & 0x80000000) ^ (flip & 0x80000000));"},
    {"tan(x)"
     "r, q = quarter_turns(abs(x));"
     "z = r * r;"
     "y = r + r * z * poly(z, 0.3333335, 0.13332652, 0.054061376, 0.021274406, 0.010856588, 6.24549139e-5, 4.38998779e-3);"
     "y = (q & 1) == 0 ? y : -1.0 / y;"
     "return angle_edges(x, flt(bits(y) ^ (bits(x) & 0x80000000)));"},
    {"atan_unit(a)" // 0 <= a <= 1
     "z = a * a;"
     "return a + a * z * poly(z, -0.333333, 0.19998549, -0.14264244, 0.10952195, -0.08403478, 0.057958078,"
     " -0.031178331, 0.010914867, -1.7936799e-3);"},
    {"atan(x)"
     "a = abs(x);"
     "big = a > 1.0;"
     "y = atan_unit(big ? 1.0 / a : a);"
     "y = big ? 1.57079637 - (y - -4.371139e-8) : y;"
     "y = a == inf ? 1.57079637 : y;"
     "return copysign(isnan(x) ? x : y, x);"},
    // Both scaled away from where a quotient is not to be trusted. pi - y for x < 0, pi/2 - y for |y| > |x|.
    {"atan2(y,x)"
     "ax = abs(x);"
     "ay = abs(y);"
     "steep = ay > ax;"
     "big = steep ? ay : ax;"
     "small = steep ? ax : ay;"
     "c = big > 7.9e28 ? 3.55271368e-15 : (big < 8.0e-22 ? 18446744073709551616.0 : 1.0);"
     "q = (small * c) / (big * c);"
     "q = small == big ? 1.0 : q;"
     "q = (big == 0.0) | ((big == inf) & (small != inf)) ? 0.0 : q;"
     "r = atan_unit(q);"
     "r = steep ? 1.57079637 - (r - -4.371139e-8) : r;"
     "r = bits(x) < 0 ? 3.14159274 - (r - -8.742278e-8) : r;"
     "r = copysign(r, y);"
     "return isnan(x) ? x : (isnan(y) ? y : r);"},
    {"asin_poly(x,z) return x + x * z * poly(z, 0.16666752, 0.074952975, 0.045470368, 0.024179548, 0.04216625);"},
    // asin(a) = pi/2 - 2 asin(sqrt((1 - a)/2))
    {"asin(x)"
     "a = abs(x);"
     "outer = a > 0.5;"
     "z = outer ? 0.5 - 0.5 * a : a * a;"
     "s = outer ? sqrt(z) : a;"
     "p = asin_poly(s, z);"
     "y = outer ? 1.57079637 - (2.0 * p - -4.371139e-8) : p;"
     "y = a > 1.0 ? nan : y;"
     "return copysign(isnan(x) ? x : y, x);"},
    {"acos(x)"
     "a = abs(x);"
     "outer = a > 0.5;"
     "z = outer ? 0.5 - 0.5 * a : a * a;"
     "s = outer ? sqrt(z) : x;"
     "p = asin_poly(s, z);"
     "far = x < 0.0 ? 3.14159274 - (2.0 * p - -8.742278e-8) : 2.0 * p;"
     "y = outer ? far : 1.57079637 - (p - -4.371139e-8);"
     "y = a > 1.0 ? nan : y;"
     "return isnan(x) ? x : y;"},

    // ---- hyperbolic functions
    {"sinh(x)"
     "a = abs(x);"
     "c = min(a, 90.0);"
     "h = exp_half(c);"
     "z = c * c;"
     "near = a + a * z * poly(z, 0.16666667, 8.3333496e-3, 1.98361595e-4, 2.81695134e-6);"
     "y = a < 1.0 ? near : h - 0.25 / h;"
     "y = h == inf ? inf : y;"
     "return copysign(isnan(x) ? x : y, x);"},
    {"cosh(x)"
     "a = abs(x);"
     "h = exp_half(min(a, 90.0));"
     "return isnan(x) ? x : (h == inf ? inf : h + 0.25 / h);"},
    {"tanh(x)" // NaN is near
     "a = abs(x);"
     "c = min(a, 10.0);" // not NaN for NaN, on some devices
     "z = a * a;"
     "near = a + a * z * poly(z, -0.3333328, 0.13331442, -0.05373972, 0.020639097, -5.70499897e-3);"
     "far = fma(-2.0, 1.0 / (exp2_normal(c * 2.88539) + 1.0), 1.0);" // 1 - 2/(exp(2 c) + 1)
     "return copysign(a >= 0.625 ? far : near, x);"},

    // ---- error function, roots, powers
    {"erf(x)" // 1 - 2^(-t P(t)) beyond 0.9
     "a = abs(x);"
     "z = a * a;"
     "near = a + a * poly(z, 0.12837915, -0.37612525, 0.11282141, -0.02677891, 5.01196506e-3, -6.09037175e-4);"
     "t = min(a, 3.95);"
     "p = poly(t - 2.4, 4.3767619, 1.2806951, 0.031736106, -6.18419936e-3, 1.05817174e-3, -2.37496017e-4, 1.50522519e-5);"
     "far = 1.0 - exp2_normal(-(t * p));"           // 1 from 3.95 on
     "return copysign(a >= 0.9 ? far : near, x);"}, // NaN is near
    {"cbrt(x)"
     "a = abs(x);"
     "up = a < 1.17549435e-38;"
     "down = a > 1.0e30;"
     "c = a * (up ? 16777216.0 : (down ? 5.96046448e-8 : 1.0));"
     "r = flt(0x54a2fa8c - udiv(bits(c), 3));"
     "y = cbrt_end(r, c);"
     "y = copysign(y * (up ? 0.00390625 : (down ? 256.0 : 1.0)), x);"
     "return (a == 0.0) | (a == inf) | isnan(x) ? x : y;"},
    {"upper_bits(a) return flt(bits(a) & 0xfffff000);"}, // 12 of them
    {"log2_poly(z) return z * z * poly(z, 0.39999998, 0.28571877, 0.22184901, 0.19469818), -1.98682149e-8, 1.92596303e-8;"},
    {"powf(x,y)"
     "a = abs(x);"
     "broken = isnan(x) | isnan(y) | (a == inf) | (a == 0.0);"
     "h, l = log2_pair(broken ? 1.0 : a);"
     "b = isnan(y) ? 0.0 : y;"
     "b = b > 4294967296.0 ? 4294967296.0 : (b < -4294967296.0 ? -4294967296.0 : b);"
     "p, pe = two_product(b, h);"
     "pe = pe + b * l;"
     "pe = p > 200.0 ? 0.0 : (p < -200.0 ? 0.0 : pe);"
     "p = p > 200.0 ? 200.0 : (p < -200.0 ? -200.0 : p);"
     "n = floor(p + 0.5);"
     "r = scale(exp2_poly((p - n) + pe), toi(n));"
     "r = a == 0.0 ? (y < 0.0 ? inf : 0.0) : r;"
     "r = a == inf ? (y < 0.0 ? 0.0 : inf) : r;"
     "whole = floor(y) == y;"
     "odd = whole & (floor(y * 0.5) != y * 0.5) & (abs(y) < 16777216.0);"
     "negative = bits(x) < 0;"
     "r = negative & odd ? -r : r;"
     "r = (x < 0.0) & !whole & (a != inf) ? nan : r;"
     "r = (a == 1.0) & (abs(y) == inf) ? 1.0 : r;"
     "r = isnan(y) ? y : r;"
     "r = isnan(x) ? x : r;"
     "return (x == 1.0) | (y == 0.0) ? 1.0 : r;"},
};

// Where 2^x is trusted (CG_TRUSTED_EXP2).
static const cgi_formula cgi_approximate_native[] = {
    {"exp2_normal(x) return native_exp2(x);"},
    // 2^t of t = x log2 e, and 2^(x log2 e - t), which is near 1; infinite and NaN by the first alone.
    {"exp_near(x,c)" // c: x, at least -105
     "t = c * 1.442695;"
     "return native_exp2(x * 1.442695) * fma(fused(c, 1.442695, -t), 0.6931472, fma(c, 1.3349758e-8, 1.0));"},
    {"exp(x) return exp_near(x, min(max(x, -105.0), 90.0));"},
    {"exp_low(x) return exp_near(x, max(x, -105.0));"},
};

// What 16 bits say of a result, and no more.
static const cgi_formula cgi_approximate_16[] = {
    {"tanh(x)"
     "c = min(max(x, -4.6), 4.6);"
     "z = c * c;"
     "y = c * poly(z, 0.99996805, 0.10362561, 7.09606102e-4) * (1.0 / poly(z, 1.0, 0.4367483, 0.0131973));"
     "return isnan(x) ? x : y;"},
    {"erf(x)"
     "c = min(max(x, -2.7), 2.7);"
     "z = c * c;"
     "y = c * poly(z, 1.1283523, 0.16228387, 0.029630043) * (1.0 / poly(z, 1.0, 0.47674555, 0.0863001, 3.69679881e-3));"
     "return isnan(x) ? x : y;"},
};
static const cgi_formula cgi_approximate_native_16[] = {{"exp(x) return native_exp2(x * 1.442695);"}};
static const cgi_formula cgi_approximate_f16[] = {
    {"exp(x)" // 0 or infinity long before f32 is
     "c = min(max(x, -18.0), 12.0);"
     "t = fma(c, 1.442695, 12582912.0);"
     "r = fma(c, 1.442695, 12582912.0 - t);"
     "y = flt(bits(poly(r, 0.9999992, 0.6931216, 0.24024762, 0.0559195, 9.5699104e-3)) + (bits(t) << 23));"
     "return isnan(x) ? x : y;"},
};
#define CGI_APPROXIMATE_COUNT(a) (sizeof(a) / sizeof(a)[0])

typedef struct cgi_approximate_state {
  bool fast, failed;
} cgi_approximate_state;

static cg_attr cgi_approximate_number(const cgi_formula_target *t, double v) {
  cg_attr a = cgi_attr_float(t->b.ctx, cg_type_element(t->f), v);
  return cg_type_is_shaped(t->f) ? cgi_attr_dense_splat(t->b.ctx, t->f, a) : a;
}

// `values` after so many steps of a formula of them and of `extra`.
static bool cgi_approximate_repeat(cgi_formula_target *t, int64_t steps, const char *name, unsigned n, cg_value *values, cg_value extra) {
  cg_type i32 = cgi_type_i(t->b.ctx, 32);
  cg_value lower = cgi_build_int(&t->b, i32, 0), upper = cgi_build_int(&t->b, i32, steps), step = cgi_build_int(&t->b, i32, 1), args[8], results[6];
  cg_op loop = cgi_build_for(&t->b, lower, upper, step, n, values);
  cgi_formula_target inner = *t;
  inner.b = cgi_builder_in_for(loop, args);
  args[n] = extra;
  bool ok = cgi_formula_expand(&inner, cgi_formula_of(t, cgi_s(name)), n + 1, args, n, results);
  cgi_build_yield(&inner.b, ok ? n : 0, results);
  memcpy(values, loop->results, n * sizeof *values);
  return ok;
}

static cg_value cgi_approximate_zeta(cgi_formula_target *t, cg_value x, cg_value q) {
  cg_value v[8];
  if (!cgi_formula_expand(t, cgi_formula_of(t, cgi_s("zeta_begin")), 1, &q, 3, v)) return NULL;
  v[3] = cgi_build_constant(&t->b, cgi_approximate_number(t, 0.0));
  v[4] = v[5] = v[3];
  if (!cgi_approximate_repeat(t, 12, "zeta_step", 6, v, x)) return NULL;
  v[6] = x;
  v[7] = q;
  return cgi_formula_expand1(t, cgi_formula_of(t, cgi_s("zeta_end")), 8, v);
}

// n! zeta(n + 1, x), its sign by n; as many steps as it takes for n! to overflow.
static cg_value cgi_approximate_polygamma(cgi_formula_target *t, cg_value n, cg_value x) {
  cg_value v[4], f[2];
  f[0] = f[1] = cgi_build_constant(&t->b, cgi_approximate_number(t, 1.0));
  cg_value z = cgi_approximate_zeta(t, cgi_build_binary(&t->b, CG_ARITH_ADDF, n, f[0]), x);
  if (!z || !cgi_approximate_repeat(t, cg_type_width(cg_type_element(t->f)) == 64 ? 171 : 35, "factorial_step", 2, f, n)) return NULL;
  v[0] = n;
  v[1] = x;
  v[2] = z;
  v[3] = f[0];
  return cgi_formula_expand1(t, cgi_formula_of(t, cgi_s("polygamma_end")), 4, v);
}

// What the result is rounded to: where it is computed in f32, by all that reads it, if need be behind 1/(1 + exp(-x)).
static cg_type_kind cgi_approximate_precision(cg_op op) {
  cg_type_kind own = cg_type_get_kind(cg_type_element(op->results[0]->type)), kind = own;
  cg_value v = op->results[0];
  bool quotient = false;
  for (; own == CG_TYPE_F32 && op->def->kind == CG_MATH_EXP && cg_value_has_one_use(v); v = v->uses->owner->results[0]) {
    cg_op reader = v->uses->owner;
    cg_attr term;
    bool sum = reader->def->kind == CG_ARITH_ADDF && cgi_attr_scalar_of(cgi_constant_of(reader->operands[CG_RHS].value), &term) &&
               cg_attr_float(term) > 0; // of positive numbers: nothing cancels out
    if (!(sum && !quotient) && reader->def->kind != CG_ARITH_DIVF) break;
    quotient = quotient || !sum;
  }
  for (const cgi_use *u = own == CG_TYPE_F32 ? v->uses : NULL; u; u = u->next) {
    if (u->owner->def->kind != CG_ARITH_TRUNCF) return own;
    cg_type_kind to = cg_type_get_kind(cg_type_element(u->owner->results[0]->type));
    if (kind != own && kind != to) return own;
    kind = to;
  }
  return kind;
}

// By the tables of what the op computes, those that serve it alone first.
static cgi_formula_target cgi_approximate_target(cg_op op) {
  enum { F64 = 1, F32 = 2, F16 = 4, BF16 = 8, NATIVE = 16, NARROW = F16 | BF16, ALL = F64 | F32 | NARROW };
#define CGI_APPROXIMATE_SET(table, serves)                                                                                                           \
  { table, CGI_APPROXIMATE_COUNT(table), serves }
  static const struct {
    const cgi_formula *table;
    uint16_t size, serves;
  } sets[] = {
      CGI_APPROXIMATE_SET(cgi_approximate_native_16, NARROW | NATIVE),
      CGI_APPROXIMATE_SET(cgi_approximate_f16, F16),
      CGI_APPROXIMATE_SET(cgi_approximate_16, NARROW),
      CGI_APPROXIMATE_SET(cgi_approximate_native, F32 | NARROW | NATIVE),
      CGI_APPROXIMATE_SET(cgi_approximate_f32, F32 | NARROW),
#ifndef CODEGEN_NO_EMULATION
      CGI_APPROXIMATE_SET(cgi_approximate_f64, F64),
#endif
      CGI_APPROXIMATE_SET(cgi_approximate_both, ALL),
#ifndef CODEGEN_NO_SECOND_TIER_OPS
      CGI_APPROXIMATE_SET(cgi_special_both, ALL),
#ifndef CODEGEN_NO_EMULATION
      CGI_APPROXIMATE_SET(cgi_special_f64, F64),
#endif
      CGI_APPROXIMATE_SET(cgi_special_f32, F32 | NARROW),
#endif
  };
#undef CGI_APPROXIMATE_SET
  cg_type type = op->results[0]->type;
  const bool native = (cgi_target_trusted(cgi_target_of(op)) & CG_TRUSTED_EXP2) != 0;
  cg_type_kind kind = cgi_approximate_precision(op);
  const unsigned mine = kind == CG_TYPE_F64 ? F64 : kind == CG_TYPE_F32 ? F32 : kind == CG_TYPE_BF16 ? BF16 : F16;
  cgi_formula_target t = cgi_formula_before(op, type, mine == F64 ? cg_type_element(type) : cgi_type_f32(op->ctx), mine == F64 ? 64 : 32, NULL, 0);
  for (size_t i = 0; i < CGI_APPROXIMATE_COUNT(sets); i++)
    if ((sets[i].serves & mine) && (native || !(sets[i].serves & NATIVE))) cgi_formula_also(&t, sets[i].table, sets[i].size);
  return t;
}

static cg_value cgi_approximate_argument(cg_value v, cg_op_kind kind) {
  return v && v->op && v->op->def->kind == kind ? cg_op_operand(v->op, CG_OPERAND) : NULL;
}

// exp(-|x|) and log1p of it, which softplus and logaddexp are made of, need less.
static const char *cgi_approximate_special(cg_op op) {
  cg_value x = cg_op_operand(op, CG_OPERAND);
  if (op->def->kind == CG_MATH_LOG1P) {
    cg_value rounded = cgi_approximate_argument(x, CG_ARITH_EXTF); // in between
    x = cgi_approximate_argument(rounded ? cgi_approximate_argument(rounded, CG_ARITH_TRUNCF) : x, CG_MATH_EXP);
  } else if (op->def->kind != CG_MATH_EXP || cgi_approximate_precision(op) != CG_TYPE_F32) {
    return NULL;
  }
  if (!cgi_approximate_argument(cgi_approximate_argument(x, CG_ARITH_NEGF), CG_MATH_ABSF)) return NULL;
  return op->def->kind == CG_MATH_EXP ? "exp_low" : "log1p_unit";
}

// By the formula of the op's name behind "math.", through f32 and back where the type is narrower.
static void cgi_approximate_expand(cg_op op, cgi_approximate_state *state) {
  cg_str name = cg_op_name(op);
  cg_type type = op->results[0]->type, element = cg_type_element(type);
  cgi_formula_target t = cgi_approximate_target(op);
  if (cg_type_get_kind(element) == CG_TYPE_F64) {
#ifdef CODEGEN_NO_EMULATION
    state->failed = !cgi_op_unsupported(op, "[left-out] in f64 is left out of this build by CODEGEN_NO_EMULATION");
    return;
#endif
  }
  name.data += 5;
  name.len -= 5;
  const char *special = cgi_approximate_special(op);
  const cgi_formula *formula = special ? cgi_formula_of(&t, cgi_s(special)) : NULL;
  if (!formula) formula = cgi_formula_of(&t, name);
#ifndef CODEGEN_NO_SECOND_TIER_OPS
  const bool zeta = op->def->kind == CG_MATH_ZETA, polygamma = op->def->kind == CG_MATH_POLYGAMMA;
  if (!formula && !zeta && !polygamma) {
    state->failed = !cgi_op_unsupported(op, "has no expansion in f64: compute it in f32");
    return;
  }
#else
  const bool zeta = false, polygamma = false;
  if (!formula) {
    state->failed = !cgi_op_unsupported(op, "[left-out] is left out of this build by CODEGEN_NO_SECOND_TIER_OPS");
    return;
  }
#endif
  cg_value args[2];
  for (unsigned i = 0; i < op->num_operands && i < 2; i++) {
    args[i] = cg_op_operand(op, i);
    if (args[i]->type != t.f) args[i] = cgi_build_unary(&t.b, CG_ARITH_EXTF, t.f, args[i]);
  }
  cg_value r = zeta        ? cgi_approximate_zeta(&t, args[0], args[1])
               : polygamma ? cgi_approximate_polygamma(&t, args[0], args[1])
                           : cgi_formula_expand1(&t, formula, op->num_operands, args);
  if (!r) {
    state->failed = true;
    return;
  }
  if (type != t.f) r = cgi_build_unary(&t.b, CG_ARITH_TRUNCF, type, r);
  cgi_op_replace1(op, r);
}

// x^n for an integer n: |n| as a float through pow; the sign by n's lowest bit, which a float of a large n would lose.
static void cgi_approximate_expand_fpowi(cg_op op, cgi_approximate_state *state) {
  static const cgi_formula combine[] = {{"fpowi(r,x,n) return (bits(x) < 0) & ((n & 1) != 0) & !isnan(r) ? -r : r;"}};
  cg_type type = op->results[0]->type;
  cgi_formula_target t = cgi_approximate_target(op);
  cg_value x = cg_op_operand(op, CG_LHS), n = cg_op_operand(op, CG_RHS), args[3], r;
  unsigned width = cg_type_width(cg_type_element(n->type));
  if (x->type != t.f) x = cgi_build_unary(&t.b, CG_ARITH_EXTF, t.f, x);
  args[0] = cgi_build_unary(&t.b, CG_MATH_ABSF, t.f, x);
  args[1] = cgi_build_unary(&t.b, CG_ARITH_SITOFP, t.f, n);
  r = cgi_formula_expand1(&t, cgi_formula_of(&t, cgi_s("powf")), 2, args);
  args[0] = r;
  args[1] = x;
  args[2] = width == 32 ? n : cgi_build_unary(&t.b, width < 32 ? CG_ARITH_EXTSI : CG_ARITH_TRUNCI, t.i, n);
  r = r ? cgi_formula_expand1(&t, &combine[0], 3, args) : NULL;
  if (!r) {
    state->failed = true;
    return;
  }
  if (type != t.f) r = cgi_build_unary(&t.b, CG_ARITH_TRUNCF, type, r);
  cgi_op_replace1(op, r);
}

// x^n on integers, by squaring, one step a bit of n. A negative n: 1 and -1 have inverses, all others give 0.
//
//   %r:2 = scf.for … iter_args(%acc = 1, %base = x) { acc *= bit ? base : 1; base *= base }
static void cgi_approximate_expand_ipowi(cg_op op, cgi_approximate_state *state) {
  static const cgi_formula parts[] = {
      {"step(acc,base,n,k) acc = ((n >>> k) & 1) != 0 ? acc * base : acc; return acc, base * base;"},
      {"negative(r,x,n) sign = (n & 1) != 0 ? -1 : 1; return n < 0 ? (x == 1 ? 1 : (x == -1 ? sign : 0)) : r;"},
  };
  cg_type type = op->results[0]->type;
  unsigned width = cg_type_get_kind(cg_type_element(type)) == CG_TYPE_INDEX ? 32 : cg_type_width(cg_type_element(type));
  cg_value x = cg_op_operand(op, CG_LHS), n = cg_op_operand(op, CG_RHS), args[4], results[2], init[2];
  if (cg_type_get_kind(cg_type_element(type)) == CG_TYPE_INDEX) {
    state->failed = !cgi_op_unsupported(op, "is not expanded on index values");
    return;
  }
  cgi_formula_target t = cgi_formula_before(op, type, NULL, width, parts, 2);
  cg_type scalar = cgi_type_i(op->ctx, width);
  cg_attr one = cgi_attr_int(op->ctx, scalar, 1);
  cg_value lower = cgi_build_int(&t.b, cgi_type_i(op->ctx, 32), 0);
  cg_value upper = cgi_build_int(&t.b, cgi_type_i(op->ctx, 32), (int64_t)width);
  cg_value step = cgi_build_int(&t.b, cgi_type_i(op->ctx, 32), 1);
  init[0] = cgi_build_constant(&t.b, cg_type_is_shaped(type) ? cgi_attr_dense_splat(op->ctx, type, one) : one);
  init[1] = x;
  cg_op loop = cgi_build_for(&t.b, lower, upper, step, 2, init);
  cgi_formula_target inner = t;
  inner.b = cgi_builder_in_for(loop, args);
  cg_value k = inner.b.block->args[0];
  if (width != 32) k = cgi_build_unary(&inner.b, width < 32 ? CG_ARITH_TRUNCI : CG_ARITH_EXTUI, scalar, k);
  if (cg_type_is_shaped(type)) k = cgi_build_unary(&inner.b, CG_VECTOR_BROADCAST, type, k);
  args[2] = n;
  args[3] = k;
  if (!cgi_formula_expand(&inner, &parts[0], 4, args, 2, results)) state->failed = true;
  cgi_build_yield(&inner.b, state->failed ? 0 : 2, results);
  args[0] = loop->results[0];
  args[1] = x;
  cg_value r = state->failed ? NULL : cgi_formula_expand1(&t, &parts[1], 3, args);
  if (!r)
    state->failed = true;
  else
    cgi_op_replace1(op, r);
}

static bool cgi_approximate_visit(cg_op op, void *user) {
  cgi_approximate_state *state = (cgi_approximate_state *)user;
  const cgi_scalar_row *row = cgi_scalar_row_of(op->def->kind);
  cg_op_kind kind = op->def->kind;
  if (kind != CG_MATH_IPOWI && (!row || row->rule != CGI_SR_FUNC || row->emission == CGI_SE_ALWAYS)) return true;
  cg_type type = op->results[0]->type, element = cg_type_element(type);
  if (cg_type_get_kind(type) == CG_TYPE_TENSOR) return true;
  bool f64 = cg_type_get_kind(element) == CG_TYPE_F64;
  if (kind == CG_MATH_IPOWI)
    cgi_approximate_expand_ipowi(op, state);
  else if (kind == CG_MATH_FPOWI && f64)
    state->failed = !cgi_op_unsupported(op, "has no expansion in f64: compute it in f32");
  else if (kind == CG_MATH_FPOWI)
    cgi_approximate_expand_fpowi(op, state);
  else if (row->emission != CGI_SE_AFN || f64 || (!state->fast && !cgi_has_fastmath(op, CG_FASTMATH_AFN)))
    cgi_approximate_expand(op, state);
  else if (!cgi_has_fastmath(op, CG_FASTMATH_AFN))
    cgi_op_set_attr(op, "fastmath", cgi_attr_fastmath(op->ctx, CG_FASTMATH_AFN));
  return !state->failed;
}

// Before the exponential that says which formula serves is expanded itself.
static bool cgi_approximate_visit_log1p(cg_op op, void *user) { return op->def->kind != CG_MATH_LOG1P || cgi_approximate_visit(op, user); }

CGI_DEF bool cgi_pass_approximate_math(cgi_pass *pass) {
  cgi_approximate_state state;
  state.fast = cgi_pass_option_bool(pass, "fast", false);
  state.failed = false;
  cgi_walk_post(pass->module, cgi_approximate_visit_log1p, &state);
  if (!state.failed) cgi_walk_post(pass->module, cgi_approximate_visit, &state);
  return !state.failed;
}

#undef CGI_APPROXIMATE_COUNT
