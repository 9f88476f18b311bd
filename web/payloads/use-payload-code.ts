import { useMemo } from "react";
import type { MadeQr } from "../../adapters/codes/make-qr.ts";
import { qrMends, type QrChange } from "../../core/codes/qr/qr-mends.ts";
import { useMend, type Remedy } from "../codes/use-mend.ts";
import { useProof } from "../codes/use-proof.ts";
import type { TriedQr } from "../generator/try-qr.ts";
import { makePayloadCode } from "./make-payload-code.ts";
import { withMend, type PayloadDesign } from "./payload-design.ts";

/**
 * The code of this content, what reading it back said, and what would mend it. It is made with each keystroke, so that what a
 * button hands out is what was typed; only the proof waits until it stands still.
 */
export function usePayloadCode(content: string | null, design: PayloadDesign) {
  const made = useMemo(() => makePayloadCode(content, design), [content, design]);
  const code = codeOf(made);
  const remedy = useMemo(() => remedyOf(code, content, design), [code, content, design]);
  const proof = useProof(code);
  const mends = useMend(proof, remedy);
  const used = code?.design.level ?? design.level;
  /** The level that was asked for, and the lower one that holds the content. */
  const lowered = used === design.level ? null : { asked: design.level, level: used };
  return { made, code, proof, mends, lowered };
}

const codeOf = (made: TriedQr) => (made.kind === "made" ? made.code : null);

function remedyOf(
  code: MadeQr | null,
  content: string | null,
  design: PayloadDesign,
): Remedy<QrChange> | null {
  if (!code) return null;
  return {
    mends: qrMends(code.design, code.symbol, false),
    redraw: (changes) => codeOf(makePayloadCode(content, changes.reduce(withMend, design))),
  };
}
