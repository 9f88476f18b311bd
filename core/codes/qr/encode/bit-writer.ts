export interface BitWriter {
  /** Appends the lowest `count` bits of a value, the highest of them first; at most 24. */
  put: (value: number, count: number) => void;
  /** Number of bits appended. */
  length: () => number;
}

/** Writes into bytes that are all zero; what lies behind their end is dropped. */
export function createBitWriter(bytes: Uint8Array): BitWriter {
  let length = 0;
  return {
    put(value, count) {
      for (let left = count; left > 0;) {
        const free = 8 - (length & 7);
        const taken = Math.min(free, left);
        left -= taken;
        bytes[length >> 3]! |= ((value >>> left) & ((1 << taken) - 1)) << (free - taken);
        length += taken;
      }
    },
    length: () => length,
  };
}
