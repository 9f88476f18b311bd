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
import type { NamedDesign } from "../codes/texts/design-file.ts";
import type { RowType } from "../codes/texts/row-types.ts";

/**
 * A requested code, and its position on the page of a PDF or EPS file; by default, centered on A4. The shape
 * of the design is valid; the workshop checks whether it suits the content.
 */
export type CodeRequest =
  | {
      kind: "qr";
      content: string;
      design: QrDesign;
      /** Bytes of a picture in any format allowed for logos, unchecked. */
      logo: Uint8Array | null;
      /**
       * For a Swiss QR-bill: language of the receipt and payment part around the code. The code is then
       * plain, whatever the design.
       */
      bill?: BillLanguage;
      press?: Press;
      report?: ReportRequest;
    }
  | {
      kind: "barcode";
      format: BarcodeFormat;
      content: string;
      design: BarcodeDesign;
      /** Corrects a wrong check digit instead of rejecting it. */
      fix: boolean;
      press?: Press;
      report?: ReportRequest;
    };

/** A report on the print quality of the code. */
export interface ReportRequest {
  /** Print gain, mm: how much wider bars and modules are printed than drawn, for the measurements. */
  gain: number;
}

export interface MakeOptions {
  file: ExportFormat;
  /** Accepts a code that scanners cannot read, or whose colors have too little contrast. */
  force: boolean;
  /** Creation date in the PDF. */
  now: Date;
}

/** Facts about a made code. */
export type CodeFacts =
  | {
      kind: "qr";
      content: string;
      version: number;
      level: ErrorCorrectionLevel;
      mask: number;
      /** Modules per side, without the quiet zone. */
      modules: number;
      /** Width of the image, px. */
      width: number;
      height: number;
      /** Size on paper; absent if the request names none. */
      printed?: PrintedSize;
    }
  | {
      kind: "barcode";
      /** The content that scanners return, including the check digit. */
      content: string;
      format: BarcodeFormat;
      /** Text below the bars. */
      text: string;
      width: number;
      height: number;
      printed?: PrintedSize;
    };

export interface MadeFile {
  bytes: Uint8Array;
  proof: Proof;
  /** Overall result of the proof and the cautions about the code. */
  verdict: Verdict;
  facts: CodeFacts;
  /** Messages for the user: an added check digit, colors that some scanners miss. */
  notices: string[];
  /** Only if requested. */
  report?: PrintReport;
}

/** The caller, by which the workshop is shared fairly. */
export interface Caller {
  id: string;
  /** Aborted when the client disconnects; work that has not started is dropped. */
  signal?: Signal;
}

/** A batch of rows to make into files. */
export interface BatchOrder {
  /** The uploaded rows: text, or a workbook. */
  rows: Uint8Array;
  input: "csv" | "tsv" | "jsonl" | "xlsx";
  /** Name or number of the worksheet; null: the first. */
  sheet: string | null;
  /** A label of the Encoding Standard; null: the byte order mark, or UTF-8. */
  encoding: string | null;
  /** Names of the columns to use; null: the columns whose names match best. */
  columns: { content: string | null; file: string | null };
  file: ExportFormat;
  press: Press;
  type: RowType;
  barcodeFormat: BarcodeFormat | null;
  /** Designs that rows can name, besides the presets. Of two with the same name, the first counts. */
  brands: readonly NamedDesign[];
  onError: "stop" | "skip";
  /** How to handle duplicate file names. */
  onDuplicate: "refuse" | "number";
  fix: boolean;
  force: boolean;
}

export interface BatchResult {
  rows: number;
  written: number;
  failed: number;
  /** Sizes on paper and the number of codes of each, the most frequent first; empty for codes in px. */
  printed: { printed: PrintedSize; codes: number }[];
  /** The ZIP, including manifest.csv: a temporary file, its size in bytes, and a function that deletes it. */
  zip: { path: string; size: number; discard: () => Promise<void> };
}

/**
 * Port: makes, verifies and reads codes without blocking other requests. Every call may fail with
 * `over_request_rate_limit` if the caller has too many running, `unavailable` if all callers together do, or
 * `took_too_long`.
 */
export interface CodeWorkshop {
  /**
   * Draws a code, reads it back with all suitable decoders, and writes its file.
   * @throws DomainError `content_empty`, `content_too_long`, `barcode_invalid`, `logo_unreadable`;
   * `validation_failed` for an image that is too small; `code_unreadable` with advice, unless forced
   */
  make(code: CodeRequest, options: MakeOptions, caller: Caller): Promise<MadeFile>;
  /**
   * Reads every code in a picture, as the site's scanner and the command line do. Returns an empty list if
   * there is none.
   * @throws DomainError `unsupported_media_type`, `too_large`, `image_unreadable`, `image_too_many_pixels`
   */
  scan(picture: Uint8Array, caller: Caller): Promise<ScanResult>;
  /**
   * Makes and verifies a file for every row, as `quietzone batch` does.
   * @throws DomainError `rows_wrong` with every invalid row, before anything is made; `validation_failed`,
   * also for missing columns; `too_large`
   */
  batch(order: BatchOrder, caller: Caller): Promise<BatchResult>;
  close(): Promise<void>;
}
