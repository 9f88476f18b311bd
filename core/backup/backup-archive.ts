/** One file of an archive. */
export interface BackupEntry {
  path: string;
  bytes: Uint8Array;
}

/** An archive in progress, under a temporary name. */
interface UnfinishedArchive {
  /** Reads it back from disk, from its beginning. @throws DomainError `archive_unreadable` */
  read(): AsyncIterable<BackupEntry>;
  /** Renames it to its final name. */
  finish(): Promise<{ bytes: number }>;
  discard(): Promise<void>;
}

/** Port: archives as files. */
export interface BackupArchives {
  /**
   * Writes the entries as they arrive, under a temporary name, readable by this OS user only, and flushes to disk.
   * @param passphrase null: not encrypted
   * @throws DomainError `conflict` if the file already exists; `storage_failed`
   */
  write(
    path: string,
    entries: AsyncIterable<BackupEntry>,
    passphrase: string | null,
  ): Promise<UnfinishedArchive>;
  /**
   * @param passphrase null if and only if the archive is not encrypted
   * @throws DomainError `not_found`; `archive_unreadable` if it is corrupt, truncated, or the passphrase is wrong
   */
  read(path: string, passphrase: string | null): AsyncIterable<BackupEntry>;
  /** Whether it is encrypted. @throws DomainError `not_found` */
  isSealed(path: string): Promise<boolean>;
  /** File names in a folder, which is created if missing. @throws DomainError `storage_failed` */
  names(folder: string): Promise<string[]>;
  /** Whether the file has the signature of an archive. */
  isArchive(path: string): Promise<boolean>;
  /** Time of the last modification. */
  lastWritten(path: string): Promise<Date>;
  remove(path: string): Promise<void>;
}

/** Port: streaming SHA-256, hex. */
export interface Digest {
  add(bytes: Uint8Array | string): void;
  hex(): string;
}

/** Port: UTF-8. `decode` throws on invalid input. */
export interface TextCodec {
  encode(text: string): Uint8Array;
  decode(bytes: Uint8Array): string;
}

/** Port: the ids of deleted accounts, stored next to the archives so that they outlive the database. */
export interface DeletionJournal {
  /** Called after the account is deleted. */
  note(id: string, at: Date): Promise<void>;
  /** All ids known here, and those stored next to the archives. @param archive path of an archive */
  read(archive: string): Promise<string[]>;
}
