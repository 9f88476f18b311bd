import type { Proof } from "./proof.ts";

/** One-word verdicts on a code. */
export const VERDICTS = ["scans", "scans_with_risk", "fails", "untested"] as const;
export type Verdict = (typeof VERDICTS)[number];

/**
 * The single rule for the verdict on a code in the web app, CLI and API. A code scans without risk if its
 * proof holds on every background and it has no warnings.
 *
 * @param cautions about the same code; how many there are is all that counts
 */
export function verdictOf(
  { scans, code }: Pick<Proof, "scans" | "code">,
  cautions: readonly object[],
): Verdict {
  if (code === "untested") return "untested";
  if (!scans) return "fails";
  const isAnywhere = code !== "on_white" && code !== "on_black";
  return isAnywhere && cautions.length === 0 ? "scans" : "scans_with_risk";
}
