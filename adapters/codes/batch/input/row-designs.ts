import type { BarcodeDesign } from "../../../../core/codes/barcode/design.ts";
import { formatColor, parseColor } from "../../../../core/codes/color.ts";
import { readPixels } from "../../../../core/codes/print/length.ts";
import type { QrDesign } from "../../../../core/codes/qr/design.ts";
import { marginCaution } from "../../../../core/codes/qr/qr-cautions.ts";
import { type ContrastProblem, contrastProblem } from "../../../../core/codes/texts/contrast-problem.ts";
import type { DesignTexts } from "../../../../core/codes/texts/design-texts.ts";
import type { TextProblem } from "../../../../core/codes/texts/text-problem.ts";
import { type DesignReading, note } from "./read-row.ts";

/** A design with the doubts and problems that its colors cause. */
export const judged = <Design extends QrDesign | BarcodeDesign>(
  reading: { ok: true; design: Design } | { ok: false; problems: TextProblem[] },
  kind: "qr" | "barcode",
  force: boolean,
): DesignReading<Design> => {
  if (!reading.ok) return { design: null, problems: reading.problems, notes: [] };
  const contrast = contrastProblem(reading.design, kind);
  if (contrast === null) return { design: reading.design, problems: [], notes: [] };
  const problem = contrastColumn(reading.design, contrast);
  return contrast.refused && !force
    ? { design: null, problems: [problem], notes: [] }
    : { design: reading.design, problems: [], notes: [problem] };
};

/** Adds a note if the quiet zone is narrow. */
export const withMarginNote = (
  reading: DesignReading<QrDesign>,
  texts: DesignTexts,
): DesignReading<QrDesign> => {
  const narrow = reading.design && marginCaution(reading.design);
  if (!narrow) return reading;
  const name = texts.quiet_zone === undefined ? "margin" : "quiet_zone";
  return { ...reading, notes: [...reading.notes, note(name, narrow.message)] };
};

/** Names the failing color pair. A single value is the correction only if the fix changes that one alone. */
const contrastColumn = (
  design: { foreground: string; background: string },
  contrast: ContrastProblem,
): TextProblem => {
  const { name, foreground, background } = contrast;
  if (name !== "foreground") return { name, message: contrast.message };
  const message = `${contrast.message} This pair passes: foreground ${foreground}, background ${background}.`;
  if (isColor(design.foreground, foreground)) return { name: "background", message, corrected: background };
  return isColor(design.background, background)
    ? { name: "foreground", message, corrected: foreground }
    : { name: "foreground", message };
};

/** In any notation: #FFF is #ffffff. */
const isColor = (text: string, formatted: string): boolean => {
  const color = parseColor(text);
  return color !== null && formatColor(color) === formatted;
};

/** Whether a text is empty, or a size in px. */
const isInPixels = (text = ""): boolean =>
  text.trim() === "" || /^-?\d+(\.\d+)?$/.test(text.trim()) || readPixels(text) !== null;

/** The texts for a label, which has no px: a size and a canvas in px change nothing there. A side in px beside a length stays. */
export function withoutPixels(texts: DesignTexts): DesignTexts {
  const kept = { ...texts };
  if (isInPixels(texts.size)) delete kept.size;
  if (isInPixels(texts.width) && isInPixels(texts.height)) {
    delete kept.width;
    delete kept.height;
  }
  return kept;
}

/** Limits memory: a file of a million rows could have as many designs. */
const REMEMBERED = 1000;

/** Reads each design once, however many rows share it. */
export const remembering = <Value>(read: (texts: DesignTexts) => Value) => {
  const known = new Map<string, Value>();
  return (texts: DesignTexts): Value => {
    const key = JSON.stringify(texts);
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= REMEMBERED) known.clear();
    const value = read(texts);
    known.set(key, value);
    return value;
  };
};
