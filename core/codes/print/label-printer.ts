import type { ExportFormat } from "../file-format.ts";

/**
 * Resolutions of label printers as they are sold, dpi. 203 dpi are 8 dots per millimeter, a thousandth more; 300
 * and 600 dpi also stand for 12 and 24 dots per millimeter, up to 1.6% more. Modules are whole dots on all of them.
 */
export const LABEL_PRINTER_DPI = { all: [203, 300, 600], default: 203 } as const;

/** Notice about what no proof covers. */
export const NATIVE_NOTICE =
  "The printer draws the code itself, and nothing here has read that: scan the first label.";

/** Most labels of one command. Our own limit, which catches typing errors: `^PQ` takes eight digits. */
export const MOST_COPIES = 10_000;

/** A sentence if no label printer has this resolution, otherwise null. */
export const labelDpiProblem = (dpi: number): string | null =>
  (LABEL_PRINTER_DPI.all as readonly number[]).includes(dpi)
    ? null
    : `Label printers have ${LABEL_PRINTER_DPI.all.join(", ")} dpi, not ${dpi}: write what yours has.`;

/** A design for a label printer; without a resolution, or with an empty one, it gets that of most label printers. */
export const atPrinterDpi = <Fields extends { dpi?: number | string | undefined }>(
  fields: Fields,
  format: ExportFormat | null,
): Fields =>
  format === "zpl" && !String(fields.dpi ?? "").trim()
    ? { ...fields, dpi: String(LABEL_PRINTER_DPI.default) }
    : fields;
