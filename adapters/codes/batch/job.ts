import type { BarcodeDesign } from "../../../core/codes/barcode/design.ts";
import type { BarcodeFormat } from "../../../core/codes/barcode/symbol.ts";
import type { QrDesign } from "../../../core/codes/qr/design.ts";

/** What a checked row asks for; everything in it is right. */
export type CodeOrder =
  | {
      kind: "qr";
      content: string;
      design: QrDesign;
      /** Path of a picture, or null. */
      logo: string | null;
    }
  | { kind: "barcode"; format: BarcodeFormat; content: string; design: BarcodeDesign };

/** What an interrupted run wrote in the manifest for a row. */
export interface ManifestEntry {
  row: number;
  /** Hex; "" where no file was made. */
  sha256: string;
  verified: boolean | null;
}

/** A code to make, for a worker. */
export interface Job {
  row: number;
  line: number;
  /** Name of the file in the folder or in the ZIP. */
  file: string;
  order: CodeOrder;
  /** Null where no interrupted run got this far. */
  known: ManifestEntry | null;
}

/** What is sent to a worker at a time. */
export interface JobList {
  jobs: Job[];
  /** The time that PDF files carry. */
  now: Date;
}

/** What became of a job. */
export interface JobResult {
  row: number;
  line: number;
  file: string;
  /** Hex; "" where no file was made. */
  sha256: string;
  verified: boolean | null;
  /** The manifest has a line for it already. */
  recorded: boolean;
  /** The file of an interrupted run was still right. */
  kept: boolean;
  /** A sentence, where the code could not be made or does not scan. */
  failure: string | null;
  /** Set where going on makes no sense: the disk failed, or the manifest is of other files. */
  fatal: "storage_failed" | "conflict" | null;
  /** The file itself, where it goes into a ZIP. */
  packed: PackedFile | null;
}

/** A file as it stands in a ZIP. */
export interface PackedFile {
  bytes: Uint8Array;
  /** 0 stored, 8 deflated (APPNOTE 4.4.5). */
  method: 0 | 8;
  crc32: number;
  /** Bytes before compression. */
  size: number;
}
