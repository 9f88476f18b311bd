import { formatInformation, formatModules } from "./format-information.ts";
import { functionModules, symbolSize } from "./layout.ts";
import { lazily } from "./lazily.ts";
import { penalty } from "./mask-penalty.ts";
import { ERROR_CORRECTION_LEVELS, type QrSymbol } from "../symbol.ts";

/** Whether a mask inverts the module in this row and column (ISO/IEC 18004 table 10). */
const TURNS: ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => ((row >> 1) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row * column) % 3) + ((row + column) % 2)) % 2 === 0,
];
export const MASK_COUNT = TURNS.length;

/** 1 for every module that differs between a symbol with mask 0 and the same symbol with another mask. */
interface MaskPlanes {
  rows: Int32Array[];
  columns: Int32Array[];
}

/** Indexed by version * 4 + level, since the format information differs as well. */
const planesOf = lazily((key): MaskPlanes => {
  const version = key >> 2;
  const level = ERROR_CORRECTION_LEVELS[key & 3] ?? "L";
  const size = symbolSize(version);
  const reserved = functionModules(version);
  const [turns0] = TURNS;
  const planes: MaskPlanes = { rows: [], columns: [] };
  TURNS.forEach((turns, mask) => {
    const plane = new Uint8Array(size * size);
    for (let index = 0; index < plane.length; index++) {
      if (reserved[index]) continue;
      const row = Math.floor(index / size);
      const column = index % size;
      plane[index] = turns(row, column) === turns0?.(row, column) ? 0 : 1;
    }
    const changed = formatInformation(level, mask) ^ formatInformation(level, 0);
    for (let bit = 0; bit < 15; bit++) {
      for (const index of formatModules(bit, size)) plane[index] = (changed >> bit) & 1;
    }
    planes.rows.push(packRows(plane, size));
    planes.columns.push(packColumns(plane, size));
  });
  return planes;
});

/**
 * Chooses the mask with the lowest penalty, the lower number among equals (ISO/IEC 18004 §7.8), and applies it.
 * @param symbol a complete symbol with mask 0
 * @returns the same symbol with the best mask and its format information
 */
export function withBestMask(symbol: QrSymbol): QrSymbol {
  const { version, level, size, modules } = symbol;
  const planes = planesOf(version * 4 + ERROR_CORRECTION_LEVELS.indexOf(level));
  const rows = packRows(modules, size);
  const columns = packColumns(modules, size);
  const maskedRows = new Int32Array(rows.length);
  const maskedColumns = new Int32Array(rows.length);
  let best = 0;
  let lowest = Infinity;
  for (let mask = 0; mask < MASK_COUNT; mask++) {
    exclusiveOr(rows, planes.rows[mask] ?? rows, maskedRows);
    exclusiveOr(columns, planes.columns[mask] ?? columns, maskedColumns);
    const score = penalty(maskedRows, maskedColumns, size, lowest);
    if (score < lowest) {
      lowest = score;
      best = mask;
    }
  }
  return { ...symbol, mask: best, modules: turned(modules, planes.rows[best] ?? rows, size) };
}

function turned(modules: Uint8Array, plane: Int32Array, size: number): Uint8Array {
  const stride = wordsPerLine(size);
  const result = new Uint8Array(modules.length);
  for (let row = 0, index = 0; row < size; row++) {
    for (let first = 0; first < size; first += 32) {
      const word = plane[row * stride + (first >> 5)] as number;
      const count = Math.min(32, size - first);
      for (let bit = 0; bit < count; bit++, index++) {
        result[index] = (modules[index] as number) ^ ((word >>> bit) & 1);
      }
    }
  }
  return result;
}

function exclusiveOr(a: Int32Array, b: Int32Array, into: Int32Array): void {
  for (let index = 0; index < into.length; index++) into[index] = (a[index] as number) ^ (b[index] as number);
}

/** Number of 32-bit words per line, including an empty word at the end, so that shifts can look ahead. */
function wordsPerLine(size: number): number {
  return (size >> 5) + 2;
}

/** Rows as bits: column c is bit c % 32 of word c / 32 of its row. */
export function packRows(modules: Uint8Array, size: number): Int32Array {
  return pack(modules, size, size, 1);
}

/** Columns as bits, in the same way. */
export function packColumns(modules: Uint8Array, size: number): Int32Array {
  return pack(modules, size, 1, size);
}

function pack(modules: Uint8Array, size: number, lineStep: number, moduleStep: number): Int32Array {
  const stride = wordsPerLine(size);
  const packed = new Int32Array(stride * size);
  for (let line = 0; line < size; line++) {
    let index = line * lineStep;
    for (let first = 0; first < size; first += 32) {
      const count = Math.min(32, size - first);
      let word = 0;
      for (let bit = 0; bit < count; bit++, index += moduleStep) word |= (modules[index] as number) << bit;
      packed[line * stride + (first >> 5)] = word;
    }
  }
  return packed;
}
