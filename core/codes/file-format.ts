/** Formats of downloads and the history. */
export const FILE_FORMATS = ["png", "svg", "pdf"] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** Formats of the files that /bulk makes of rows: also for print shops. */
export const BULK_FORMATS = [...FILE_FORMATS, "eps"] as const;
export type BulkFormat = (typeof BULK_FORMATS)[number];

/** Formats of the command line, batches and the API: also for print shops and label printers. */
export const EXPORT_FORMATS = [...BULK_FORMATS, "zpl"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The format of a file name's extension, or null. */
export const formatOfName = (name: string): ExportFormat | null =>
  EXPORT_FORMATS.find((format) => name.toLowerCase().endsWith(`.${format}`)) ?? null;
