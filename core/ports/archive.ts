/** A file of a ZIP as its list of contents has it: what the list says, before anything is unpacked. */
export interface ArchiveEntry {
  /** As it is written there, whatever that is. */
  name: string;
  packedBytes: number;
  /** What it says it will be. */
  bytes: number;
  kind: "file" | "folder" | "link";
  isEncrypted: boolean;
}

export interface OpenArchive {
  entries: readonly ArchiveEntry[];
  /**
   * @returns as many bytes as the list said, never more
   * @throws DomainError `archive_unreadable`
   */
  unpack(entry: ArchiveEntry): Promise<Uint8Array>;
  /** The same as UTF-8 text. */
  unpackText(entry: ArchiveEntry): Promise<string>;
  /**
   * The rows of a file that is a JSON array, one at a time, while others have their turn; undefined for one that is too large.
   * @param rowBytes of the largest row; absent: 64 kB
   * @throws SyntaxError where it is none
   */
  unpackRows(entry: ArchiveEntry, rowBytes?: number): AsyncIterable<unknown>;
}

export interface FileToPack {
  name: string;
  /** Its bytes, or its text (UTF-8), piece by piece. */
  pieces: AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>;
  /** Already small: pictures. */
  isPacked?: boolean;
}

/** Port: ZIP archives. */
export interface Archives {
  /** @throws DomainError `archive_unreadable` */
  open(bytes: Uint8Array): OpenArchive;
  /** The bytes of a ZIP, made as fast as they are read. */
  pack(files: AsyncIterable<FileToPack>): AsyncIterable<Uint8Array>;
}
