import type { BulkFormat } from "../../../../core/codes/file-format.ts";
import type { DesignTexts } from "../../../../core/codes/texts/design-texts.ts";
import type { BatchColumn } from "../../../../core/codes/texts/batch-columns.ts";
import { type BulkDraft, isForPress, newBulkDraft, settingsOf } from "../bulk-draft.ts";
import { sheetWords } from "./sheet-words.ts";
import { type BulkTable, shownNames } from "../table/bulk-table.ts";
import type { BulkSettings } from "../table/check-table.ts";
import { fileWord, flag } from "./command-words.ts";

const FLAGS_OF_DESIGN = [
  "size",
  "module",
  "dpi",
  "level",
  "margin",
  "bar_width",
  "bar_height",
  "font_size",
] as const;

/** Name of the design file for styles that need more than a few options. */
export const DESIGN_FILE = "design.json";

export interface Command {
  text: string;
  /** It reads the design from a file beside the table. */
  needsDesign: boolean;
  notes: CommandNote[];
}

/** The choices that differ from the defaults. */
const chosenTexts = (design: DesignTexts, fresh: DesignTexts): DesignTexts =>
  Object.fromEntries(
    Object.entries(design).filter(([name, text]) => fresh[name as keyof DesignTexts] !== text),
  );

/** A change to the file so that the command reads it as the page does. */
type CommandNote =
  | { kind: "rename"; name: string; column: BatchColumn }
  | { kind: "unread"; column: BatchColumn }
  | { kind: "header"; line: string };

/**
 * Names for the columns of a table without a header line, as the command needs one: those that are read by
 * what they are read as, others by their letter.
 */
function writtenNames(names: readonly string[], columns: BulkSettings["columns"]): string[] {
  const chosen = Object.entries(columns);
  const letters = shownNames([], names.length);
  return names.map((name, place) => {
    const column = chosen.find(([, at]) => at === place)?.[0];
    if (column !== undefined) return column;
    return name === "" || chosen.some(([each]) => each === name) ? (letters[place] ?? "") : name;
  });
}

/** Columns chosen by hand for which the command has no option. @param options the columns that have one */
function notesOf(
  columns: BulkSettings["columns"],
  names: readonly string[],
  options: readonly string[],
): CommandNote[] {
  return Object.entries(columns).flatMap(([each, place]): CommandNote[] => {
    const column = each as BatchColumn;
    if (options.includes(column) && typeof place === "number") return [];
    if (place === null) return [{ kind: "unread", column }];
    const name = names[place];
    return name === undefined ? [] : [{ kind: "rename", name, column }];
  });
}

/** The options for print shops that were chosen. */
const pressWords = ({ isBlack, bleed, cropMarks, reduction }: BulkDraft["press"]): string[] => [
  ...(isBlack ? flag("ink", "k") : []),
  ...(bleed > 0 ? flag("bleed", `${bleed}mm`) : []),
  ...(cropMarks ? ["--crop-marks"] : []),
  ...(reduction > 0 ? flag("bar_width_reduction", `${reduction}mm`) : []),
];

/** The command that makes the same codes or labels for any number of rows. */
export function batchCommand(table: BulkTable, settings: BulkSettings, draft: BulkDraft): Command {
  const { name, encoding, header, isWorkbook, sheets, sheet } = table;
  const { type, barcodeFormat, format, design, hasLogo, columns } = settings;
  const names = header === null ? writtenNames(table.names, columns) : table.names;
  const isQr = type !== "barcode";
  const { output, page, press } = draft;
  const isFiles = output === "files";
  // without a level, the command takes the highest that fits
  const { level: _level, ...fresh } = settingsOf({ ...newBulkDraft(), type: isQr ? "qr" : "barcode" }).design;
  const chosen = chosenTexts(design, fresh);
  const isFlag = (option: string) => FLAGS_OF_DESIGN.some((each) => each === option);
  const needsDesign = isQr && (hasLogo || !Object.keys(chosen).every(isFlag));
  const column = (option: "content" | "file") => {
    const place = columns[option];
    return flag(`${option}_column`, typeof place === "number" && header !== null ? names[place] : undefined);
  };
  const looks = needsDesign
    ? [...flag("design", DESIGN_FILE), ...(isFiles ? [] : flag("dpi", chosen.dpi))]
    : [
        ...FLAGS_OF_DESIGN.flatMap((option) => flag(option, chosen[option])),
        ...(isQr ? [] : flag("foreground", chosen.foreground)),
        ...(isQr ? [] : flag("background", chosen.background)),
        ...(chosen.display_value === "no" ? ["--no-display-value"] : []),
      ];
  const files = [
    ...flag("output", "codes.zip"),
    ...(format === ("png" satisfies BulkFormat) ? [] : flag("format", format)),
    ...(format === "pdf" && page !== "a4" ? flag("page", page) : []),
    ...(isForPress(format) ? pressWords(press) : []),
  ];
  const labels = [
    ...flag("output", output === "printer" ? "labels.zpl" : "labels.pdf"),
    ...sheetWords(draft, names),
  ];
  const words = [
    isFiles ? "quietzone batch" : "quietzone sheet",
    fileWord(name || "rows.csv"),
    ...(isFiles ? files : labels),
    ...(isWorkbook && sheet !== null && sheet !== sheets[0] ? flag("sheet", sheet) : []),
    ...(type === "qr" ? [] : flag("type", type)),
    ...(isQr ? [] : flag("barcode_format", barcodeFormat ?? undefined)),
    ...column("content"),
    ...(isFiles ? column("file") : []),
    ...flag("encoding", encoding ?? undefined),
    ...looks,
    // labels are always read back
    ...(isFiles ? ["--verify"] : []),
  ];
  const { file: _file, ...forLabels } = columns;
  const notes: CommandNote[] =
    header === null
      ? [{ kind: "header", line: names.join(",") }]
      : notesOf(isFiles ? columns : forLabels, names, ["content", "file"]);
  return { text: words.join(" "), needsDesign, notes };
}
