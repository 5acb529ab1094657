// Private: the formulas of approximate-math in f64, for what StableHLO has, where they differ from those in f32. The methods are those of f32,
// explained there; the polynomials are Taylor's, long enough for reduced arguments. Constants to 17 digits.
#ifndef CGI_MATH_F64_H
#define CGI_MATH_F64_H
#include "support/formula.h"

static const cgi_formula cgi_approximate_f64[] = {
    // x = n ln 2 + r, |r| <= ln 2 / 2
    {"exp_parts(x)"
     "n = floor(x * 1.4426950408889634 + 0.5);"
     "r = x - n * 0.6931471787393093 - n * 1.8206359985041462e-09;"
     "return r, toi(n);"},
    {"exp(x)"
     "none = isnan(x);"
     "c = none ? 0.0 : x;"
     "c = c < -746.0 ? -746.0 : c;"
     "c = c > 710.0 ? 710.0 : c;"
     "r, n = exp_parts(c);"
     "y = scale(1.0 + (r + r * r * poly(r, 0.5, 0.16666666666666666, 0.041666666666666664, 0.008333333333333333, 0.001388888888888889, "
     "0.0001984126984126984, 2.48015873015873e-05, 2.7557319223985893e-06, 2.755731922398589e-07, 2.505210838544172e-08, 2.08767569878681e-09, "
     "1.6059043836821613e-10)), n);"
     "return none ? x : y;"},
    // 2^n (e + 1) - 1 = 2 (2^(n-1) e + (2^(n-1) - 1/2)), e = exp(r) - 1
    {"expm1(x)"
     "none = isnan(x);"
     "c = none ? 0.0 : x;"
     "c = c < -60.0 ? -60.0 : c;"
     "c = c > 710.0 ? 710.0 : c;"
     "r, n = exp_parts(c);"
     "e = r + r * r * poly(r, 0.5, 0.16666666666666666, 0.041666666666666664, 0.008333333333333333, 0.001388888888888889, 0.0001984126984126984, "
     "2.48015873015873e-05, 2.7557319223985893e-06, 2.755731922398589e-07, 2.505210838544172e-08, 2.08767569878681e-09, 1.6059043836821613e-10, "
     "1.1470745597729725e-11);"
     "t = pow2(n - 1);"
     "y = 2.0 * (t * e + (t - 0.5));"
     "y = n == 0 ? e : y;"
     "return (x == 0.0) | none ? x : y;"},
    // x = 2^k (1 + f), sqrt(1/2) <= 1 + f < sqrt(2)
    {"log_parts(x)"
     "tiny = x < 2.2250738585072014e-308;"
     "ix = bits(tiny ? x * 18014398509481984.0 : x);"
     "k = (ix - 0x3fe6a09e667f3bcd) >> 52;"
     "f = flt(ix - (k << 52)) - 1.0;"
     "return tof(tiny ? k - 54 : k), f;"},
    // log(1 + f) = f - (h - y), by s = f/(2 + f) and the series of artanh
    {"log_tail(f)"
     "s = f / (2.0 + f);"
     "z = s * s;"
     "h = f * f * 0.5;"
     "return s * (h + z * poly(z, 0.6666666666666666, 0.4, 0.2857142857142857, 0.2222222222222222, 0.18181818181818182, 0.15384615384615385, "
     "0.13333333333333333, 0.11764705882352941, 0.10526315789473684, 0.09523809523809523, 0.08695652173913043, 0.08)), h;"},
    {"log(x)"
     "k, f = log_parts(x);"
     "y, h = log_tail(f);"
     "return log_edges(x, k * 0.6931471787393093 - ((h - (y + k * 1.8206359985041462e-09)) - f));"},
    // c: what 1 + x lost
    {"log1p(x)"
     "u = 1.0 + x;"
     "k, f = log_parts(u);"
     "c = (x >= 1.0 ? 1.0 - (u - x) : x - (u - 1.0)) / u;"
     "one = k == 0.0;"
     "f = one ? x : f;"
     "c = one | (u > 1.0e18) ? 0.0 : c;"
     "y, h = log_tail(f);"
     "r = k * 0.6931471787393093 - ((h - (y + (k * 1.8206359985041462e-09 + c))) - f);"
     "r = x == -1.0 ? -inf : r;"
     "r = x < -1.0 ? nan : r;"
     "return (x == inf) | (x == 0.0) | isnan(x) ? x : r;"},
    // Word number i of 0 0 T0 T1 …, the bits of 2/pi
    {"word(i)"
     "return (i < 10 ? (i < 5 ? (i < 2 ? (i < 1 ? 0 : 0) : (i < 3 ? 0xa2f9836e4e441529 : (i < 4 ? 0xfc2757d1f534ddc0 : 0xdb6295993c439041))) : (i "
     "< 7 ? (i < 6 ? 0xfe5163abdebbc561 : 0xb7246e3a424dd2e0) : (i < 8 ? 0x6492eea09d1921c : (i < 9 ? 0xfe1deb1cb129a73e : 0xe88235f52ebb4484)))) "
     ": (i < 15 ? (i < 12 ? (i < 11 ? 0xe99c7026b45f7e41 : 0x3991d639835339f4) : (i < 13 ? 0x9c845f8bbdf9283b : (i < 14 ? 0x1ff897ffde05980f : "
     "0xef2f118b5a0a6d1f))) : (i < 17 ? (i < 16 ? 0x6d367ecf27cb09b7 : 0x4f463f669e5fea2d) : (i < 18 ? 0x7527bac7ebe5f17b : (i < 19 ? "
     "0x3d0739f78a5292ea : 0x6bfb5fb11f8d5d08)))));"},
    {"funnel(a,b,s) return (a << s) | ((b >>> 1) >>> (63 - s));"},
    // a = q pi/2 + r, |r| <= pi/4, for a >= 0; q modulo 4. Exact to 126 bits behind the point.
    {"quarter_turns(a)"
     "ia = bits(a);"
     "e = (ia >>> 52) - 1022;"
     "e = e < 0 ? 0 : e;"
     "m = ((ia & 0xfffffffffffff) | 0x10000000000000) << 11;"
     "at = e + 62;"
     "i = at >> 6;"
     "s = at & 63;"
     "w0 = word(i);"
     "w1 = word(i + 1);"
     "w2 = word(i + 2);"
     "w3 = word(i + 3);"
     "v1 = funnel(w1, w2, s);"
     "mid = m * v1;"
     "low = mulhu(m, funnel(w2, w3, s));"
     "p1 = mid + low;"
     "p2 = m * funnel(w0, w1, s) + mulhu(m, v1);"
     "p2 = ult(p1, mid) ? p2 + 1 : p2;"
     "h = (p2 << 2) | (p1 >>> 62);"
     "sign = h >> 63;"
     "q = (p2 >>> 62) - sign;"
     "h = h ^ sign;"
     "l = (p1 << 2) ^ sign;"
     "r = utof(h & ~1023) * 5.421010862427522e-20;"
     "t = utof(((h & 1023) << 54) | (l >>> 10)) * 3.009265538105056e-36;"
     "y = r * 1.5707963267948966 + (t * 1.5707963267948966 + (r + t) * 6.123233995736766e-17);"
     "y = sign == 0 ? y : -y;"
     "small = a <= 0.7853981633974483;"
     "return small ? a : y, small ? 0 : q & 3;"},
    {"sin_poly(r)"
     "z = r * r;"
     "return r + r * z * poly(z, -0.16666666666666666, 0.008333333333333333, -0.0001984126984126984, 2.7557319223985893e-06, "
     "-2.505210838544172e-08, 1.6059043836821613e-10, -7.647163731819816e-13, 2.8114572543455206e-15);"},
    {"cos_poly(r)"
     "z = r * r;"
     "return 1.0 - (0.5 * z - z * z * poly(z, 0.041666666666666664, -0.001388888888888889, 2.48015873015873e-05, -2.755731922398589e-07, "
     "2.08767569878681e-09, -1.1470745597729725e-11, 4.779477332387385e-14, -1.5619206968586225e-16));"},
    {"angle_edges(x,y) return (bits(x) & 0x7fffffffffffffff) >= 0x7ff0000000000000 ? nan : y;"},
    // sin(r + q pi/2), its sign turned over by flip's top bit
    {"sin_turned(r,q,flip)"
     "y = (q & 1) == 0 ? sin_poly(r) : cos_poly(r);"
     "top = 1 << 63;"
     "return flt(bits(y) ^ ((q << 62) & top) ^ (flip & top));"},
    {"tan(x)"
     "r, q = quarter_turns(abs(x));"
     "s = sin_poly(r);"
     "c = cos_poly(r);"
     "even = (q & 1) == 0;"
     "y = (even ? s : -c) / (even ? c : s);"
     "return angle_edges(x, flt(bits(y) ^ (bits(x) & (1 << 63))));"},
    // 0 <= a <= 1; pi/4 + atan((a - 1)/(a + 1)) beyond tan(pi/8)
    {"atan_unit(a)"
     "far = a > 0.41421356237309503;"
     "t = far ? (a - 1.0) / (a + 1.0) : a;"
     "z = t * t;"
     "y = t * z * poly(z, -0.3333333333333333, 0.2, -0.14285714285714285, 0.1111111111111111, -0.09090909090909091, 0.07692307692307693, "
     "-0.06666666666666667, 0.058823529411764705, -0.05263157894736842, 0.047619047619047616, -0.043478260869565216, 0.04, -0.037037037037037035, "
     "0.034482758620689655, -0.03225806451612903, 0.030303030303030304, -0.02857142857142857, 0.02702702702702703, -0.02564102564102564, "
     "0.024390243902439025, -0.023255813953488372, 0.022222222222222223);"
     "return far ? 0.7853981633974483 + (t + (y + 3.061616997868383e-17)) : t + y;"},
    {"atan(x)"
     "a = abs(x);"
     "big = a > 1.0;"
     "y = atan_unit(big ? 1.0 / a : a);"
     "y = big ? 1.5707963267948966 - (y - 6.123233995736766e-17) : y;"
     "y = a == inf ? 1.5707963267948966 : y;"
     "return isnan(x) ? x : copysign(y, x);"},
    {"atan2(y,x)"
     "ax = abs(x);"
     "ay = abs(y);"
     "steep = ay > ax;"
     "big = steep ? ay : ax;"
     "small = steep ? ax : ay;"
     "c = big > 1.0e300 ? 8.673617379884035e-19 : (big < 1.0e-290 ? 1.152921504606847e+18 : 1.0);"
     "q = (small * c) / (big * c);"
     "q = small == big ? 1.0 : q;"
     "q = (big == 0.0) | ((big == inf) & (small != inf)) ? 0.0 : q;"
     "r = atan_unit(q);"
     "r = steep ? 1.5707963267948966 - (r - 6.123233995736766e-17) : r;"
     "r = bits(x) < 0 ? 3.141592653589793 - (r - 1.2246467991473532e-16) : r;"
     "r = copysign(r, y);"
     "return isnan(x) ? x : (isnan(y) ? y : r);"},
    {"tanh(x)"
     "none = isnan(x);"
     "a = none ? 0.0 : abs(x);"
     "c = a > 22.0 ? 22.0 : a;"
     "e = expm1(c + c);"
     "return none ? x : copysign(e / (e + 2.0), x);"},
    // r = a^(-1/3) by Newton's method, then a r^2, corrected once
    {"cbrt(x)"
     "broken = (abs(x) == inf) | isnan(x);"
     "a = broken ? 1.0 : abs(x);"
     "up = a < 2.2250738585072014e-308;"
     "down = a > 1.0e300;"
     "c = a * (up ? 18014398509481984.0 : (down ? 5.551115123125783e-17 : 1.0));"
     "r = flt(0x553f09fc2aaaaaaa - udiv(bits(c), 3));"
     "y = cbrt_end(cbrt_step(cbrt_step(r, c), c), c);"
     "y = copysign(y * (up ? 3.814697265625e-06 : (down ? 262144.0 : 1.0)), x);"
     "return (a == 0.0) | broken ? x : y;"},
    {"upper_bits(a) return flt(bits(a) & ~0x7ffffff);"}, // 26 of them
    {"log2_poly(z)"
     "return z * z * poly(z, 0.4, 0.2857142857142857, 0.2222222222222222, 0.18181818181818182, 0.15384615384615385, 0.13333333333333333, "
     "0.11764705882352941, 0.10526315789473684, 0.09523809523809523, 0.08695652173913043, 0.08, 0.07407407407407407),"
     " 3.700743415417188e-17, 2.0355273740931033e-17;"},
    {"powf(x,y)"
     "a = abs(x);"
     "broken = isnan(x) | isnan(y) | (a == inf) | (a == 0.0);"
     "h, l = log2_pair(broken ? 1.0 : a);"
     "b = isnan(y) ? 0.0 : y;"
     "b = b > 1.8446744073709552e19 ? 1.8446744073709552e19 : (b < -1.8446744073709552e19 ? -1.8446744073709552e19 : b);"
     "p, pe = two_product(b, h);"
     "pe = pe + b * l;"
     "pe = p > 1200.0 ? 0.0 : (p < -1200.0 ? 0.0 : pe);"
     "p = p > 1200.0 ? 1200.0 : (p < -1200.0 ? -1200.0 : p);"
     "n = floor(p + 0.5);"
     "d = (p - n) + pe;"
     "r = scale(1.0 + d * poly(d, 0.6931471805599453, 0.24022650695910072, 0.05550410866482158, 0.009618129107628477, 0.0013333558146428443, "
     "0.0001540353039338161, 1.5252733804059841e-05, 1.321548679014431e-06, 1.01780860092397e-07, 7.054911620801123e-09, 4.4455382718708116e-10, "
     "2.5678435993488206e-11, 1.3691488853904128e-12, 6.778726354822545e-14), toi(n));"
     "r = a == 0.0 ? (y < 0.0 ? inf : 0.0) : r;"
     "r = a == inf ? (y < 0.0 ? 0.0 : inf) : r;"
     "whole = floor(y) == y;"
     "odd = whole & (floor(y * 0.5) != y * 0.5) & (abs(y) < 9007199254740992.0);"
     "negative = bits(x) < 0;"
     "r = negative & odd ? -r : r;"
     "r = (x < 0.0) & !whole & (a != inf) ? nan : r;"
     "r = (a == 1.0) & (abs(y) == inf) ? 1.0 : r;"
     "r = isnan(y) ? y : r;"
     "r = isnan(x) ? x : r;"
     "return (x == 1.0) | (y == 0.0) ? 1.0 : r;"},
};

#endif
