/** What codes are written as. */
export const FILE_FORMATS = ["png", "svg", "pdf"] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** The format that a file name asks for by its extension, or null. */
export const formatOfName = (name: string): FileFormat | null =>
  FILE_FORMATS.find((format) => name.toLowerCase().endsWith(`.${format}`)) ?? null;
