import jsqr from "jsqr";
import { onWhite } from "../../core/codes/on-white.ts";
import type { CodeDecoder } from "../../core/ports/code-decoder.ts";
import { byteText } from "./byte-text.ts";

type Chunk = NonNullable<ReturnType<typeof jsqr>>["chunks"][number];

/** Reads one QR code, dark on light only: light on dark is what many phones cannot read either. */
export const jsqrDecoder: CodeDecoder = {
  name: "jsqr",
  async decode(picture) {
    const { width, height, rgba } = onWhite(picture);
    const code = jsqr(rgba, width, height, { inversionAttempts: "dontInvert" });
    return code ? [{ decoder: "jsqr", format: "QR Code", text: textOf(code.chunks) }] : [];
  },
};

/** jsqr's own text leaves out every segment that is not UTF-8 by itself; its bytes are always there. */
function textOf(chunks: Chunk[]): string {
  let text = "";
  let bytes: number[] = [];
  const flush = () => {
    text += byteText(Uint8Array.from(bytes));
    bytes = [];
  };
  for (const chunk of chunks) {
    if ("assignmentNumber" in chunk) continue;
    const mode: string = chunk.type;
    // a character may be cut in two by the border of two byte segments, so they are read as one
    if (mode === "byte" && "bytes" in chunk) bytes.push(...chunk.bytes);
    else {
      flush();
      text += "text" in chunk ? chunk.text : "";
    }
  }
  flush();
  return text;
}
