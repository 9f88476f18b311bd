import type { BarcodeDesign } from "../../../core/codes/barcode/design.ts";
import type { BarcodeFormat } from "../../../core/codes/barcode/symbol.ts";
import type { PrintedSize } from "../../../core/codes/print/printed-size.ts";
import type { QrDesign } from "../../../core/codes/qr/design.ts";

/** The code that a validated row requests. */
export type CodeOrder = (
  | {
      kind: "qr";
      content: string;
      design: QrDesign;
      /** Path of a logo, or null. */
      logo: string | null;
    }
  | { kind: "barcode"; format: BarcodeFormat; content: string; design: BarcodeDesign }
) & {
  /** The requested size as it was written, such as `25mm`; absent if it was in px. */
  askedLength?: string;
};

/** Size of a printed code, next to what was requested. */
export interface AskedPrint {
  asked?: string;
  printed: PrintedSize;
}

/** An earlier run's record of a row in the manifest. */
export interface ManifestEntry {
  /** Hex; "" if no file was written, or the code did not scan. */
  sha256: string;
  verified: true | null;
}

/** A code to create, sent to a worker. */
export interface Job {
  row: number;
  line: number;
  /** Name of the file, in the folder or ZIP. */
  file: string;
  order: CodeOrder;
  /** Null if no earlier run recorded the row. */
  known: ManifestEntry | null;
}

/** A batch of jobs sent to a worker. */
export interface JobList {
  jobs: Job[];
  /** Timestamp in PDF files. */
  now: Date;
}

/** Result of a list of jobs. */
export interface ListResult {
  /** Jobs processed; after a fatal failure the rest is not started. */
  done: number;
  /** Files written. */
  written: number;
  /** Files of an earlier run that were still current. */
  kept: number;
  /** Lines of manifest.csv for the jobs that an earlier run did not record. */
  manifest: string;
  /** Codes that could not be created or do not scan: they have no files. */
  failures: JobFailure[];
  /** What may keep scanners from reading codes: modules that are too small, bars that are too low. */
  cautions: CodeCaution[];
  /** Sizes of the codes that were written, if they are printed in whole dots. */
  printed: AskedPrint[];
  /** The file contents, if they go into a ZIP. */
  packed: PackedFile[];
  fatal: FatalFailure | null;
}

interface CodeCaution {
  line: number;
  /** The key of its text. */
  code: string;
  /** A sentence without its period. */
  message: string;
}

interface JobFailure {
  row: number;
  line: number;
  /** A sentence. */
  message: string;
}

/** The run cannot continue: the disk failed, or the manifest belongs to other files. */
export interface FatalFailure {
  code: "storage_failed" | "conflict";
  message: string;
}

/** A file as stored in a ZIP. */
export interface PackedFile {
  name: string;
  bytes: Uint8Array;
  /** 0 stored, 8 deflated (APPNOTE 4.4.5). */
  method: 0 | 8;
  crc32: number;
  /** Bytes before compression. */
  size: number;
}
