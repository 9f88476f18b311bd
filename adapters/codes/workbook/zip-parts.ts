import { DomainError } from "../../../core/errors.ts";

/** A ZIP whose parts are read by name. */
export interface ZipParts {
  has: (name: string) => boolean;
  /** Bytes of a part once it is unpacked, as the list of contents says; no more than these are ever unpacked. */
  sizeOf: (name: string) => number;
  /** The bytes of a part, piece by piece. @throws DomainError `validation_failed` where it is damaged or encrypted */
  read: (name: string) => AsyncIterable<Uint8Array>;
  close: () => void;
}

/** More parts are no workbook; its list of contents is held in memory. */
export const MAX_PARTS = 10_000;

/** @param name of the file, for the sentence */
export const damagedZip = (name: string, cause: unknown): DomainError =>
  cause instanceof DomainError
    ? cause
    : new DomainError(
        "validation_failed",
        `${name} is damaged, or not an Excel workbook: open it and save it again.`,
        { cause },
      );
