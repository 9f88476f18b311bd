import type { Proof } from "./proof.ts";

/** What there is to say of a code in one word. */
export const VERDICTS = ["scans", "scans_with_risk", "fails", "untested"] as const;
export type Verdict = (typeof VERDICTS)[number];

/**
 * The one rule of what a code is called, on the page, by the command line and by the API. It scans without a reservation where its
 * proof holds on every background and nothing warns of it.
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
