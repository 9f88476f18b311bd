/** Formats of downloads and the history. */
export const FILE_FORMATS = ["png", "svg", "pdf"] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** Formats of the command line, batches and the API: also for print shops and label printers. */
export const EXPORT_FORMATS = [...FILE_FORMATS, "eps", "zpl"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The format of a file name's extension, or null. */
export const formatOfName = (name: string): ExportFormat | null =>
  EXPORT_FORMATS.find((format) => name.toLowerCase().endsWith(`.${format}`)) ?? null;
