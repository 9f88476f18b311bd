import { PASSING_TABLES } from "./archive-secrets.ts";
import type { Manifest } from "./manifest.ts";

/** The contents of an archive. */
export interface ArchiveReport {
  created_at: string;
  tables: Record<string, number>;
  rows: number;
  images: number;
  /** Where the pictures were stored. */
  image_store: string;
  /** Whether the archive contains secrets. */
  secrets: boolean;
}

export const reportOf = ({ created_at, tables, images, secrets }: Manifest): ArchiveReport => {
  const lasting = tables.filter(({ name }) => !PASSING_TABLES.includes(name));
  return {
    created_at,
    tables: Object.fromEntries(lasting.map(({ name, rows }) => [name, rows])),
    rows: lasting.reduce((sum, { rows }) => sum + rows, 0),
    images: images.count,
    image_store: images.store,
    secrets,
  };
};
