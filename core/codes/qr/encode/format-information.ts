import type { ErrorCorrectionLevel } from "../symbol.ts";

/** The two bits for each level (ISO/IEC 18004 table 12). */
const LEVEL_BITS: Record<ErrorCorrectionLevel, number> = { L: 1, M: 0, Q: 3, H: 2 };

/** The 15 bits from which a reader gets level and mask: 5 bits, 10 check bits of a BCH code, masked (ISO/IEC 18004 §7.9.1). */
export function formatInformation(level: ErrorCorrectionLevel, mask: number): number {
  const data = (LEVEL_BITS[level] << 3) | mask;
  let remainder = data;
  for (let step = 0; step < 10; step++) remainder = (remainder << 1) ^ ((remainder >>> 9) * 0b10100110111);
  return ((data << 10) | remainder) ^ 0b101010000010010;
}

/** The two modules (as indexes row by row) that hold bit 0 to 14 of the format information (ISO/IEC 18004 figure 25). */
export function formatModules(bit: number, size: number): [number, number] {
  const row = bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit;
  const column = bit < 8 ? size - 1 - bit : bit === 8 ? 7 : 14 - bit;
  return [row * size + 8, 8 * size + column];
}
