import { resolve } from "node:path";
import { checkCertainContent } from "../../../../core/codes/barcode/certain-check.ts";
import { barcodeCautions } from "../../../../core/codes/barcode/barcode-cautions.ts";
import type { BarcodeDesign } from "../../../../core/codes/barcode/design.ts";
import type { BarcodeFormat } from "../../../../core/codes/barcode/symbol.ts";
import { formatColor, parseColor } from "../../../../core/codes/color.ts";
import type { QrDesign } from "../../../../core/codes/qr/design.ts";
import { marginCaution } from "../../../../core/codes/qr/qr-cautions.ts";
import {
  barcodeFormatProblem,
  findBarcodeFormat,
  formatOfNumber,
} from "../../../../core/codes/texts/barcode-format-name.ts";
import { type CodeType, codeTypeProblem, findCodeType } from "../../../../core/codes/texts/code-types.ts";
import { type ContrastProblem, contrastProblem } from "../../../../core/codes/texts/contrast-problem.ts";
import {
  DESIGN_NAMES,
  type DesignTexts,
  readBarcodeDesign,
  readQrDesign,
} from "../../../../core/codes/texts/design-texts.ts";
import type { TextProblem } from "../../../../core/codes/texts/text-problem.ts";
import { correctedContent } from "../../../../core/codes/texts/corrected-content.ts";
import { payloadContent, typedContent } from "../../../../core/codes/texts/payload-content.ts";
import { qrProblem } from "../../../../core/codes/texts/qr-problem.ts";
import type { CodeOrder } from "../job.ts";
import { roundedNumberProblem } from "./doubts/damaged-number.ts";
import { damagedProductNumber } from "./doubts/product-number.ts";
import type { Row } from "./row.ts";

export interface RowDefaults {
  type: CodeType;
  barcodeFormat: BarcodeFormat | null;
  design: DesignTexts;
  logo: string | null;
  /** Corrects wrong check digits instead of refusing them. */
  fix: boolean;
  /** Accepts colors that scanners cannot distinguish, contents that phones cannot use, and numbers that look damaged. */
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
  /** Worth knowing; the code is made all the same. */
  notes: TextProblem[];
}

type DesignReading<Design> = { design: Design | null; problems: TextProblem[]; notes: TextProblem[] };

