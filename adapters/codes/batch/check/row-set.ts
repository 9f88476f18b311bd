/** A set of row numbers that takes one bit per row. */
export const createRowSet = () => {
  let bits = new Uint8Array(1024);
  return {
    add(row: number): void {
      if (row >> 3 >= bits.length) {
        const grown = new Uint8Array(Math.max(bits.length * 2, (row >> 3) + 1));
        grown.set(bits);
        bits = grown;
      }
      bits[row >> 3]! |= 1 << (row & 7);
    },
    has: (row: number): boolean => ((bits[row >> 3] ?? 0) & (1 << (row & 7))) !== 0,
  };
};
export type RowSet = ReturnType<typeof createRowSet>;
