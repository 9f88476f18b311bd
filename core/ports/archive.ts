/** A file of a ZIP as listed in its table of contents, before anything is unpacked. */
export interface ArchiveEntry {
  /** The name as written in the archive, unchecked. */
  name: string;
  packedBytes: number;
  /** Unpacked size that the archive declares. */
  bytes: number;
  kind: "file" | "folder" | "link";
  isEncrypted: boolean;
}

export interface OpenArchive {
  entries: readonly ArchiveEntry[];
  /**
   * @returns at most the declared number of bytes
   * @throws DomainError `archive_unreadable`
   */
  unpack(entry: ArchiveEntry): Promise<Uint8Array>;
  /** The same as UTF-8 text. */
  unpackText(entry: ArchiveEntry): Promise<string>;
  /**
   * Streams the rows of a file that is a JSON array, and lets other work run in between; undefined for a row
   * that is too large.
   * @param rowBytes largest size of a row; absent: 64 kB
   * @throws SyntaxError if the file is not a JSON array
   */
  unpackRows(entry: ArchiveEntry, rowBytes?: number): AsyncIterable<unknown>;
}

export interface FileToPack {
  name: string;
  /** Content in chunks of bytes or of UTF-8 text. */
  pieces: AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>;
  /** Already compressed, as pictures are. */
  isPacked?: boolean;
}

/** Port: reads and writes ZIP archives. */
export interface Archives {
  /** @throws DomainError `archive_unreadable` */
  open(bytes: Uint8Array): OpenArchive;
  /** Streams the bytes of a ZIP as fast as they are consumed. */
  pack(files: AsyncIterable<FileToPack>): AsyncIterable<Uint8Array>;
}
