import type { FileFormat } from "../../../../core/codes/file-format.ts";
import type { DesignTexts } from "../../../../core/codes/texts/design-texts.ts";
import { newBulkDraft, settingsOf } from "../bulk-draft.ts";
import type { BulkTable } from "../table/bulk-table.ts";
import type { BulkSettings } from "../table/check-table.ts";

/** An argument as the shells of Unix take it. */
const quoted = (text: string): string =>
  /^[\w./:=@%+,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;

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

/** Name of the file that the page gives for a style that is more than a few options. */
export const DESIGN_FILE = "design.json";

export interface Command {
  text: string;
  /** It reads the design from a file, which has to lie beside the table. */
  needsDesign: boolean;
}

/** What is chosen otherwise than on a fresh page. */
const chosenTexts = (design: DesignTexts, fresh: DesignTexts): DesignTexts =>
  Object.fromEntries(
    Object.entries(design).filter(([name, text]) => fresh[name as keyof DesignTexts] !== text),
  );

/** The command that makes the same codes of any number of rows. */
export function batchCommand(
  { name, names, encoding, header }: BulkTable,
  { type, barcodeFormat, format, design, hasLogo, columns }: BulkSettings,
): Command {
  const isQr = type !== "barcode";
  const fresh = settingsOf({ ...newBulkDraft(), type: isQr ? "qr" : "barcode" });
  const chosen = chosenTexts(design, fresh.design);
  const isFlag = (option: string) => FLAGS_OF_DESIGN.some((each) => each === option);
  const needsDesign = isQr && (hasLogo || !Object.keys(chosen).every(isFlag));
  const flag = (option: string, value: string | undefined) =>
    value === undefined || value === "" ? [] : [`--${option.replaceAll("_", "-")}`, quoted(value)];
  const column = (option: "content" | "file") => {
    const place = columns[option];
    return flag(`${option}_column`, typeof place === "number" && header !== null ? names[place] : undefined);
  };
  const looks = needsDesign
    ? flag("design", DESIGN_FILE)
    : [
        ...FLAGS_OF_DESIGN.flatMap((option) => flag(option, chosen[option])),
        ...(isQr ? [] : flag("foreground", chosen.foreground)),
        ...(isQr ? [] : flag("background", chosen.background)),
        ...(chosen.display_value === "no" ? ["--no-display-value"] : []),
      ];
  const words = [
    "quietzone batch",
    quoted(name || "rows.csv"),
    ...flag("output", "codes.zip"),
    ...(format === ("png" satisfies FileFormat) ? [] : flag("format", format)),
    ...(type === "qr" ? [] : flag("type", type)),
    ...(isQr ? [] : flag("barcode_format", barcodeFormat)),
    ...column("content"),
    ...column("file"),
    ...flag("encoding", encoding ?? undefined),
    ...looks,
    "--verify",
  ];
  return { text: words.join(" "), needsDesign };
}
