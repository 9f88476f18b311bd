/** The bits as entropy-coded bytes of a JPEG scan: padded with ones, with a zero after each 0xff. */
function entropyBytes(bits: string): number[] {
  const filled = bits.padEnd(Math.ceil(bits.length / 8) * 8, "1");
  const bytes: number[] = [];
  for (let at = 0; at < filled.length; at += 8) {
    const byte = Number.parseInt(filled.slice(at, at + 8), 2);
    bytes.push(byte);
    if (byte === 0xff) bytes.push(0);
  }
  return bytes;
}

/** The number of codes of each length, from 1 to 16 bits, in a Huffman table. */
const tableLengths = (...counts: number[]) => [...counts, ...Array<number>(16 - counts.length).fill(0)];

const two = (value: number): number[] => [value >> 8, value & 0xff];
const segment = (marker: number, data: number[]): number[] => [
  0xff,
  marker,
  ...two(data.length + 2),
  ...data,
];

/**
 * A gray square as a progressive JPEG with separate, empty scans for every coefficient (ITU-T T.81, annex G).
 * Each scan takes the sender 30 bytes, and makes the decoder walk over the whole picture.
 * @param side px, a multiple of 8
 */
export function slowJpeg(side: number, scans: number): Uint8Array {
  const blocks = (side / 8) ** 2;
  /**
   * End-of-band runs of up to 32,767 blocks: symbol 0xE0 has the code "0", and symbol 0x00 (one block) "10".
   */
  const runs = (): string => {
    let bits = "";
    let left = blocks;
    for (; left >= 16_384; left -= Math.min(left, 32_767)) {
      bits += `0${(Math.min(left, 32_767) - 16_384).toString(2).padStart(14, "0")}`;
    }
    return bits + "10".repeat(left);
  };
  const empty = entropyBytes(runs());
  const parts = [
    [0xff, 0xd8],
    segment(0xdb, [0, ...Array<number>(64).fill(1)]),
    segment(0xc2, [8, ...two(side), ...two(side), 1, 1, 0x11, 0]),
    segment(0xc4, [0x00, ...tableLengths(1), 0x00]),
    segment(0xc4, [0x10, ...tableLengths(1, 1), 0xe0, 0x00]),
    segment(0xda, [1, 1, 0x00, 0, 0, 0x00]),
    entropyBytes("0".repeat(blocks)),
  ];
  for (let scan = 0; scan < scans; scan++) {
    const coefficient = 1 + Math.floor(scan / 14);
    const low = 13 - (scan % 14);
    const high = low === 13 ? 0 : low + 1;
    parts.push(segment(0xda, [1, 1, 0x00, coefficient, coefficient, (high << 4) | low]), empty);
  }
  return Uint8Array.from([...parts.flat(), 0xff, 0xd9]);
}
