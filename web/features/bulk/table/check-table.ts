import {
  contentColumn,
  createDoubtFinder,
} from "../../../../adapters/codes/batch/input/doubts/doubtful-contents.ts";
import { createRecordReader } from "../../../../adapters/codes/batch/input/record-to-row.ts";
import { knownDesigns, type RowDesign } from "../../../../core/brands/named-designs.ts";
import { isProductNumber } from "../../../../adapters/codes/batch/input/doubts/product-number.ts";
import { checkBarcode } from "../../../../adapters/codes/batch/check/barcode-check.ts";
import { createTableFindings } from "../../../../adapters/codes/batch/check/table-findings.ts";
import type { CodeOrder } from "../../../../adapters/codes/batch/job.ts";
import { createFileNamer } from "../../../../adapters/codes/batch/output/file-names.ts";
import type { BarcodeFormat } from "../../../../core/codes/barcode/symbol.ts";
import type { BulkFormat } from "../../../../core/codes/file-format.ts";
import { labelTextProblem } from "../../../../adapters/codes/sheet/label-texts.ts";
import { quantityProblem, readQuantity } from "../../../../core/labels/quantity.ts";
import type { Press } from "../../../../core/codes/print/press.ts";
import { type BatchColumn, DESIGN_COLUMNS } from "../../../../core/codes/texts/batch-columns.ts";
import type { ChosenField } from "../../../../core/codes/texts/choose-columns.ts";
import type { DesignTexts } from "../../../../core/codes/texts/design-texts.ts";
import { formatOfGtinName, isBarcodeName } from "../../../../core/codes/texts/column-names.ts";
import type { RowType } from "../../../../core/codes/texts/row-types.ts";
import type { RowSentence, SentenceReason } from "../../../../core/codes/row-sentences/row-sentence.ts";
import type { TextProblem } from "../../../../core/codes/texts/text-problem.ts";
import { createInkReader } from "../look/ink-fault.ts";
import { PAGE_LOGO } from "../look/row-logos.ts";
import { contentNote } from "./content-note.ts";
import { type BulkTable, tableRecord } from "./bulk-table.ts";
import { chooseFields, LOOKS_READ, wishOf, type ColumnWishes, missingColumns } from "./choose-fields.ts";

/** The codes to make of the rows, and their look. */
export interface BulkSettings {
  type: RowType;
  /** Null: the digits of each number say it, in a column of product numbers. */
  barcodeFormat: BarcodeFormat | null;
  /** The first rows suggested the format: it completes no number. */
  isFormatGuessed: boolean;
  format: BulkFormat;
  /** Design of rows without their own. */
  design: DesignTexts;
  hasLogo: boolean;
  /** Ink: black only for label printers. */
  ink: Press["ink"];
  /** True if rows become labels, repeated by quantity. */
  isLabels: boolean;
  /** Places of the columns whose texts stand on labels beside the code. */
  textColumns: readonly number[];
  /** Columns chosen by hand. */
  columns: ColumnWishes;
}

/** A problem or note about a row. */
export interface Finding {
  /** Our name of the column; empty for the whole row, and for a column that is only text on labels. */
  column: BatchColumn | "";
  /** Its place in the table; null if the table has no such cell. */
  place: number | null;
  /** An English sentence. */
  message: string;
  corrected?: string;
  reason?: SentenceReason;
}

export interface CheckedRow {
  problems: Finding[];
  notes: Finding[];
  /** True if the user may use the row as it is. */
  canKeep: boolean;
  /** Null if the row has a problem. */
  order: CodeOrder | null;
  /** True if the row has its own design. */
  isStyled: boolean;
  file: string;
}

export interface CheckedTable {
  fields: ChosenField[];
  /** Columns of the table that say how codes are made, read or not: codes do without them. */
  optional: BatchColumn[];
  /** Groups of columns of which at least one is required and none is there. */
  missing: BatchColumn[][];
  /** The contents are product numbers by the name of their column, or barcodes and some of them product numbers. */
  hasProductNumbers: boolean;
  rows: CheckedRow[];
  /** Notes on all rows. */
  sentences: RowSentence[];
  /** Why the ink does not print the design that rows without their own have; null if it does. It is no problem of these rows. */
  inkFault: SentenceReason | null;
}

/**
 * Checks all rows by the rules of `quietzone batch`. 5,000 rows take a few tenths of a second, so it runs in a worker.
 * @param kept places of rows to use despite a warning
 * @param brands the designs that rows can name besides the presets
 */
