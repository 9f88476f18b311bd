import { FONT_SIZE } from "./design.ts";
import { GLYPH } from "./glyphs.ts";
import type { BarcodeFormat, BarcodeSymbol } from "./symbol.ts";

/** A text below the bars: the center of its line, its baseline and font size, in user units. */
export interface BarcodeText {
  text: string;
  center: number;
  baseline: number;
  fontSize: number;
}

/** How the text is designed; its size in design px. */
interface TextDesign {
  displayValue: boolean;
  fontSize: number;
}

/** The text of a barcode before layout. */
export interface TextLines {
  /** Height between the bars and the margin. */
  height: number;
  /** Ranges of bars that reach down between the digits, in modules from the first bar, and their reach. */
  guards: { ranges: readonly (readonly [from: number, to: number])[]; reach: number } | null;
  place(bars: { left: number; right: number; end: number; width: number }): BarcodeText[];
}

/** The bars before layout. Lengths in user units, `scale` of them per design px. */
interface Bars {
  module: number;
  /** Width of all bars, and the space on either side. */
  width: number;
  left: number;
  right: number;
  scale: number;
  margin: number;
}

/** Gap between bars and text, px, as in JsBarcode. */
const TEXT_GAP = 2;
const NOTHING: TextLines = { height: 0, guards: null, place: () => [] };
/** Width of a character, em. */
const ADVANCE = GLYPH.advance / GLYPH.unitsPerEm;
const ASCENT = GLYPH.ascent / GLYPH.unitsPerEm;

/** The text below the bars at its designed size, or as large as fits; retail symbols have their own layout. */
export function textLines(symbol: BarcodeSymbol, design: TextDesign, bars: Bars): TextLines {
  if (!design.displayValue || symbol.text === "") return NOTHING;
  const retail = RETAIL[symbol.format];
  return retail && hasRoom(retail, bars)
    ? retailLines(symbol.text, retail, design, bars)
    : oneLine(symbol.text, design, bars);
}

/** At the designed size, or smaller if the bars are narrower, down to the smallest legible size. */
function oneLine(text: string, design: TextDesign, bars: Bars): TextLines {
  const ems = text.length * ADVANCE;
  const tx = bars.left + bars.width + bars.right - 2 * bars.margin;
  const legible = Math.min(FONT_SIZE.min * bars.scale, tx / ems);
  const fontSize = Math.min(design.fontSize * bars.scale, Math.max(bars.width / ems, legible));
  const gap = TEXT_GAP * bars.scale;
  return {
    height: gap + Math.ceil(fontSize),
    guards: null,
    place({ left, right, end, width }) {
      const half = (fontSize * ems) / 2;
      // centered below the bars, but inside the picture if the quiet zones differ
      const center = Math.min(Math.max((left + right) / 2, half), width - half);
      return [{ text, center, baseline: end + gap + fontSize * ASCENT, fontSize }];
    },
  };
}

/** A range of digits, and the range of modules that they stand below, from the first bar. */
interface Group {
  digits: readonly [from: number, to: number];
  modules: readonly [from: number, to: number];
}

interface Retail {
  groups: readonly Group[];
  guards: readonly (readonly [from: number, to: number])[];
}

/**
 * The digits of retail symbols below the halves that encode them, the others beside the bars, and guard bars
 * that reach down between them (GS1 General Specifications §5.2.1, §5.2.2; ISO/IEC 15420 §4.5).
 */
const RETAIL: Partial<Record<BarcodeFormat, Retail>> = {
  EAN13: {
    groups: [
      { digits: [0, 1], modules: [-10, -3] },
      { digits: [1, 7], modules: [3, 45] },
      { digits: [7, 13], modules: [50, 92] },
    ],
    guards: [
      [0, 3],
      [45, 50],
      [92, 95],
    ],
  },
  EAN8: {
    groups: [
      { digits: [0, 4], modules: [3, 31] },
      { digits: [4, 8], modules: [36, 64] },
    ],
    guards: [
      [0, 3],
      [31, 36],
      [64, 67],
    ],
  },
  UPC: {
    groups: [
      { digits: [0, 1], modules: [-7, -2] },
      { digits: [1, 6], modules: [10, 45] },
      { digits: [6, 11], modules: [50, 85] },
      { digits: [11, 12], modules: [97, 102] },
    ],
    guards: [
      [0, 10],
      [45, 50],
      [85, 95],
    ],
  },
};
/** Modules that guard bars reach down (ISO/IEC 15420 §4.5). */
const GUARD_REACH = 5;

/** Whether the digits beside the bars fit in the picture. */
const hasRoom = ({ groups }: Retail, { module, width, left, right }: Bars): boolean =>
  groups.every(({ modules: [from, to] }) => from * module >= -left && to * module <= width + right);

function retailLines(
  text: string,
  { groups, guards }: Retail,
  design: TextDesign,
  { module, scale }: Bars,
): TextLines {
  const fitting = ({ digits, modules }: Group) =>
    ((modules[1] - modules[0]) * module) / ((digits[1] - digits[0]) * ADVANCE);
  const wanted = design.fontSize * scale;
  const gap = TEXT_GAP * scale;
  // digits beside the bars may be smaller; those below share one size
  const fontSize = Math.min(wanted, ...groups.filter(({ digits: [from, to] }) => to - from > 1).map(fitting));
  const height = gap + Math.ceil(fontSize);
  return {
    height,
    guards: { ranges: guards, reach: Math.min(GUARD_REACH * module, height) },
    place: ({ left, end }) =>
      groups.map((group) => ({
        text: text.slice(...group.digits),
        center: left + ((group.modules[0] + group.modules[1]) / 2) * module,
        baseline: end + gap + fontSize * ASCENT,
        fontSize: Math.min(fontSize, fitting(group)),
      })),
  };
}
