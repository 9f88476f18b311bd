import type { Manifest } from "./manifest.ts";

/** What an archive holds. */
export interface ArchiveReport {
  created_at: string;
  tables: Record<string, number>;
  rows: number;
  images: number;
  /** Where they were kept. */
  image_store: string;
  /** Whether everything is in it. */
  secrets: boolean;
}

export const reportOf = ({ created_at, tables, images, secrets }: Manifest): ArchiveReport => ({
  created_at,
  tables: Object.fromEntries(tables.map(({ name, rows }) => [name, rows])),
  rows: tables.reduce((sum, { rows }) => sum + rows, 0),
  images: images.count,
  image_store: images.store,
  secrets,
});
