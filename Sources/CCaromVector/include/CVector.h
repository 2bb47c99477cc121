// Operations on eight floats at once, and on eight rows of a table, for the contact solver.
//
// The compiler lowers Swift's SIMD8 lane by lane in places. These operations are single vector instructions on every
// target, and are split where registers are narrower, with the same results everywhere. Nothing here may be contracted
// to a fused multiply-add, because results would then depend on the machine.
#pragma once
#pragma STDC FP_CONTRACT OFF

typedef float CVFloat4 __attribute__((ext_vector_type(4)));
typedef float CVFloat8 __attribute__((ext_vector_type(8)));
typedef int CVInt8 __attribute__((ext_vector_type(8)));

#define CV_INLINE static inline __attribute__((always_inline))

CV_INLINE CVFloat8 cv_add(CVFloat8 a, CVFloat8 b) { return a + b; }
CV_INLINE CVFloat8 cv_subtract(CVFloat8 a, CVFloat8 b) { return a - b; }
CV_INLINE CVFloat8 cv_multiply(CVFloat8 a, CVFloat8 b) { return a * b; }
CV_INLINE CVFloat8 cv_divide(CVFloat8 a, CVFloat8 b) { return a / b; }
CV_INLINE CVFloat8 cv_negate(CVFloat8 a) { return -a; }
CV_INLINE CVFloat8 cv_splat(float a) { return (CVFloat8)(a); }
CV_INLINE CVFloat8 cv_min(CVFloat8 a, CVFloat8 b) { return a < b ? a : b; }
CV_INLINE CVFloat8 cv_max(CVFloat8 a, CVFloat8 b) { return a > b ? a : b; }
/// `a` where `s` is above zero, `b` elsewhere.
CV_INLINE CVFloat8 cv_where_positive(CVFloat8 s, CVFloat8 a, CVFloat8 b) { return s > 0 ? a : b; }

/// Whether any lane is at most `limit`.
CV_INLINE _Bool cv_any_at_most(CVFloat8 a, float limit) { return __builtin_reduce_or((CVInt8)(a <= limit)) != 0; }

/// Swift aligns eight floats to 16 bytes, so vectors that are passed by address have no greater alignment.
typedef float CVColumn __attribute__((ext_vector_type(8), aligned(16)));

/// A row need not have the alignment of a vector.
typedef float CVRow __attribute__((ext_vector_type(4), aligned(4)));

/// Gathers rows of four floats, which lie `offset` bytes after `base`, and transposes them into columns.
CV_INLINE void cv_gather(const void *base, const unsigned *offset, CVColumn *x, CVColumn *y, CVColumn *z, CVColumn *w) {
#define CV_ROW(i) (*(const CVRow *)((const char *)base + offset[i]))
  CVFloat8 r04 = __builtin_shufflevector(CV_ROW(0), CV_ROW(4), 0, 1, 2, 3, 4, 5, 6, 7);
  CVFloat8 r15 = __builtin_shufflevector(CV_ROW(1), CV_ROW(5), 0, 1, 2, 3, 4, 5, 6, 7);
  CVFloat8 r26 = __builtin_shufflevector(CV_ROW(2), CV_ROW(6), 0, 1, 2, 3, 4, 5, 6, 7);
  CVFloat8 r37 = __builtin_shufflevector(CV_ROW(3), CV_ROW(7), 0, 1, 2, 3, 4, 5, 6, 7);
  CVFloat8 a = __builtin_shufflevector(r04, r15, 0, 8, 1, 9, 4, 12, 5, 13);
  CVFloat8 b = __builtin_shufflevector(r26, r37, 0, 8, 1, 9, 4, 12, 5, 13);
  CVFloat8 c = __builtin_shufflevector(r04, r15, 2, 10, 3, 11, 6, 14, 7, 15);
  CVFloat8 d = __builtin_shufflevector(r26, r37, 2, 10, 3, 11, 6, 14, 7, 15);
  *x = __builtin_shufflevector(a, b, 0, 1, 8, 9, 4, 5, 12, 13);
  *y = __builtin_shufflevector(a, b, 2, 3, 10, 11, 6, 7, 14, 15);
  *z = __builtin_shufflevector(c, d, 0, 1, 8, 9, 4, 5, 12, 13);
  *w = __builtin_shufflevector(c, d, 2, 3, 10, 11, 6, 7, 14, 15);
#undef CV_ROW
}

/// The inverse: transposes columns into rows and scatters them.
CV_INLINE void cv_scatter(void *base, const unsigned *offset, CVFloat8 x, CVFloat8 y, CVFloat8 z, CVFloat8 w) {
  CVFloat8 a = __builtin_shufflevector(x, y, 0, 8, 1, 9, 4, 12, 5, 13);
  CVFloat8 b = __builtin_shufflevector(x, y, 2, 10, 3, 11, 6, 14, 7, 15);
  CVFloat8 c = __builtin_shufflevector(z, w, 0, 8, 1, 9, 4, 12, 5, 13);
  CVFloat8 d = __builtin_shufflevector(z, w, 2, 10, 3, 11, 6, 14, 7, 15);
  CVFloat8 r04 = __builtin_shufflevector(a, c, 0, 1, 8, 9, 4, 5, 12, 13);
  CVFloat8 r15 = __builtin_shufflevector(a, c, 2, 3, 10, 11, 6, 7, 14, 15);
  CVFloat8 r26 = __builtin_shufflevector(b, d, 0, 1, 8, 9, 4, 5, 12, 13);
  CVFloat8 r37 = __builtin_shufflevector(b, d, 2, 3, 10, 11, 6, 7, 14, 15);
#define CV_ROW(i) (*(CVRow *)((char *)base + offset[i]))
  CV_ROW(0) = __builtin_shufflevector(r04, r04, 0, 1, 2, 3);
  CV_ROW(1) = __builtin_shufflevector(r15, r15, 0, 1, 2, 3);
  CV_ROW(2) = __builtin_shufflevector(r26, r26, 0, 1, 2, 3);
  CV_ROW(3) = __builtin_shufflevector(r37, r37, 0, 1, 2, 3);
  CV_ROW(4) = __builtin_shufflevector(r04, r04, 4, 5, 6, 7);
  CV_ROW(5) = __builtin_shufflevector(r15, r15, 4, 5, 6, 7);
  CV_ROW(6) = __builtin_shufflevector(r26, r26, 4, 5, 6, 7);
  CV_ROW(7) = __builtin_shufflevector(r37, r37, 4, 5, 6, 7);
#undef CV_ROW
}
