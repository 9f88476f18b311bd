import type { ExportFormat } from "../../../core/codes/file-format.ts";
import type { Press } from "../../../core/codes/print/press.ts";
import type { RowDefaults } from "./input/row-reader.ts";
import type { InputFormat, RowFile } from "./input/row-file.node.ts";
import type { OnDuplicate } from "./output/file-names.ts";

export interface BatchOptions {
  file: RowFile;
  inputFormat: InputFormat;
  format: ExportFormat;
  /** How PDF, EPS and ZPL files stand on their paper; plainly if nothing is said. */
  press?: Press;
  /** Path of a folder or a ZIP. */
  output: string;
  /** That of the folder; null for a ZIP. */
  folder: string | null;
  defaults: Omit<RowDefaults, "now">;
  verify: boolean;
  /** More rows are refused. */
  maxRows?: number;
  /** Columns that are none of ours are left out, and named, unless they are to be refused. */
  unknownColumns?: "refuse";
  /** A ZIP lists in remarks.csv what was reported of its rows, for callers that receive no events. Few rows only. */
  remarks?: true;
  onError: "stop" | "skip";
  onDuplicate: OnDuplicate;
  restart: boolean;
  /** Another version may draw other files. */
  version: string;
  /** Time that product payloads, PDF files and ZIP files carry. */
  now: Date;
}
