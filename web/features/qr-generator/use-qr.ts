import { useMemo } from "react";
import type { MadeQr } from "../../../adapters/codes/encode/make-qr.ts";
import type { Remedy } from "../../codes/use-design-fixes.ts";
import { useJudgedCode } from "../../codes/use-judged-code.ts";
import { useFramed } from "../../codes/use-framed.ts";
import { useLogoPicture } from "../../codes/use-logo-picture.ts";
import { logoExtentOf } from "../../generator/design/logo-extent.ts";
import { useSettled } from "../../generator/preview/use-settled.ts";
import type { Picture } from "../../../core/codes/drawing.ts";
import type { Lettering } from "../../../core/codes/qr/frame/lettering.ts";
import { qrCautions } from "../../../core/codes/qr/qr-cautions.ts";
import { qrDesignFixes, strengtheningFixes, type QrChange } from "../../../core/codes/qr/qr-design-fixes.ts";
import { useSiteUrl } from "../../api/public-settings.ts";
import { qrDesignOf, typedContent, withQrChange, type QrDraft } from "./qr-draft.ts";
import { heldContent } from "./tracking.ts";
import { tryQr, type QrAttempt } from "../../generator/preview/try-qr.ts";

/** Delay between the last change and drawing the code. */
const REGENERATION_MS = 100;
/** Until then the last code stays, since a short flash of a spinner is useless. */
const SLOW_MS = 300;

/** The code of a draft, its proof, and possible fixes. */
export function useQr(draft: QrDraft) {
  const siteUrl = useSiteUrl();
  const settled = useSettled(draft, REGENERATION_MS);
  const logo = useLogoPicture(settled.logo?.dataUrl ?? null);
  const picture = logo.state === "ready" ? logo.picture : null;
  const content = heldContent({ ...settled, content: typedContent(settled) }, siteUrl);
  const { frame, lettering, problem, ready } = useFramed(settled.frame, settled);
  const made = useMemo(
    (): QrAttempt =>
      problem
        ? { kind: "failed", error: problem }
        : tryQr(content, { ...qrDesignOf(settled), frame }, picture, lettering),
    [content, settled, picture, frame, lettering, problem],
  );
  const remedy = useMemo(
    () => remedyOf({ ...settled, frame }, content, made, picture, lettering),
    [settled, content, made, picture, frame, lettering],
  );
  const code = codeOf(made);
  const judged = useJudgedCode(code, remedy, code ? qrCautions(code.symbol, code.design) : []);
  return {
    made,
    code,
    remedy,
    ...judged,
    /** The logo takes so long to load that the user should know. */
    slow: useSettled(logo.state, SLOW_MS) === "loading" && logo.state === "loading",
    logoState: logo.state,
    logoExtent: picture && code ? logoExtentOf(code) : null,
    /** The drawn code matches the current draft, with its logo and frame text. */
    upToDate: settled === draft && logo.state !== "loading" && ready,
  };
}

const codeOf = (made: QrAttempt) => (made.kind === "made" ? made.code : null);

function remedyOf(
  draft: QrDraft,
  content: string,
  made: QrAttempt,
  picture: Picture | null,
  lettering: Lettering | null,
): Remedy<QrChange, MadeQr> | null {
  if (made.kind !== "made") return null;
  return {
    fixes: qrDesignFixes(made.code.design, made.code.symbol, picture !== null),
    strengthen: strengtheningFixes(made.code.design, made.code.symbol, picture !== null),
    redraw(changes) {
      const fixed = changes.reduce(withQrChange, draft);
      return codeOf(tryQr(content, qrDesignOf(fixed), fixed.logo ? picture : null, lettering));
    },
  };
}
