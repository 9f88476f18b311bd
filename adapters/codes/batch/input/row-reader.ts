import type { BarcodeDesign } from "../../../../core/codes/barcode/design.ts";
import type { BarcodeFormat } from "../../../../core/codes/barcode/symbol.ts";
import type { QrDesign } from "../../../../core/codes/qr/design.ts";
import { inkProblem } from "../../../../core/codes/print/ink-problem.ts";
import type { Press } from "../../../../core/codes/print/press.ts";
import { askedLength } from "../../../../core/codes/print/print-texts.ts";
import { type RowType, rowTypeProblem, findRowType } from "../../../../core/codes/texts/row-types.ts";
import {
  DESIGN_NAMES,
  type DesignTexts,
  readBarcodeDesign,
  overrule,
  readQrDesign,
  withoutLook,
  withoutSizes,
} from "../../../../core/codes/texts/design-texts.ts";
import { levelOf, levelProblem } from "../../../../core/codes/texts/form-level.ts";
import type { TextProblem } from "../../../../core/codes/texts/text-problem.ts";
import { payloadContent, typedContent } from "../../../../core/codes/texts/payload-content.ts";
import { qrProblem } from "../../../../core/codes/texts/qr-problem.ts";
import type { CodeOrder } from "../job.ts";
import { damagedProductNumber, isWrongProductNumber } from "./doubts/product-number.ts";
import { readBarcodeRow } from "./read-barcode-row.ts";
import { COMMON_WORDS, withoutForeign } from "./foreign-columns.ts";
import { namedLook, type RowDesigns } from "../../../../core/brands/named-designs.ts";
import { type ReadRow, refused, withoutCorrection } from "./read-row.ts";
import { judged, remembering, withMarginNote, withoutPixels } from "./row-designs.ts";
import type { Row } from "./row.ts";

export interface RowDefaults {
  type: RowType;
  barcodeFormat: BarcodeFormat | null;
  design: DesignTexts;
  logo: string | null;
  /** Ink of the files. Black-only ink and label printers do not print every design. */
  ink: Press["ink"];
  /** Corrects wrong check digits instead of refusing them. */
  fix: boolean;
  /** Accepts colors that scanners cannot distinguish, contents that phones cannot use, and numbers that look damaged. */
  force: boolean;
  /** Timestamp in product payloads. */
  now: Date;
  /** Designs that rows can name, in addition to the presets. */
  designs?: RowDesigns;
  /** Rows are labels, whose codes have no px. */
  isLabels?: boolean;
  /** Base folder of logo paths in rows. Null: rows come from outside and may not name files on this machine. */
  logoFolder: string | null;
}

/**
 * Reads rows into orders. Rows mostly share a few designs, so each is read once.
 * @param pathOf the path of a logo that a row names, from the folder that such paths start from
 */
