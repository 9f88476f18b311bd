import { formatInformation, formatModules } from "./format-information.ts";
import { alignmentCenters, dataModules, symbolSize } from "./layout.ts";
import { lazily } from "./lazily.ts";
import { ERROR_CORRECTION_LEVELS, type ErrorCorrectionLevel } from "../symbol.ts";

/**
 * A symbol whose data bits are all zero, with mask 0 and its format information. The array is shared: do not write to it.
 * @returns modules row by row; 1 is dark
 */
export function symbolTemplate(version: number, level: ErrorCorrectionLevel): Uint8Array {
  return templateOf(version * 4 + ERROR_CORRECTION_LEVELS.indexOf(level));
}

const templateOf = lazily((key) => {
  const version = key >> 2;
  const level = ERROR_CORRECTION_LEVELS[key & 3] ?? "L";
  const size = symbolSize(version);
  const modules = new Uint8Array(size * size);
  drawPatterns(modules, version, size);
  const format = formatInformation(level, 0);
  for (let bit = 0; bit < 15; bit++) {
    for (const index of formatModules(bit, size)) modules[index] = (format >> bit) & 1;
  }
  // always dark (ISO/IEC 18004 §7.9.1)
  modules[(size - 8) * size + 8] = 1;
  // mask 0 turns over every other module
  for (const index of dataModules(version))
    modules[index] = 1 - ((Math.floor(index / size) + (index % size)) & 1);
  return modules;
});

/** Finder, timing and alignment patterns and the version (ISO/IEC 18004 §6.3 and 7.10). */
function drawPatterns(modules: Uint8Array, version: number, size: number): void {
  for (let at = 8; at < size - 8; at++) {
    modules[6 * size + at] = 1 - (at & 1);
    modules[at * size + 6] = 1 - (at & 1);
  }
  const rings = (x: number, y: number, radius: number, light: number) => {
    for (let down = -radius; down <= radius; down++) {
      for (let right = -radius; right <= radius; right++) {
        const ring = Math.max(Math.abs(down), Math.abs(right));
        modules[(y + down) * size + x + right] = ring === light ? 0 : 1;
      }
    }
  };
  const far = size - 4;
  const centers = alignmentCenters(version);
  const last = size - 7;
  for (const y of centers) {
    for (const x of centers) {
      const onFinder = (y === 6 && (x === 6 || x === last)) || (y === last && x === 6);
      if (!onFinder) rings(x, y, 2, 1);
    }
  }
  rings(3, 3, 3, 2);
  rings(far, 3, 3, 2);
  rings(3, far, 3, 2);
  if (version < 7) return;
  const bits = versionInformation(version);
  for (let bit = 0; bit < 18; bit++) {
    const [along, across] = [Math.floor(bit / 3), size - 11 + (bit % 3)];
    modules[along * size + across] = (bits >> bit) & 1;
    modules[across * size + along] = (bits >> bit) & 1;
  }
}

/** 6 bits, 12 check bits of a BCH code (ISO/IEC 18004 annex D). */
function versionInformation(version: number): number {
  let remainder = version;
  for (let step = 0; step < 12; step++) remainder = (remainder << 1) ^ ((remainder >>> 11) * 0b1111100100101);
  return (version << 12) | remainder;
}
