/** What the site downloads, and what the history remembers. */
export const FILE_FORMATS = ["png", "svg", "pdf"] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** What the command line, batches and the API write: files for print shops and labels for label printers as well. */
export const EXPORT_FORMATS = [...FILE_FORMATS, "eps", "zpl"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The format that a file name asks for by its extension, or null. */
export const formatOfName = (name: string): ExportFormat | null =>
  EXPORT_FORMATS.find((format) => name.toLowerCase().endsWith(`.${format}`)) ?? null;
