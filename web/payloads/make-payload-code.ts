import { makeQr, type MadeQr } from "../../adapters/codes/make-qr.ts";
import { levelThatFits } from "../../core/codes/payloads/design.ts";
import { contentProblem } from "../../core/codes/qr/content.ts";
import { qrDesignOf, type PayloadDesign } from "./payload-design.ts";

export type PayloadCode =
  | { kind: "empty" }
  /** Even the lowest error correction level holds less: by so many bytes. */
  | { kind: "too_long"; bytes: number }
  | { kind: "failed"; error: unknown }
  /** Its design holds the level that is really used: a lower one than asked for where the content needs that. */
  | { kind: "made"; code: MadeQr };

/** The code of a filled form, or why there is none. @param content null while the form lacks something */
export function makePayloadCode(content: string | null, design: PayloadDesign): PayloadCode {
  const problem = content === null ? null : contentProblem(content, "L");
  if (content === null || problem?.code === "content_empty") return { kind: "empty" };
  if (problem) return { kind: "too_long", bytes: problem.values.bytes };
  try {
    const level = levelThatFits(content, design.level);
    return { kind: "made", code: makeQr(content, qrDesignOf(design, level), null) };
  } catch (error) {
    console.warn("The QR code could not be made:", error);
    return { kind: "failed", error };
  }
}
