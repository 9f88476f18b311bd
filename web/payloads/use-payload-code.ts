import { useMemo } from "react";
import type { MadeQr } from "../../adapters/codes/encode/make-qr.ts";
import { PAYLOAD_SIZE } from "../../core/codes/payloads/design.ts";
import { qrPixelSize } from "../../core/codes/qr/design.ts";
import type { Lettering } from "../../core/codes/qr/frame/lettering.ts";
import { qrCautions } from "../../core/codes/qr/qr-cautions.ts";
import { qrDesignFixes, strengtheningFixes, type QrChange } from "../../core/codes/qr/qr-design-fixes.ts";
import type { Remedy } from "../codes/use-design-fixes.ts";
import { useFramed } from "../codes/use-framed.ts";
import { useJudgedCode } from "../codes/use-judged-code.ts";
import type { QrAttempt } from "../generator/preview/try-qr.ts";
import { makePayloadCode } from "./make-payload-code.ts";
import { withFix, type PayloadDesign } from "./payload-design.ts";

/**
 * The code of this content, what reading it back said, and what would fix it. It is made with each keystroke, so that what a
 * button delivers is what was typed; only the proof waits until it stands still.
 */
export function usePayloadCode(content: string | null, design: PayloadDesign) {
  const { frame, lettering, problem, ready } = useFramed(design.frame, design);
  const made = useMemo(
    (): QrAttempt =>
      problem
        ? { kind: "failed", error: problem }
        : makePayloadCode(content, { ...design, frame }, lettering),
    [content, design, frame, lettering, problem],
  );
  const code = codeOf(made);
  const remedy = useMemo(
    () => remedyOf(code, content, { ...design, frame }, lettering),
    [code, content, design, frame, lettering],
  );
  const judged = useJudgedCode(code, remedy, code ? qrCautions(code.symbol, code.design) : []);
  const used = code?.design.level ?? design.level;
  /** The level that was asked for, and the lower one that holds the content. */
  const lowered = used === design.level ? null : { asked: design.level, level: used };
  /** Width of the code in px, without a frame. */
  const sizePx = code && qrPixelSize(code.design).width;
  const grown = design.size === null && sizePx !== null && sizePx > PAYLOAD_SIZE.default;
  return {
    made,
    code,
    remedy,
    ...judged,
    /** The code has the frame that is wanted: its letters are there. */
    ready,
    lowered,
    size: design.size ?? sizePx ?? PAYLOAD_SIZE.default,
    grown,
  };
}

const codeOf = (made: QrAttempt) => (made.kind === "made" ? made.code : null);

function remedyOf(
  code: MadeQr | null,
  content: string | null,
  design: PayloadDesign,
  lettering: Lettering | null,
): Remedy<QrChange, MadeQr> | null {
  if (!code) return null;
  return {
    fixes: qrDesignFixes(code.design, code.symbol, false),
    strengthen: strengtheningFixes(code.design, code.symbol, false),
    redraw: (changes) => codeOf(makePayloadCode(content, changes.reduce(withFix, design), lettering)),
  };
}
