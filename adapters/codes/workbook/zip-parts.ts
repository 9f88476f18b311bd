import { rowRefusal } from "../../../core/codes/row-sentences/row-refusal.ts";
import { rowSentence } from "../../../core/codes/row-sentences/row-sentence.ts";
import { DomainError } from "../../../core/errors.ts";

/** A ZIP whose parts are read by name. */
export interface ZipParts {
  has: (name: string) => boolean;
  /** Unpacked size of a part by the central directory; no more bytes are ever unpacked. */
  sizeOf: (name: string) => number;
  /** The bytes of a part, in chunks. @throws DomainError `validation_failed` if it is damaged or encrypted */
  read: (name: string) => AsyncIterable<Uint8Array>;
  close: () => void;
}

/** A file with more parts is no workbook; its central directory is held in memory. */
export const MAX_PARTS = 10_000;

/** @param name of the file, for the sentence */
export const damagedZip = (name: string, cause: unknown): DomainError =>
  cause instanceof DomainError
    ? cause
    : rowRefusal(rowSentence("rows.workbook_damaged", { name }), "validation_failed", cause);
