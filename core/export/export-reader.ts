/** Parts of an account besides its profile. */
export const EXPORT_PARTS = [
  "history",
  "folders",
  "brands",
  "batches",
  "short_links",
  "signatures",
  "notifications",
  "sessions",
] as const;
export type ExportPart = (typeof EXPORT_PARTS)[number];

/** Port: everything that a user has, under the names of the columns. Nothing that opens an account is among it. */
export interface ExportReader {
  /** By id, read on demand. */
  rows(userId: string, part: ExportPart): AsyncIterable<Readonly<Record<string, unknown>>>;
  /** Addresses of the logos in the user's history, each once. */
  logoUrls(userId: string): Promise<string[]>;
}
