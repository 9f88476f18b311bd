import type { ExportFormat } from "../../../core/codes/file-format.ts";
import type { Press } from "../../../core/codes/print/press.ts";
import type { RowDesign } from "../../../core/brands/named-designs.ts";
import type { RowDefaults } from "./input/row-reader.ts";
import type { InputFormat, RowFile } from "./input/row-file.node.ts";
import type { OnDuplicate } from "./output/file-names.ts";

export interface BatchOptions {
  file: RowFile;
  inputFormat: InputFormat;
  format: ExportFormat;
  /** Print options of PDF, EPS and ZPL files. */
  press: Press;
  /** Path of a folder or a ZIP. */
  output: string;
  /** Folder of the output; null for a ZIP. */
  folder: string | null;
  /** `brands`: designs that rows from outside can name; others name files beside their table. */
  defaults: Omit<RowDefaults, "now" | "designs" | "ink"> & { brands?: readonly RowDesign[] };
  verify: boolean;
  /** Maximum number of rows; a larger file is refused. */
  maxRows?: number;
  /** Refuses files with unknown columns. By default, they are ignored and listed. */
  unknownColumns?: "refuse";
  /** Lists the findings about rows in remarks.csv inside the ZIP, for callers that receive no events. For small batches only. */
  remarks?: true;
  onError: "stop" | "skip";
  onDuplicate: OnDuplicate;
  restart: boolean;
  /** Program version: another version may draw different files. */
  version: string;
  /** Timestamp in product payloads, PDF files and ZIP files. */
  now: Date;
}
