/** A part's entry in the central directory of a ZIP (PKWARE APPNOTE 4.3.12). */
export interface ZipEntry {
  name: string;
  /** 0 stored, 8 deflated (4.4.5). */
  method: number;
  isEncrypted: boolean;
  packedSize: number;
  size: number;
  /** Offset of its local header in the file. */
  offset: number;
}

/** The record at the end of a ZIP has these bytes and a comment of up to 65,535 (4.3.16). */
const END_BYTES = 22;
export const MAX_END_BYTES = END_BYTES + 0xff_ff;
const END_SIGNATURE = 0x06_05_4b_50;
const ENTRY_SIGNATURE = 0x02_01_4b_50;
const ENTRY_BYTES = 46;
/** Marks a value that a ZIP of more than 4 GB stores elsewhere (4.4.1.4): no workbook is as large. */
const ELSEWHERE = 0xff_ff_ff_ff;

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Finds the central directory. @param tail the last bytes of the file, `MAX_END_BYTES` of them or all @throws Error if there is none */
export const findZipDirectory = (tail: Uint8Array): { offset: number; bytes: number; entries: number } => {
  const view = viewOf(tail);
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) {
    if (view.getUint32(at, true) !== END_SIGNATURE) continue;
    const found = {
      entries: view.getUint16(at + 10, true),
      bytes: view.getUint32(at + 12, true),
      offset: view.getUint32(at + 16, true),
    };
    if (found.offset === ELSEWHERE || found.bytes === ELSEWHERE) throw new Error("a ZIP of more than 4 GB");
    return found;
  }
  throw new Error("no list of contents");
};

/** Reads the central directory. @throws Error if it is damaged */
export const readZipDirectory = (bytes: Uint8Array, entries: number): ZipEntry[] => {
  const view = viewOf(bytes);
  const found: ZipEntry[] = [];
  let at = 0;
  for (let index = 0; index < entries; index += 1) {
    if (at + ENTRY_BYTES > bytes.length || view.getUint32(at, true) !== ENTRY_SIGNATURE) {
      throw new Error("a damaged list of contents");
    }
    const [name, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true)) as [
      number,
      number,
      number,
    ];
    found.push({
      name: new TextDecoder().decode(bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + name)),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at += ENTRY_BYTES + name + extra + comment;
  }
  return found;
};

/** Bytes of a local header without its name and extra field (4.3.7). */
export const LOCAL_BYTES = 30;
const LOCAL_SIGNATURE = 0x04_03_4b_50;

/** Bytes from the start of a local header to its data. @throws Error if it is not a local header */
export const lengthOfLocalHeader = (header: Uint8Array): number => {
  const view = viewOf(header);
  if (header.length < LOCAL_BYTES || view.getUint32(0, true) !== LOCAL_SIGNATURE)
    throw new Error("a part that is not where the list of contents says");
  return LOCAL_BYTES + view.getUint16(26, true) + view.getUint16(28, true);
};
