import { levelThatFits } from "../../core/codes/payloads/design.ts";
import type { Picture } from "../../core/codes/drawing.ts";
import type { Lettering } from "../../core/codes/qr/frame/lettering.ts";
import { densityCaution } from "../../core/codes/qr/qr-cautions.ts";
import { tryQr, type QrAttempt } from "../generator/preview/try-qr.ts";
import { qrDesignOf, type PayloadDesign } from "./payload-design.ts";

/**
 * The code of a filled form, or the reason why there is none. Its design contains the actual error correction
 * level: lower than requested if the content needs that, higher if a logo does; and the actual size, which is
 * larger than the default if the modules would otherwise be too small.
 * @param content null while the form is incomplete
 * @param logo the pixels of `design.logo`; null if it has none, or they could not be loaded
 * @param lettering writes the text of its frame; null if it has none
 * @param size side of the square if none is chosen, px
 */
export function makePayloadCode(
  content: string | null,
  design: PayloadDesign,
  logo: Picture | null = null,
  lettering: Lettering | null = null,
  size?: number,
): QrAttempt {
  if (content === null) return { kind: "empty" };
  const made = tryQr(
    content,
    qrDesignOf(design, levelThatFits(content, design.level), size),
    logo,
    lettering,
  );
  if (made.kind !== "made" || design.size !== null || design.print) return made;
  const { code } = made;
  const larger = densityCaution(code.symbol, code.design)?.fix;
  return larger ? tryQr(content, { ...code.design, ...larger.change.design }, logo, lettering) : made;
}