export const createRowReader = (
  defaults: RowDefaults,
  pathOf: (folder: string, logo: string) => string,
): ((row: Row) => ReadRow) => {
  const qrDesigns = remembering((texts) =>
    withMarginNote(judged(readQrDesign(texts), "qr", defaults.force), texts),
  );
  const barcodeDesigns = remembering((texts) => judged(readBarcodeDesign(texts), "barcode", defaults.force));
  const sized = defaults.isLabels === true ? withoutPixels : (texts: DesignTexts) => texts;
  const common = sized(defaults.design);
  /** The cells of a row over the design that it names, over that of the run, whose sizes are those of all rows. */
  const lookOf = (row: Row, kind: "qr" | "barcode") => {
    const written: DesignTexts = {};
    for (const name of DESIGN_NAMES) {
      const text = row.cells[name];
      if (text !== undefined) written[name] = text;
    }
    const own = sized(written);
    // only QR codes are squares: the size of one must not replace the canvas of a barcode
    if (kind === "barcode") delete own.size;
    const { look, problem } = namedLook(row.cells.design, defaults.designs);
    const below = look ? overrule(withoutLook(common), withoutSizes(sized(look.texts), common)) : common;
    const isTaken = problem !== null && defaults.force;
    return {
      texts: overrule(below, own),
      logo: look?.logo ?? defaults.logo,
      wrong: problem !== null && !isTaken ? [problem] : [],
      noted: isTaken ? [{ ...problem, message: `${problem.message} The code is made without it.` }] : [],
    };
  };

  const unprintable = (design: QrDesign | BarcodeDesign): TextProblem | null =>
    inkProblem(design, defaults.ink);

  const readQr = (given: Row, type: Exclude<RowType, "barcode">): ReadRow => {
    const { row, foreign } = withoutForeign(given, COMMON_WORDS);
    const look = lookOf(row, "qr");
    const reading = qrDesigns(withLevel(look.texts, type, row.cells.level));
    const { design } = reading;
    const wrongLevel = levelDoubt(type, row.cells.level);
    const problems = [...look.wrong, ...reading.problems, ...(defaults.force ? [] : wrongLevel)];
    const notes = [...reading.notes, ...look.noted, ...foreign, ...(defaults.force ? wrongLevel : [])];
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
    const path = logo === null ? look.logo : pathOf(defaults.logoFolder ?? "", logo);
    const isNumber = row.numberFormat !== undefined && type === "qr";
    const damage = isNumber ? damagedProductNumber(payload.content) : null;
    const taken = damage !== null && defaults.force && !defaults.fix ? [withoutCorrection(damage)] : [];
    const problem =
      (design && unprintable(design)) ??
      (taken.length > 0 ? null : damage) ??
      qrProblem(payload.content, design, path !== null);
    const fixed = defaults.fix && problem?.name === "content" ? problem.corrected : undefined;
    if (problem && fixed === undefined) return refused([...problems, problem], notes);
    if (design === null || problems.length > 0) return refused(problems, notes);
    const content = fixed ?? payload.content;
    return {
      order: { kind: "qr", content, design, logo: path, ...askedOf(look.texts) },
      problems,
      notes: [...notes, ...payload.notes, ...taken, ...(problem ? [problem] : [])],
      isWrongNumber: isNumber && taken.length === 0 && isWrongProductNumber(content),
    };
  };

  const readBarcode = (given: Row): ReadRow => {
    const { row, foreign } = withoutForeign(given, ["module"]);
    const look = lookOf(row, "barcode");
    const reading = barcodeDesigns(look.texts);
    const problem = reading.design && unprintable(reading.design);
    const further = [...foreign, ...look.noted];
    if (problem)
      return refused([...look.wrong, ...reading.problems, problem], [...further, ...reading.notes]);
    const read = readBarcodeRow(row, reading, defaults);
    const notes = [...further, ...read.notes];
    if (look.wrong.length > 0) return refused([...look.wrong, ...read.problems], notes);
    return { ...read, order: read.order && { ...read.order, ...askedOf(look.texts) }, notes };
  };

  const readContent = (row: Row): ReadRow => {
    const named = row.cells.type;
    const type = named === undefined ? defaults.type : findRowType(named);
    if (type === null) {
      return refused([{ name: "type", ...rowTypeProblem(named ?? "") }], []);
    }
    return type === "barcode" ? readBarcode(row) : readQr(row, type);
  };

  return (given) => {
    if (given.broken !== undefined)
      return refused(
        [{ name: "", message: given.broken, ...(given.brokenReason && { reason: given.brokenReason }) }],
        [],
      );
    const row = defaults.fix ? withFixes(given) : given;
    const doubts = row.doubts ?? [];
    const problems = [...(row.problems ?? []), ...(defaults.force ? [] : doubts)];
    if (problems.length > 0) return refused(problems, []);
    const read = readContent(row);
    // a refusal for the same reason replaces the note
    const taken = doubts.filter(
      ({ message }) => !read.problems.some((problem) => problem.message === message),
    );
    const known = [...(row.notes ?? []), ...taken];
    return known.length === 0 ? read : { ...read, notes: [...known, ...read.notes] };
  };
};

const askedOf = (texts: DesignTexts): Pick<CodeOrder, "askedLength"> => {
  const asked = askedLength(texts);
  return asked === undefined ? {} : { askedLength: asked };
};

/** Applies the error correction level that a payload's standard requires, unless the row has one. */
const withLevel = (texts: DesignTexts, type: Exclude<RowType, "barcode">, chosen?: string): DesignTexts => {
  const level = type === "qr" || chosen !== undefined ? null : levelOf(type);
  return level === null ? texts : { ...texts, level };
};

/** The level of a row, if the standard of its payload requires another. */
const levelDoubt = (type: Exclude<RowType, "barcode">, chosen?: string): TextProblem[] => {
  const problem = type === "qr" || chosen === undefined ? null : levelProblem(type, chosen);
  if (problem === null) return [];
  const { code, values, message } = problem;
  return [{ name: "level", message: `${message}.`, reason: { code, values } }];
};

/** The row with the suggested values in place of doubtful ones, and a note for each. */
const withFixes = (row: Row): Row => {
  const fixed = (row.doubts ?? []).filter(({ corrected }) => corrected !== undefined);
  if (fixed.length === 0) return row;
  const cells = {
    ...row.cells,
    ...Object.fromEntries(fixed.map(({ name, corrected }) => [name, corrected])),
  };
  const doubts = row.doubts?.filter(({ corrected }) => corrected === undefined) ?? [];
  return { ...row, cells, doubts, notes: [...(row.notes ?? []), ...fixed] };
};
