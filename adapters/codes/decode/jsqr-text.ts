import type jsqr from "jsqr";
import { byteText } from "./byte-text.ts";

type Chunk = NonNullable<ReturnType<typeof jsqr>>["chunks"][number];

/**
 * The text of a code: jsqr's own leaves out every segment that is not UTF-8 by itself; its bytes are always there.
 *
 * @param textOfBytes what bytes without a declared character set stand for
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
