import type { AuditRepository } from "../audit/audit-entry.ts";

export interface BackupTable {
  name: string;
  /** Those that are stored, not computed, with the names of their PostgreSQL types. */
  columns: { name: string; type: string }[];
}

/** Where the numbers of a column go on. */
export interface BackupSequence {
  table: string;
  column: string;
  /** int8. */
  last: string;
  called: boolean;
}

/** The whole database at one instant. */
export interface DatabaseSnapshot {
  /** Names, in order: which version of the program the tables belong to. */
  migrations: string[];
  tables: BackupTable[];
  sequences: BackupSequence[];
  /** All rows of a table, some at a time; each is a JSON array of its columns as text, or null. */
  rows(table: BackupTable): AsyncIterable<string[]>;
}

/** What a database is filled with. */
interface DatabaseContent extends Pick<DatabaseSnapshot, "migrations" | "tables" | "sequences"> {
  /** In any order. */
  rows: AsyncIterable<{ table: string; lines: string[] }>;
}

/** Port: a database as a whole. */
export interface BackupDatabase {
  /** Calls `work` with a snapshot that stays as it is, however long the work takes and whatever the site does meanwhile. */
  read<T>(work: (snapshot: DatabaseSnapshot) => Promise<T>): Promise<T>;
  /**
   * Fills a database, in one transaction: its tables as they were, then brought up to this version.
   * Accounts that were deleted since, as the database here or `deleted` knows, are deleted again.
   * @param finish the last thing before all of it counts; what it throws undoes everything
   * @throws DomainError `conflict` where somebody uses the database, or where it holds accounts and `force` is false;
   *   `database_newer` where a newer version of the program made the backup
   */
  load(
    content: DatabaseContent,
    options: { force: boolean; deleted: readonly string[] },
    finish: (inside: { audit: Pick<AuditRepository, "append">; deletedAgain: number }) => Promise<void>,
  ): Promise<void>;
  /**
   * Before anything is read: whether `load` would refuse.
   * @returns the ids of the accounts that were deleted from this database
   * @throws DomainError as `load` does
   */
  checkLoad(migrations: readonly string[], options: { force: boolean }): Promise<string[]>;
}
