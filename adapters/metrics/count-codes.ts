import type { CodeWorkshop } from "../../core/ports/code-workshop.ts";
import { DomainError } from "../../core/errors.ts";

/** The codes of a batch may be of both kinds and are counted together. */
export type CodeKind = "qr" | "barcode" | "batch";
/** Verified; returned although verification failed, as requested; rejected since verification failed. */
export type CodeOutcome = "proven" | "forced" | "unreadable";

/**
 * Wraps a workshop and counts the codes it makes, by verification result. Invalid requests are not counted.
 */
export function countCodes(
  workshop: CodeWorkshop,
  count: (kind: CodeKind, outcome: CodeOutcome, codes: number) => void,
): CodeWorkshop {
  return {
    ...workshop,
    async make(code, options, caller) {
      try {
        const made = await workshop.make(code, options, caller);
        count(code.kind, made.proof.scans ? "proven" : "forced", 1);
        return made;
      } catch (error) {
        if (error instanceof DomainError && error.code === "code_unreadable")
          count(code.kind, "unreadable", 1);
        throw error;
      }
    },
    async batch(order, caller) {
      const made = await workshop.batch(order, caller);
      count("batch", order.force ? "forced" : "proven", made.written);
      return made;
    },
  };
}
