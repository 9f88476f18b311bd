import { useMemo } from "react";
import type { MadeQr } from "../../adapters/codes/encode/make-qr.ts";
import type { Picture } from "../../core/codes/drawing.ts";
import { isLowerLevel, PAYLOAD_SIZE } from "../../core/codes/payloads/design.ts";
import { qrPixelSize } from "../../core/codes/qr/design.ts";
import type { Lettering } from "../../core/codes/qr/frame/lettering.ts";
import { qrCautions } from "../../core/codes/qr/qr-cautions.ts";
import { qrDesignFixes, strengtheningFixes, type QrChange } from "../../core/codes/qr/qr-design-fixes.ts";
import type { Remedy } from "../codes/use-design-fixes.ts";
import { useFramed } from "../codes/use-framed.ts";
import { useJudgedCode } from "../codes/use-judged-code.ts";
import { useLogoPicture } from "../codes/use-logo-picture.ts";
import { logoExtentOf } from "../generator/design/logo-extent.ts";
import type { QrAttempt } from "../generator/preview/try-qr.ts";
import { makePayloadCode } from "./make-payload-code.ts";
import { withFix, type PayloadDesign } from "./payload-design.ts";

/**
 * The code of this content, its proof, and possible fixes. It is made on each keystroke, so that buttons
 * deliver the current input; only the proof waits for a pause.
 * @param defaultSize side of the square if none is chosen, px
 */
export function usePayloadCode(
  content: string | null,
  design: PayloadDesign,
  defaultSize: number = PAYLOAD_SIZE.default,
) {
  const { frame, lettering, problem, ready } = useFramed(design.frame, design);
  const logo = useLogoPicture(design.logo?.dataUrl ?? null);
  const picture = logo.state === "ready" ? logo.picture : null;
  const made = useMemo(
    (): QrAttempt =>
      problem
        ? { kind: "failed", error: problem }
        : makePayloadCode(content, { ...design, frame }, picture, lettering, defaultSize),
    [content, design, defaultSize, frame, picture, lettering, problem],
  );
  const code = codeOf(made);
  const remedy = useMemo(
    () => remedyOf(code, content, { ...design, frame }, picture, lettering, defaultSize),
    [code, content, design, defaultSize, frame, picture, lettering],
  );
  const judged = useJudgedCode(code, remedy, code ? qrCautions(code.symbol, code.design) : []);
  const used = code?.design.level ?? design.level;
  const levels = { asked: design.level, level: used };
  /** The requested level, and the lower one that fits the content. */
  const lowered = isLowerLevel(used, design.level) ? levels : null;
  /** The requested level, and the higher one that the logo needs. */
  const raised = isLowerLevel(design.level, used) ? levels : null;
  /** Width of the code in px, without a frame. */
  const sizePx = code && qrPixelSize(code.design).width;
  const grown = design.size === null && !design.print && sizePx !== null && sizePx > defaultSize;
  return {
    made,
    code,
    remedy,
    ...judged,
    /** The code has the requested logo and frame. */
    ready: ready && logo.state !== "loading",
    logoState: logo.state,
    logoExtent: picture && code ? logoExtentOf(code) : null,
    lowered,
    raised,
    size: design.size ?? sizePx ?? defaultSize,
    grown,
  };
}

const codeOf = (made: QrAttempt) => (made.kind === "made" ? made.code : null);

function remedyOf(
  code: MadeQr | null,
  content: string | null,
  design: PayloadDesign,
  logo: Picture | null,
  lettering: Lettering | null,
  defaultSize: number,
): Remedy<QrChange, MadeQr> | null {
  if (!code) return null;
  return {
    fixes: qrDesignFixes(code.design, code.symbol, logo !== null),
    strengthen: strengtheningFixes(code.design, code.symbol, logo !== null),
    redraw(changes) {
      const fixed = changes.reduce(withFix, design);
      return codeOf(makePayloadCode(content, fixed, fixed.logo ? logo : null, lettering, defaultSize));
    },
  };
}
