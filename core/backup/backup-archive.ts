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
  /** @throws DomainError `not_found`; `archive_unreadable` where it is damaged, cut off, or the passphrase is not its own */
  read(path: string, passphrase: string | null): AsyncIterable<BackupEntry>;
  /** Whether it can only be read with a passphrase. @throws DomainError `not_found` */
  isSealed(path: string): Promise<boolean>;
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

/** Port: the pictures of a store in a folder of this machine. */
export interface BackupPictures {
  /** Every picture, one at a time. One that is removed meanwhile is left out. */
  entries(): AsyncIterable<{ key: string; bytes: Uint8Array }>;
  /** Whether there is any. */
  isEmpty(): Promise<boolean>;
  /** Takes pictures in beside those that are there, until it is decided. */
  open(): Promise<{
    add(key: string, bytes: Uint8Array): Promise<void>;
    /** They take the place of all that were there. @returns what undoes it */
    swap(): Promise<() => Promise<void>>;
    /** Removes what is no longer needed, whichever side that is. */
    clean(): Promise<void>;
  }>;
}
