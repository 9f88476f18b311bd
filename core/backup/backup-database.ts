import type { AuditRepository } from "../audit/audit-entry.ts";

export interface BackupTable {
  name: string;
  /** Stored columns, without generated ones, with the names of their PostgreSQL types. */
  columns: { name: string; type: string }[];
}

/** The next value of a column's sequence. */
export interface BackupSequence {
  table: string;
  column: string;
  /** int8. */
  last: string;
  called: boolean;
}

/** The whole database at one instant. */
export interface DatabaseSnapshot {
  /** Names in order: the schema version of the tables. */
  migrations: string[];
  tables: BackupTable[];
  sequences: BackupSequence[];
  /** All rows of a table in chunks; each is a JSON array of its columns as text or null. */
  rows(table: BackupTable): AsyncIterable<string[]>;
}

/** The content to load into a database. */
interface DatabaseContent extends Pick<DatabaseSnapshot, "migrations" | "tables" | "sequences"> {
  /** In any order. */
  rows: AsyncIterable<{ table: string; lines: string[] }>;
}

/**
 * Privileges in a database for its admins and third parties: the author of the archive may have added some of
 * them.
 */
export interface RestoredPrivileges {
  /** `sign_in`: "password", and providers with the account's address there. Empty: only by a password reset. */
  admins: { email: string; sign_in: string[] }[];
  /** Names of the active snippets, whose code runs on public pages. */
  snippets: string[];
  /** Usable keys; keys that were revoked in this database stay revoked. `owner`: null for the site's own. */
  api_keys: { id: string; name: string; prefix: string; owner: string | null }[];
  /** Running advertisements with their targets. */
  advertisements: { title: string; target: string | null }[];
  /** Names of files with which other services verify ownership of the site. */
  verification_files: string[];
  /** Legal pages on other sites, by kind. */
  legal_links: Record<string, string>;
  /** All settings that differ from their defaults; secret values are shown as "(secret)". */
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
 * Checks the rows of a table, each a JSON array of texts. The columns are in the order of the rows, their
 * types are the database's. It throws DomainError `archive_unreadable`.
 */
export type RowRules = (table: BackupTable) => (line: string) => void;

/** Port: a database as a whole. */
export interface BackupDatabase {
  /** Calls `work` with a consistent snapshot, however long the work takes while the site runs. */
  read<T>(work: (snapshot: DatabaseSnapshot) => Promise<T>): Promise<T>;
  /**
   * Loads a database in one transaction: its tables as they were, then migrated to this version. Accounts
   * that were deleted since, according to this database or `deleted`, are deleted again; API keys that were
   * revoked in this database are revoked again.
   * @param options `check`: validates every row before it is stored, by its table; then every account must
   * have a profile, too. Null: the archive is trusted
   * @param finish runs last, before the commit; an error rolls everything back
   * @throws DomainError `conflict` if the database is in use, or contains accounts and `force` is false;
   * `database_newer` if a newer version of the program made the backup; `archive_unreadable` if the content
   * does not match its version
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
   * Checks in advance whether `load` would refuse.
   * @returns the ids of accounts that were deleted from this database
   * @throws DomainError as `load` does
   */
  checkLoad(migrations: readonly string[], options: { force: boolean }): Promise<string[]>;
}