/** Reads rows into orders. Rows mostly share a few designs, so each is read once. */
export const createRowReader = (defaults: RowDefaults): ((row: Row) => ReadRow) => {
  const qrDesigns = remembering((texts) =>
    withMarginNote(judged(readQrDesign(texts), "qr", defaults.force), texts),
  );
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
        ? typedContent(row.cells.content ?? "", defaults.force)
        : payloadContent(type, row.cells, defaults);
    if (!payload.ok) return { order: null, problems: [...problems, ...payload.problems], notes };
    const logo = row.cells.logo ?? null;
    if (logo !== null && defaults.logoFolder === null) {
      const message = "Rows that are sent cannot name a file: make codes with a logo one by one.";
      return refused([...problems, { name: "logo", message }], notes);
    }
    const path = logo === null ? defaults.logo : resolve(defaults.logoFolder ?? "", logo);
    const damage = row.isProductNumber && type === "qr" ? damagedProductNumber(payload.content) : null;
    const taken = damage !== null && defaults.force && !defaults.fix ? [withoutCorrection(damage)] : [];
    const problem = (taken.length > 0 ? null : damage) ?? qrProblem(payload.content, design, path !== null);
    const fixed = defaults.fix && problem?.name === "content" ? problem.corrected : undefined;
    if (problem && fixed === undefined) return refused([...problems, problem], notes);
    if (design === null) return refused(problems, notes);
    return {
      order: { kind: "qr", content: fixed ?? payload.content, design, logo: path },
      problems,
      notes: [...notes, ...payload.notes, ...taken, ...(problem ? [problem] : [])],
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
    if (content.trim() === "") {
      return refused([...problems, { name: "content", message: "The cell is empty." }], notes);
    }
    const rounded = roundedNumberProblem(format, content, defaults.force);
    if (rounded !== null) return refused([...problems, { name: "content", message: rounded }], notes);
    const check = checkCertainContent(format, content);
    if (check.ok) {
      if (design === null) return { order: null, problems, notes };
      const cautions = barcodeCautions(format, design).map(({ message }) => note("quiet_zone", message));
      return {
        order: { kind: "barcode", format, content, design },
        problems,
        notes: [...notes, ...cautions],
      };
    }
    const corrected = correctedContent(check);
    const problem: TextProblem = {
      name: "content",
      message: `${check.message}.${corrected === null ? otherFormat(content) : ""}`,
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

  const readContent = (row: Row): ReadRow => {
    const named = row.cells.type;
    const type = named === undefined ? defaults.type : findCodeType(named);
    if (type === null) {
      return refused([{ name: "type", message: codeTypeProblem(named ?? "") }], []);
    }
    return type === "barcode" ? readBarcode(row) : readQr(row, type);
  };

  return (row) => {
    if (row.broken !== undefined) return refused([{ name: "", message: row.broken }], []);
    const doubts = row.doubts ?? [];
    const cells = [...(row.problems ?? []), ...(defaults.force ? [] : doubts)];
    const isNamed = cells.some(({ name }) => name === "quantity");
    const quantity = isNamed ? null : quantityProblem(row.cells.quantity);
    const problems = [...cells, ...(quantity === null ? [] : [quantity])];
    if (cells.length > 0) return refused(problems, []);
    const read = readContent(row);
    // what is refused for the same reason needs no note
    const taken = doubts.filter(
      ({ message }) => !read.problems.some((problem) => problem.message === message),
    );
    const known = [...(row.notes ?? []), ...taken];
    const reading = known.length === 0 ? read : { ...read, notes: [...known, ...read.notes] };
    return problems.length === 0 ? reading : refused([...reading.problems, ...problems], reading.notes);
  };
};

/** Numbers of several lengths in one column need a format each. */
const otherFormat = (content: string): string => {
  const format = formatOfNumber(content.trim());
  return format === null
    ? ""
    : ` These ${content.trim().length} digits fit ${format}: choose that format, in a column "barcode_format" where rows differ.`;
};

const withoutCorrection = ({ name, message }: TextProblem): TextProblem => ({ name, message });

/** Whole, also as spreadsheets write it with places: 3,00. */
const quantityProblem = (text: string | undefined): TextProblem | null =>
  text === undefined || /^\s*0*[1-9]\d{0,8}(?:[.,]0+)?\s*$/.test(text)
    ? null
    : { name: "quantity", message: `"${text}" is not a whole number of 1 or more.` };

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

const note = (name: string, message: string): TextProblem => ({ name, message: `${message}.` });

const withMarginNote = (reading: DesignReading<QrDesign>, texts: DesignTexts): DesignReading<QrDesign> => {
  const narrow = reading.design && marginCaution(reading.design);
  if (!narrow) return reading;
  const name = texts.quiet_zone === undefined ? "margin" : "quiet_zone";
  return { ...reading, notes: [...reading.notes, note(name, narrow.message)] };
};

/** Names the pair that passes. One value is the correction only where the fix changes that one alone. */
const contrastColumn = (
  design: { foreground: string; background: string },
  contrast: ContrastProblem,
): TextProblem => {
  const { foreground, background } = contrast;
  const message = `${contrast.message} This pair passes: foreground ${foreground}, background ${background}.`;
  if (isColor(design.foreground, foreground)) return { name: "background", message, corrected: background };
  return isColor(design.background, background)
    ? { name: "foreground", message, corrected: foreground }
    : { name: "foreground", message };
};

/** However it is written: #FFF is #ffffff. */
const isColor = (text: string, formatted: string): boolean => {
  const color = parseColor(text);
  return color !== null && formatColor(color) === formatted;
};

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
