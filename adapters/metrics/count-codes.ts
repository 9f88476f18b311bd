import type { CodeWorkshop } from "../../core/ports/code-workshop.ts";
import { DomainError } from "../../core/errors.ts";

/** Those of a batch are of either kind, and counted together. */
export type CodeKind = "qr" | "barcode" | "batch";
/** Read back exactly; returned although it was not, as the caller insisted; refused as it was not. */
export type CodeOutcome = "proven" | "forced" | "unreadable";

/** The same workshop, with a count of the codes that it made and how their proof ended. What was asked wrongly counts nowhere. */
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
