import { resolve } from "node:path";
import { frameLettering } from "../../letters/frame-lettering.node.ts";
import { type BatchColumn, DESIGN_COLUMNS } from "../../../../core/codes/texts/batch-columns.ts";
import type { QrDesign } from "../../../../core/codes/qr/design.ts";
import { DomainError } from "../../../../core/errors.ts";
import type { TextProblem } from "../../../../core/codes/texts/text-problem.ts";
import { createRowReader, type RowDefaults } from "../input/row-reader.ts";
import type { Row } from "../input/row.ts";
import type { CodeOrder } from "../job.ts";
import { createLogoCheck } from "./logo-check.node.ts";
import type { FileNamer } from "../output/file-names.ts";

/** A finding about a row; `ofRun` if an option of the run caused it. */
type RowProblem = TextProblem & { ofRun?: true };

interface CheckedRow {
  /** Reasons why the row has no code. */
  problems: RowProblem[];
  /** Remarks; the code is created anyway. */
  notes: RowProblem[];
}

interface CheckedCode extends CheckedRow {
  /** Null if no code can be created. */
  kind: CodeOrder["kind"] | null;
  /** The column's name says product number, but the content is none. */
  isWrongNumber: boolean;
  /** Its file name is a number, or a name with a number appended because other rows have the same name. */
  isNumbered: boolean;
}

/** Columns for which an option of the run gives the default. */
const RUN_COLUMNS: readonly BatchColumn[] = [...DESIGN_COLUMNS, "logo"];

/** Marks findings that an option of the run caused: rows with their own design have their own findings. */
const createMarker = ({ design, logo }: RowDefaults) => {
  const hasOptions = Object.keys(design).length > 0 || logo !== null;
  return ({ cells }: Row, findings: TextProblem[]): RowProblem[] =>
    !hasOptions || RUN_COLUMNS.some((column) => cells[column] !== undefined)
      ? findings
      : findings.map((finding) =>
          RUN_COLUMNS.some((column) => column === finding.name) ? { ...finding, ofRun: true } : finding,
        );
};

/** Additional checks for rows that are valid so far. */
export type FurtherProblems = (row: Row, order: CodeOrder) => Promise<TextProblem[]>;

/** All checks of a row that are possible before its file is created. */
export const createRowCheck = (defaults: RowDefaults, furtherProblems?: FurtherProblems) => {
  const read = createRowReader(defaults, resolve);
  const logos = createLogoCheck(defaults.ink);
  const marked = createMarker(defaults);
  /** Cached by frame text, which most rows share. */
  const letters = new Map<string, Promise<string | null>>();
  const lettersProblem = (design: QrDesign): Promise<string | null> => {
    const text = design.frame?.text ?? "";
    const known = letters.get(text) ?? missingLettersOf(design);
    letters.set(text, known);
    return known;
  };

  const checkOrder = async (order: CodeOrder): Promise<CheckedRow> => {
    if (order.kind === "barcode") {
      // loaded on demand: most files have no barcodes
      const { checkBarcode } = await import("./barcode-check.ts");
      return checkBarcode(order);
    }
    const logo = order.logo === null ? null : await logos.problemOf(order.logo);
    const missing = order.design.frame ? await lettersProblem(order.design) : null;
    return {
      problems: [
        ...(logo === null ? [] : [{ name: "logo", message: logo }]),
        ...(missing === null ? [] : [{ name: "frame_text", message: missing }]),
      ],
      notes: [],
    };
  };

  return {
    async check(row: Row, namer: FileNamer): Promise<CheckedCode> {
      const { order, problems, notes, isWrongNumber = false } = read(row);
      const named = namer.nameOf(row);
      const drawn = order === null ? NOTHING_FOUND : await checkOrder(order);
      const isRight = problems.length + drawn.problems.length === 0;
      const further = order !== null && isRight ? ((await furtherProblems?.(row, order)) ?? []) : [];
      return {
        kind: order?.kind ?? null,
        isWrongNumber,
        isNumbered: named.isNumbered,
        problems: marked(row, [...problems, ...present(named.problem), ...drawn.problems, ...further]),
        notes: marked(row, [...notes, ...present(named.note), ...drawn.notes]),
      };
    },
    /** Changes when any of the logo files changes. */
    logoDigest: logos.digest,
  };
};

/** The sentence about characters of the frame text that no font has; null if there are none. */
const missingLettersOf = async (design: QrDesign): Promise<string | null> => {
  try {
    await frameLettering(design);
    return null;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.message;
  }
};

const NOTHING_FOUND: CheckedRow = { problems: [], notes: [] };

const present = (problem: TextProblem | null): TextProblem[] => (problem === null ? [] : [problem]);
