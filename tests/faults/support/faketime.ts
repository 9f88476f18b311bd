/** Where Debian's package `faketime` puts its library. */
export const FAKETIME_LIBRARIES = ["x86_64-linux-gnu", "aarch64-linux-gnu"].map(
  (machine) => `/usr/lib/${machine}/faketime/libfaketime.so.1`,
);
