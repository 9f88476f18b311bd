import type { ExportFormat } from "../file-format.ts";

/**
 * Print heads of label printers, dots per inch as they are sold. One of 203 has 8 dots to a millimeter, a thousandth more; those of 300
 * and 600 are sold as 12 and 24 dots to a millimeter as well, up to 1.6 % more. Modules are whole dots on each of them.
 */
export const LABEL_PRINTER_DPI = { all: [203, 300, 600], default: 203 } as const;

/** Notice for a code that the printer draws itself: what its proof covers. */
export const NATIVE_NOTICE =
  "The printer draws the code itself, and what was read back is our drawing of it: scan the first label.";

/** Labels that one command prints at most (`^PQ` takes eight digits): a limit of ours, a thousand and a zero too much is a mistake. */
export const MOST_COPIES = 10_000;

/** A sentence where no label printer has this resolution; else null. */
export const labelDpiProblem = (dpi: number): string | null =>
  (LABEL_PRINTER_DPI.all as readonly number[]).includes(dpi)
    ? null
    : `Label printers have ${LABEL_PRINTER_DPI.all.join(", ")} dots per inch, not ${dpi}: write what yours has.`;

/** A design with the resolution of most label printers, where it goes to one and names none. */
export const atPrinterDpi = <Fields extends { dpi?: number | undefined }>(
  fields: Fields,
  format: ExportFormat,
): Fields => (format === "zpl" ? { ...fields, dpi: fields.dpi ?? LABEL_PRINTER_DPI.default } : fields);

/** Same as above, for typed texts. */
export const textsAtPrinterDpi = <Texts extends { dpi?: string | undefined }>(
  texts: Texts,
  format: ExportFormat,
): Texts =>
  format === "zpl" ? { ...texts, dpi: texts.dpi?.trim() || String(LABEL_PRINTER_DPI.default) } : texts;
