import { resolve } from "node:path";
import { checkBarcodeContent } from "../../../core/codes/barcode/formats.ts";
import type { BarcodeDesign } from "../../../core/codes/barcode/design.ts";
import type { BarcodeFormat } from "../../../core/codes/barcode/symbol.ts";
import type { QrDesign } from "../../../core/codes/qr/design.ts";
import { barcodeFormatProblem, findBarcodeFormat } from "../../../core/codes/texts/barcode-format-name.ts";
import { CODE_TYPES, type CodeType, findCodeType } from "../../../core/codes/texts/code-types.ts";
import { type ContrastProblem, contrastProblem } from "../../../core/codes/texts/contrast-problem.ts";
import {
  DESIGN_NAMES,
  type DesignTexts,
  readBarcodeDesign,
  readQrDesign,
} from "../../../core/codes/texts/design-texts.ts";
import type { TextProblem } from "../../../core/codes/texts/text-problem.ts";
import { correctedContent } from "../../../core/codes/texts/corrected-content.ts";
import { payloadContent } from "../../../core/codes/texts/payload-content.ts";
import { qrProblem } from "../../../core/codes/texts/qr-problem.ts";
import type { CodeOrder } from "./job.ts";
import type { Row } from "./row.ts";

export interface RowDefaults {
  type: CodeType;
  barcodeFormat: BarcodeFormat | null;
  design: DesignTexts;
  logo: string | null;
  /** Puts wrong check digits right instead of refusing them. */
  fix: boolean;
  /** Takes colours that scanners cannot tell apart. */
  force: boolean;
  /** Time that product payloads carry. */
  now: Date;
  /** Folder that the paths of logos in rows start from. Null: rows come from elsewhere, and may name no files of this machine. */
  logoFolder: string | null;
}

export interface ReadRow {
  /** Null where something is wrong. */
  order: CodeOrder | null;
  problems: TextProblem[];
  /** Worth telling, and the code is made all the same. */
  notes: TextProblem[];
}

type DesignReading<Design> = { design: Design | null; problems: TextProblem[]; notes: TextProblem[] };

/** Reads rows into orders. Rows mostly share a few designs, so each is read once. */
export const createRowReader = (defaults: RowDefaults) => {
  const qrDesigns = remembering((texts) => judged(readQrDesign(texts), "qr", defaults.force));
  const barcodeDesigns = remembering((texts) => judged(readBarcodeDesign(texts), "barcode", defaults.force));
  const designTexts = (row: Row): DesignTexts => {
    const texts: DesignTexts = {};
    for (const name of DESIGN_NAMES) {
      const text = row.cells[name] ?? defaults.design[name];
      if (text !== undefined) texts[name] = text;
    }
    return texts;
  };

  const readQr = (row: Row, type: Exclude<CodeType, "barcode">): ReadRow => {
    const { design, problems, notes } = qrDesigns(designTexts(row));
    const payload =
      type === "qr"
        ? ({ ok: true, content: row.cells.content ?? "", notes: [] } as const)
        : payloadContent(type, row.cells, defaults.now);
    if (!payload.ok) return { order: null, problems: [...problems, ...payload.problems], notes };
    const logo = row.cells.logo ?? null;
    if (logo !== null && defaults.logoFolder === null) {
      const message = "Rows that are sent cannot name a file: make codes with a logo one by one.";
      return refused([...problems, { name: "logo", message }], notes);
    }
    const path = logo === null ? defaults.logo : resolve(defaults.logoFolder ?? "", logo);
    const problem = qrProblem(payload.content, design, path !== null);
    if (problem) return refused([...problems, problem], notes);
    if (design === null) return refused(problems, notes);
    return {
      order: { kind: "qr", content: payload.content, design, logo: path },
      problems,
      notes: [...notes, ...payload.notes],
    };
  };

  const readBarcode = (row: Row): ReadRow => {
    const { design, problems, notes } = barcodeDesigns(designTexts(row));
    const named = row.cells.barcode_format;
    const format = named === undefined ? defaults.barcodeFormat : findBarcodeFormat(named);
    if (format === null) {
      const message = named === undefined ? "No barcode format is given." : barcodeFormatProblem(named);
      return { order: null, problems: [...problems, { name: "barcode_format", message }], notes };
    }
    const content = row.cells.content ?? "";
    const check = checkBarcodeContent(format, content);
    if (check.ok) {
      if (design === null) return { order: null, problems, notes };
      return { order: { kind: "barcode", format, content, design }, problems, notes };
    }
    const corrected = correctedContent(check);
    const problem: TextProblem = {
      name: "content",
      message: `${check.message}.`,
      ...(corrected === null ? {} : { corrected }),
    };
    if (corrected === null || !defaults.fix || design === null) {
      return { order: null, problems: [...problems, problem], notes };
    }
    return {
      order: { kind: "barcode", format, content: corrected, design },
      problems,
      notes: [...notes, problem],
    };
  };

  return (row: Row): ReadRow => {
    if (row.broken !== undefined) return refused([{ name: "", message: row.broken }], []);
    const named = row.cells.type;
    const type = named === undefined ? defaults.type : findCodeType(named);
    if (type === null) {
      return refused([{ name: "type", message: `"${named}" is none of ${CODE_TYPES.join(", ")}.` }], []);
    }
    return type === "barcode" ? readBarcode(row) : readQr(row, type);
  };
};

const refused = (problems: TextProblem[], notes: TextProblem[]): ReadRow => ({
  order: null,
  problems,
  notes,
});

const judged = <Design extends QrDesign | BarcodeDesign>(
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

/** Points to the colour that the mend changes; where it changes both, to the foreground. */
const contrastColumn = (
  design: { foreground: string; background: string },
  { message, foreground, background }: ContrastProblem,
): TextProblem =>
  foreground === design.foreground.toLowerCase()
    ? { name: "background", message, corrected: background }
    : { name: "foreground", message, corrected: foreground };

/** Designs that differ in a file of a million rows could be as many: the memory of them is bounded. */
const REMEMBERED = 1000;

const remembering = <Value>(read: (texts: DesignTexts) => Value) => {
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
