import type { Caution } from "../../core/codes/caution.ts";
import type { DesignFix } from "../../core/codes/design-fix.ts";
import { verdictOf } from "../../core/codes/verdict.ts";
import type { ProofTarget } from "./read-back.ts";
import { useDesignFixes, type Remedy } from "./use-design-fixes.ts";
import { useProof, type ProofState } from "./use-proof.ts";

/** Assessment of the code on screen: its verification, remaining risks, and fixes. */
export interface JudgedCode<Change> {
  proof: ProofState;
  /** The first risk of a code that scans here; null for one without. */
  caution: Caution<Change> | null;
  /** Fixes for the failure, or for the caution; null if nothing helps. */
  fixes: DesignFix<Change>[] | null;
}

/** Judges a code with each change. Its parameters are the same objects while nothing changes, as for `useProof`. */
export function useJudgedCode<Change>(
  code: ProofTarget | null,
  remedy: Remedy<Change> | null,
  cautions: readonly Caution<Change>[],
): JudgedCode<Change> {
  const proof = useProof(code);
  const repairs = useDesignFixes(proof, remedy);
  const isRisky = proof.state === "read" && verdictOf(proof.proof, cautions) === "scans_with_risk";
  const caution = (isRisky ? cautions[0] : null) ?? null;
  return { proof, caution, fixes: caution?.fix ? [caution.fix] : repairs };
}
