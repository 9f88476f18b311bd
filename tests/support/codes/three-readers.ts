import type { Picture } from "../../../core/codes/drawing.ts";
import { decoders } from "./codes.ts";
import { readPixels } from "./independent-decoder.ts";

/** The readers out of jsqr, zxing and zbar that do not read exactly this content. */
export async function readersMissing(content: string, pixels: Picture): Promise<string[]> {
  const [jsqr, zxing, zbar] = await Promise.all([
    decoders.jsqr.decode(pixels),
    decoders.zxing.decode(pixels),
    readPixels({ data: new Uint8Array(pixels.rgba), width: pixels.width, height: pixels.height }),
  ]);
  const texts = { jsqr: jsqr?.[0]?.text, zxing: zxing?.[0]?.text, zbar: zbar[0] };
  return Object.entries(texts).flatMap(([name, text]) => (text === content ? [] : [name]));
}
