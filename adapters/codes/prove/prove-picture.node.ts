import { jsqrDecoder } from "../decode/jsqr-decoder.ts";
import { judgesOf, prove, type Reader } from "../../../core/codes/prove.ts";
import type { Proof } from "../../../core/codes/proof.ts";
import type { ExpectedCode } from "../../../core/codes/reading.ts";
import type { Picture } from "../../../core/codes/drawing.ts";
import type { CodeDecoder } from "../../../core/ports/code-decoder.ts";

/** Decoders are loaded on demand: one is a megabyte of WebAssembly. */
const DECODERS: Record<"jsqr" | "zxing" | "barWidths", () => Promise<CodeDecoder>> = {
  jsqr: () => Promise.resolve(jsqrDecoder),
  zxing: once(async () => {
    const { zxingDecoderNode } = await import("../decode/zxing-decoder.node.ts");
    return zxingDecoderNode();
  }),
  barWidths: once(async () => (await import("../decode/bar-width-decoder.ts")).barWidthDecoder),
};

/** Reads a picture back with every decoder that should be able to, and compares the results. */
export const provePicture = async (asked: ExpectedCode, picture: Picture): Promise<Proof> =>
  prove(asked, picture, await judgesFor(asked));

/** Loads the decoders that must read a code. */
export const judgesFor = ({ format }: ExpectedCode): Promise<CodeDecoder[]> =>
  Promise.all(judgesOf(format, DECODERS).map((load) => load()));

/** Loaded with the first code that no other decoder reads. */
const PATIENT: Reader = {
  name: "scanner",
  async decode(picture) {
    const [{ createPatientDecoder }, { loadZxingScannerNode }] = await Promise.all([
      import("../decode/patient-decoder.ts"),
      import("../scan/scan-zxing.node.ts"),
    ]);
    return createPatientDecoder(await loadZxingScannerNode()).decode(picture);
  },
};

/** Like `provePicture`, but searches for an unreadable code as `quietzone scan` does, for up to a second. */
export const provePatiently = async (asked: ExpectedCode, picture: Picture): Promise<Proof> =>
  prove(asked, picture, await judgesFor(asked), PATIENT);

function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | null = null;
  return () => (loaded ??= load());
}
