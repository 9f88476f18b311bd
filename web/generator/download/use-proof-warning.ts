import { useState } from "react";
import type { MadeCode } from "../../../adapters/codes/encode/made-code.ts";
import type { FileFormat } from "../../../core/codes/file-format.ts";
import type { Proof } from "../../../core/codes/proof.ts";

/** A way to take a code: the format of a download, the clipboard, or another app. */
export type Taking = FileFormat | "copy_png" | "copy_svg" | "share";

/** A code whose proof failed, and the way in which it was to be taken. */
export interface ProofWarning {
  by: Taking;
  proof: Proof;
}

/**
 * Asks before a code is taken that failed its proof or could not be tested: the first click shows a warning, the
 * second on the same button takes the code.
 * @param shown the code on screen, the same object while it does not change; a warning is about one code
 */
export function useProofWarning(shown: MadeCode | null) {
  const [warned, setWarned] = useState<(ProofWarning & { of: MadeCode }) | null>(null);
  const warning: ProofWarning | null = warned !== null && warned.of === shown ? warned : null;
  return {
    warning,
    /** Whether the code may be taken now; otherwise, the warning is shown. */
    accepts: (by: Taking, of: MadeCode, proof: Proof): boolean => {
      if (proof.scans || warning?.by === by) return true;
      setWarned({ by, of, proof });
      return false;
    },
  };
}

export type Accepts = ReturnType<typeof useProofWarning>["accepts"];
