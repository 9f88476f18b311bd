import jsqr from "jsqr";
import { onWhite } from "../../../core/codes/on-ground.ts";
import type { CodeDecoder } from "../../../core/ports/code-decoder.ts";
import { jsqrText } from "./jsqr-text.ts";

/** Reads one QR code, dark on light only: many phones cannot read light on dark either. */
export const jsqrDecoder: CodeDecoder = {
  name: "jsqr",
  async decode(picture) {
    const { width, height, rgba } = onWhite(picture);
    const code = jsqr(rgba, width, height, { inversionAttempts: "dontInvert" });
    return code ? [{ decoder: "jsqr", format: "QR Code", text: jsqrText(code.chunks) }] : [];
  },
};
