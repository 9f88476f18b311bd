import { DomainError, type ErrorCode } from "../../errors.ts";
import type { RowSentence, SentenceReason } from "./row-sentence.ts";

/** A sentence about a row or a table as an error, which pages translate. */
export const rowRefusal = (
  { message, reason: { code: key, values } }: RowSentence,
  code: ErrorCode = "validation_failed",
  cause?: unknown,
): DomainError => new DomainError(code, message, { sentence: { key, values }, cause });

/** The parts of the sentence of an error; undefined if no catalog has it. */
export const refusalReason = ({ sentence }: DomainError): SentenceReason | undefined =>
  sentence && { code: sentence.key, values: sentence.values };
