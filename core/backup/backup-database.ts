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

/** What a database gives its admins and the outside power over: the maker of the archive may have added some of it. */
export interface RestoredPrivileges {
  /** `sign_in`: "password", and providers with the address of the account there. Empty: by a reset of the password alone. */
  admins: { email: string; sign_in: string[] }[];
  /** Names of the active snippets, whose code runs in public pages. */
  snippets: string[];
  /** Those that open something, but keys that were revoked in the database here stay revoked. `owner`: null for the site's own. */
  api_keys: { id: string; name: string; prefix: string; owner: string | null }[];
  /** Running advertisements, with where they lead. */
  advertisements: { title: string; target: string | null }[];
  /** Names of files that other services ask for, to see whose the site is. */
  verification_files: string[];
  /** Legal pages that are elsewhere, by kind. */
  legal_links: Record<string, string>;
  /** All that differ from their defaults; of a secret one only "(secret)". */
  settings: Record<string, string>;
}

export const NO_POWERS: RestoredPrivileges = {
  admins: [],
  snippets: [],
  api_keys: [],
  advertisements: [],
  verification_files: [],
  legal_links: {},
  settings: {},
};

/**
 * Checks the rows of a table, each a JSON array of texts. The columns are in the order of the rows, their types are the database's.
 * The check throws DomainError `archive_unreadable`.
 */
export type RowRules = (table: BackupTable) => (line: string) => void;

/** Port: a database as a whole. */
export interface BackupDatabase {
  /** Calls `work` with a snapshot that stays as it is, however long the work takes and whatever the site does meanwhile. */
  read<T>(work: (snapshot: DatabaseSnapshot) => Promise<T>): Promise<T>;
  /**
   * Fills a database, in one transaction: its tables as they were, then brought up to this version.
   * Accounts that were deleted since, as the database here or `deleted` knows, are deleted again; API keys that were revoked in the
   * database here are revoked again.
   * @param options `check`: of every row before it is stored, by its table; with it, every account has to have its profile as well. Null:
   *   the archive is trusted
   * @param finish the last thing before all of it counts; what it throws undoes everything
   * @throws DomainError `conflict` where somebody uses the database, or where it holds accounts and `force` is false;
   *   `database_newer` where a newer version of the program made the backup; `archive_unreadable` where the content does not fit the
   *   version that it names
   */
  load(
    content: DatabaseContent,
    options: {
      force: boolean;
      deleted: readonly string[];
      check: RowRules | null;
    },
    finish: (tx: {
      audit: Pick<AuditRepository, "append">;
      deletedAgain: number;
      powers: RestoredPrivileges;
    }) => Promise<void>,
  ): Promise<void>;
  /**
   * Before anything is read: whether `load` would refuse.
   * @returns the ids of the accounts that were deleted from this database
   * @throws DomainError as `load` does
   */
  checkLoad(migrations: readonly string[], options: { force: boolean }): Promise<string[]>;
}
