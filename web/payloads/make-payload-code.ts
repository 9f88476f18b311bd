import { levelThatFits } from "../../core/codes/payloads/design.ts";
import { tryQr, type TriedQr } from "../generator/preview/try-qr.ts";
import { qrDesignOf, type PayloadDesign } from "./payload-design.ts";

/**
 * The code of a filled form, or why there is none. Its design holds the level that is really used: a lower one than asked for
 * where the content needs that.
 * @param content null while the form lacks something
 */
export const makePayloadCode = (content: string | null, design: PayloadDesign): TriedQr =>
  content === null
    ? { kind: "empty" }
    : tryQr(content, qrDesignOf(design, levelThatFits(content, design.level)), null);
