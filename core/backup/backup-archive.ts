/** One file of an archive. */
export interface BackupEntry {
  path: string;
  bytes: Uint8Array;
}

/** An archive that is written, and that nobody takes for a whole one yet. */
interface UnfinishedArchive {
  /** As it lies on the disk, from its beginning. @throws DomainError `archive_unreadable` */
  read(): AsyncIterable<BackupEntry>;
  /** Gives it its name. */
  finish(): Promise<{ bytes: number }>;
  discard(): Promise<void>;
}

/** Port: archives as files. */
export interface BackupArchives {
  /**
   * Writes as the entries come, under another name, for this user alone, to the last byte on the disk.
   * @param passphrase null: not encrypted
   * @throws DomainError `conflict` where there is such a file already; `storage_failed`
   */
  write(
    path: string,
    entries: AsyncIterable<BackupEntry>,
    passphrase: string | null,
  ): Promise<UnfinishedArchive>;
  /**
   * @param passphrase null exactly where the archive is not encrypted
   * @throws DomainError `not_found`; `archive_unreadable` where it is damaged, cut off, or the passphrase is not its own
   */
  read(path: string, passphrase: string | null): AsyncIterable<BackupEntry>;
  /** Whether it can only be read with a passphrase. @throws DomainError `not_found` */
  isSealed(path: string): Promise<boolean>;
  /** The names of what is in a folder, which is made where it is not there. @throws DomainError `storage_failed` */
  names(folder: string): Promise<string[]>;
  /** Whether the file begins as an archive does. */
  isArchive(path: string): Promise<boolean>;
  /** When it was written to last. */
  lastWritten(path: string): Promise<Date>;
  remove(path: string): Promise<void>;
}

/** Port: SHA-256 over what comes in pieces, hex. */
export interface Digest {
  add(bytes: Uint8Array | string): void;
  hex(): string;
}

/** Port: UTF-8. `decode` throws for what is none. */
export interface TextCodec {
  encode(text: string): Uint8Array;
  decode(bytes: Uint8Array): string;
}

/** Port: the ids of accounts that were deleted, kept beside the archives, where they outlast the database. */
export interface DeletionJournal {
  /** After the account is gone. */
  note(id: string, at: Date): Promise<void>;
  /** All that are known here, and those beside the archive. @param archive its path */
  read(archive: string): Promise<string[]>;
}