export function checkTable(
  table: BulkTable,
  settings: BulkSettings,
  kept: ReadonlySet<number>,
  brands: readonly RowDesign[] = [],
): CheckedTable {
  const {
    type,
    barcodeFormat,
    isFormatGuessed,
    format,
    design,
    hasLogo,
    ink,
    isLabels,
    textColumns,
    columns: wishes,
  } = settings;
  const { names, isWorkbook } = table;
  const wish = wishOf(type, isLabels);
  const { fields, optional, sentences } = chooseFields(table, type, wishes, isLabels);
  const columns = fields.map(({ column }) => column);
  const missing = missingColumns(type, columns);
  const contentPlace = fields.find(({ column }) => column === "content")?.index ?? -1;
  const contentName = names[contentPlace] ?? "";
  const hasProductNumbers =
    formatOfGtinName(contentName) !== null ||
    (isBarcodeName(contentName) &&
      table.records.some(({ cells }) => isProductNumber(cells[contentPlace]?.trim() ?? "")));
  const about = { fields, optional, missing, hasProductNumbers };
  if (missing.length > 0) return { ...about, rows: [], sentences, inkFault: null };

  const toRow = createRecordReader(
    names,
    { fields, unknown: [], doubts: [] },
    { wish, sparse: isWorkbook, style: "page" },
  );
  const contents = contentColumn(names[contentPlace] ?? null, columns.includes("type"));
  const findDoubts = createDoubtFinder(type, isWorkbook);
  const reader = createInkReader({
    type,
    barcodeFormat,
    design,
    logo: hasLogo ? PAGE_LOGO : null,
    ink,
    fix: false,
    now: new Date(),
    designs: knownDesigns(brands),
    isLabels,
    logoFolder: null,
  });
  const quantities = fields.find(({ column }) => column === "quantity")?.index ?? -1;
  // a column without any may mean something else, such as 500 g, and files need none
  const hasQuantities = table.records.some(
    ({ cells: { [quantities]: text = "" } }) => text.trim() !== "" && readQuantity(text) !== null,
  );
  const namer = createFileNamer({ format, onDuplicate: "number", fix: true }, columns.includes("file"));
  const findings = createTableFindings({ type, force: false, hasTotals: true });

  const rows = table.records.map((record, index): CheckedRow => {
    const row = toRow(tableRecord(record), index + 1);
    if (row.broken === undefined) findDoubts(row, contents, record.links?.[contentPlace]);
    const isKept = kept.has(index);
    const { order, problems: found, notes, isWrongNumber = false } = reader.read(row, isKept);
    const isDoubtful = row.found?.some(({ kind }) => kind === "quantities") ?? false;
    const isJudged = isLabels || (isDoubtful && hasQuantities);
    const quantity = isJudged ? quantityProblem(row.cells.quantity, isLabels) : null;
    const ofQuantity = quantity === null ? [] : [{ name: "quantity", ...quantity }];
    const isGuess = isFormatGuessed && !isKept && !row.cells.barcode_format?.trim();
    const noted = contentNote(order);
    const question = isGuess && noted?.question ? [noted.question] : [];
    const fit = isLabels ? FITTING : canvasFit(order);
    const problems = [...found, ...fit.problems, ...(isLabels ? ofQuantity : []), ...question];
    const named = namer.nameOf(row);
    findings.look(row, { problems, notes, isWrongNumber });
    const finding = (problem: TextProblem) => findingOf(problem, fields, record.cells);
    const known = problems.map(finding);
    const ofTexts = (isLabels ? textProblems(record.cells, textColumns) : []).filter(
      ({ place }) => !known.some((problem) => problem.place === place),
    );
    return {
      problems: [...known, ...ofTexts],
      notes: [
        ...notes,
        ...(isLabels ? [] : ofQuantity),
        ...(noted ? (question.length === 0 ? [noted.note] : []) : fit.notes),
        ...(named.note ? [named.note] : []),
      ].map(finding),
      canKeep:
        problems.length > 0 &&
        (quantity === null || !isLabels) &&
        fit.problems.length === 0 &&
        ofTexts.length === 0 &&
        !isKept &&
        reader.read(row, true).problems.length === 0,
      order: problems.length + ofTexts.length === 0 ? order : null,
      isStyled: DESIGN_COLUMNS.some((name) => row.cells[name]?.trim()),
      file: named.name,
    };
  });
  for (const { row, column, message, reason } of findings.issues()) {
    const checked = rows[row - 1];
    if (!checked || kept.has(row - 1)) continue;
    const cells = table.records[row - 1]?.cells ?? [];
    checked.problems.push(findingOf({ name: column, message, reason }, fields, cells));
    checked.canKeep = checked.problems.length === 1 || checked.canKeep;
    checked.order = null;
  }
  const headers = new Map(fields.map(({ column, index }) => [column, names[index] ?? ""]));
  const { said, advice } = findings.sentences(headers, []);
  // one sentence for the same columns is enough
  const isSaid = sentences.some(({ reason }) => reason.code === LOOKS_READ);
  const further = advice.filter(({ reason }) => !isSaid || reason.code !== "rows.misread");
  return {
    ...about,
    rows,
    sentences: [...sentences, ...said, ...further],
    inkFault: reader.fault(),
  };
}

const FITTING: ReturnType<typeof checkBarcode> = { problems: [], notes: [] };
/** Whether bars fit the canvas that their row has. Bars without one, of the size of all rows, are drawn with their files. */
const canvasFit = (order: CodeOrder | null) =>
  order?.kind === "barcode" && (order.design.canvas ?? order.design.print?.canvas)
    ? checkBarcode(order)
    : FITTING;

/** The texts of a row that no label prints. */
const textProblems = (cells: readonly string[], places: readonly number[]): Finding[] =>
  [...new Set(places)].flatMap((place) => {
    const problem = labelTextProblem(cells[place] ?? "");
    return problem === null ? [] : [{ column: "" as const, place, ...problem }];
  });

const findingOf = (
  { name, ...problem }: TextProblem,
  fields: readonly ChosenField[],
  cells: readonly string[],
): Finding => {
  const field = fields.find(({ column }) => column === name);
  const isFilled = (place: number) => (cells[place] ?? "").trim() !== "";
  const place = field && [field.index, ...(field.others ?? [])].find(isFilled);
  return { column: name as Finding["column"], place: place ?? field?.index ?? null, ...problem };
};
