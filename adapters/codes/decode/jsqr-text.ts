import type jsqr from "jsqr";
import { byteText } from "./byte-text.ts";

type Chunk = NonNullable<ReturnType<typeof jsqr>>["chunks"][number];

/**
 * The text of a code. jsQR's own text omits every segment that is not valid UTF-8 by itself, but its bytes
 * are complete.
 *
 * @param textOfBytes decodes bytes without a declared character set
 */
export function jsqrText(chunks: Chunk[], textOfBytes: (bytes: Uint8Array) => string = byteText): string {
  let text = "";
  let bytes: number[] = [];
  const flush = () => {
    text += textOfBytes(Uint8Array.from(bytes));
    bytes = [];
  };
  for (const chunk of chunks) {
    if ("assignmentNumber" in chunk) continue;
    const mode: string = chunk.type;
    // joined, since a character may be split between two byte segments
    if (mode === "byte" && "bytes" in chunk) bytes.push(...chunk.bytes);
    else {
      flush();
      text += "text" in chunk ? chunk.text : "";
    }
  }
  flush();
  return text;
}
