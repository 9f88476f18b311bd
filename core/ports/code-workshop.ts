import type { BarcodeDesign } from "../codes/barcode/design.ts";
import type { BarcodeFormat } from "../codes/barcode/symbol.ts";
import type { BillLanguage } from "../codes/bill/bill-language.ts";
import type { ExportFormat } from "../codes/file-format.ts";
import type { Press } from "../codes/print/press.ts";
import type { PrintReport } from "../codes/print/report/print-report.ts";
import type { PrintedSize } from "../codes/print/printed-size.ts";
import type { Proof } from "../codes/proof.ts";
import type { QrDesign } from "../codes/qr/design.ts";
import type { ErrorCorrectionLevel } from "../codes/qr/symbol.ts";
import type { ScanResult } from "../codes/scan.ts";
import type { Verdict } from "../codes/verdict.ts";
import type { Signal } from "./signal.ts";
import type { RowType } from "../codes/texts/row-types.ts";

/** A requested code, and how its PDF or EPS stands on its paper: plainly on A4 if nothing is said. Its design has the right shape; the workshop checks whether it suits the content. */
export type CodeRequest =
  | {
      kind: "qr";
      content: string;
      design: QrDesign;
      /** The bytes of a picture, of any kind that a logo may be; whatever they really are. */
      logo: Uint8Array | null;
      /** Of a Swiss QR-bill: receipt and payment part with the code on them, which is plain whatever the design says. */
      bill?: BillLanguage;
      press?: Press;
      report?: ReportRequest;
    }
  | {
      kind: "barcode";
      format: BarcodeFormat;
      content: string;
      design: BarcodeDesign;
      /** Puts a wrong check digit right instead of refusing it. */
      fix: boolean;
      press?: Press;
      report?: ReportRequest;
    };

/** A report on how the code prints. */
export interface ReportRequest {
  /** Mm by which bars and modules come out wider than they should, where it measures. */
  gain: number;
}

export interface MakeOptions {
  file: ExportFormat;
  /** Takes a code that scanners cannot read, or not tell the colors of. */
  force: boolean;
  /** The day that a PDF says it was made. */
  now: Date;
}

/** What a made code is. */
export type CodeFacts =
  | {
      kind: "qr";
      content: string;
      version: number;
      level: ErrorCorrectionLevel;
      mask: number;
      /** A side of the symbol without its quiet zone, modules. */
      modules: number;
      /** Px of the picture. */
      width: number;
      height: number;
      /** How large it is on paper; left out where nobody said it. */
      printed?: PrintedSize;
    }
  | {
      kind: "barcode";
      /** What scanners read, check digit included. */
      content: string;
      format: BarcodeFormat;
      /** What stands below the bars. */
      text: string;
      width: number;
      height: number;
      printed?: PrintedSize;
    };

export interface MadeFile {
  bytes: Uint8Array;
  proof: Proof;
  /** What the proof and the cautions about the code come to. */
  verdict: Verdict;
  facts: CodeFacts;
  /** Sentences worth telling: a check digit that was added, colors that some scanners miss. */
  notices: string[];
  /** Only where it was asked for. */
  report?: PrintReport;
}

/** The caller, so that nobody takes all of the workshop. */
export interface Caller {
  id: string;
  /** Set off when they are gone: what has not begun by then is not done. */
  signal?: Signal;
}

/** Rows that are to become files. */
export interface BatchOrder {
  /** The rows as they were sent: text, or a workbook. */
  rows: Uint8Array;
  input: "csv" | "tsv" | "jsonl" | "xlsx";
  /** Name or number of the sheet of a workbook; null: the first one. */
  sheet: string | null;
  /** A label of the Encoding Standard; null: UTF-8, or what a byte order mark says. */
  encoding: string | null;
  /** Names of the columns to take; null: those whose names suit best. */
  columns: { content: string | null; file: string | null };
  file: ExportFormat;
  press?: Press;
  type: RowType;
  barcodeFormat: BarcodeFormat | null;
  onError: "stop" | "skip";
  /** What is done about a file name that another row has already. */
  onDuplicate: "refuse" | "number";
  fix: boolean;
  force: boolean;
}

export interface BatchResult {
  rows: number;
  written: number;
  failed: number;
  /** The ZIP, with manifest.csv inside: a temporary file, its bytes, and what removes it. */
  zip: { path: string; size: number; discard: () => Promise<void> };
}

/**
 * Port: makes, proves and reads codes where they keep nobody else waiting. Every call may be refused: `over_request_rate_limit` where
 * the caller has enough under way, `unavailable` where all have, `took_too_long`.
 */
export interface CodeWorkshop {
  /**
   * Draws a code, reads it back with every decoder that should be able to, and writes its file.
   * @throws DomainError `content_empty`, `content_too_long`, `barcode_invalid`, `logo_unreadable`; `validation_failed` for a picture
   * that is too small; `code_unreadable` with what to fix, unless forced
   */
  make(code: CodeRequest, options: MakeOptions, caller: Caller): Promise<MadeFile>;
  /**
   * Every code in a picture, looked for as the scanner of the site and the command line do. Finding none is no error.
   * @throws DomainError `unsupported_media_type`, `too_large`, `image_unreadable`, `image_too_many_pixels`
   */
  scan(picture: Uint8Array, caller: Caller): Promise<ScanResult>;
  /**
   * Makes and proves a file of every row, as `quietzone batch` does.
   * @throws DomainError `rows_wrong` with every row that is wrong, before anything is made; `validation_failed`, also for columns
   * that there are not; `too_large`
   */
  batch(order: BatchOrder, caller: Caller): Promise<BatchResult>;
  close(): Promise<void>;
}
