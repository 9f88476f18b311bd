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

/** What an earlier run recorded in the manifest for a row. */
export interface ManifestEntry {
  /** Hex; "" where no file was made, or where it did not scan. */
  sha256: string;
  verified: true | null;
}

/** A code to make, for a worker. */
export interface Job {
  row: number;
  line: number;
  /** Name of the file in the folder or in the ZIP. */
  file: string;
  order: CodeOrder;
  /** Null where no earlier run recorded the row. */
  known: ManifestEntry | null;
}

/** What is sent to a worker at a time. */
export interface JobList {
  jobs: Job[];
  /** The time that PDF files carry. */
  now: Date;
}

/** What became of a list of jobs. */
export interface ListResult {
  /** Jobs that were done; after a fatal failure the others were not started. */
  done: number;
  /** Files that were made. */
  written: number;
  /** Files of an earlier run that were still right. */
  kept: number;
  /** Lines of manifest.csv for the jobs that an earlier run did not record. */
  manifest: string;
  /** Codes that could not be made or do not scan: there are no files of them. */
  failures: JobFailure[];
  /** Codes whose modules may be too small to print or to scan. */
  dense: DenseCode[];
  /** The files themselves, where they go into a ZIP. */
  packed: PackedFile[];
  fatal: FatalFailure | null;
}

interface DenseCode {
  line: number;
  /** A sentence. */
  message: string;
}

interface JobFailure {
  row: number;
  line: number;
  /** A sentence. */
  message: string;
}

/** Going on makes no sense: the disk failed, or the manifest belongs to other files. */
export interface FatalFailure {
  code: "storage_failed" | "conflict";
  message: string;
}

/** A file as it is in a ZIP. */
export interface PackedFile {
  name: string;
  bytes: Uint8Array;
  /** 0 stored, 8 deflated (APPNOTE 4.4.5). */
  method: 0 | 8;
  crc32: number;
  /** Bytes before compression. */
  size: number;
}
