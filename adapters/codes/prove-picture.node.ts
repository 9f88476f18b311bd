import { jsqrDecoder } from "./jsqr-decoder.ts";
import { type Asked, judgesOf, prove, type Proof } from "../../core/codes/proof.ts";
import type { Picture } from "../../core/codes/drawing.ts";
import type { CodeDecoder } from "../../core/ports/code-decoder.ts";

/** Each decoder is loaded when it is first needed: one of them is a megabyte of WebAssembly. */
const DECODERS: Record<"jsqr" | "zxing" | "barWidths", () => Promise<CodeDecoder>> = {
  jsqr: () => Promise.resolve(jsqrDecoder),
  zxing: once(async () => {
    const { zxingDecoderNode } = await import("./zxing-decoder.node.ts");
    return zxingDecoderNode();
  }),
  barWidths: once(async () => (await import("./bar-width-decoder.ts")).barWidthDecoder),
};

/** Reads a picture back with every decoder that should be able to, and compares (D3). */
export const provePicture = async (asked: Asked, picture: Picture): Promise<Proof> => {
  const judges = await Promise.all(judgesOf(asked.format, DECODERS).map((load) => load()));
  return prove(asked, picture, judges);
};

function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | null = null;
  return () => (loaded ??= load());
}
