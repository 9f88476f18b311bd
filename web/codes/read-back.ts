import type { MadeCode } from "../../adapters/codes/made-code.ts";
import { encodePng } from "../../adapters/codes/encode-png.ts";
import { rasterise } from "../../adapters/codes/rasterise.ts";
import { judgeReadings, judgesOf, type Proof } from "../../core/codes/proof.ts";
import { loadPart } from "./load-part.ts";

/** What has to come out of which pixels: all of a code that its reader needs. */
export type ProofTarget = Pick<MadeCode, "asked" | "drawing" | "widthPx">;

export interface ReadBack {
  /** null where no reader could be loaded. */
  proof: Proof | null;
  /** The very pixels that were read, as a file, where one was asked for. */
  png: Uint8Array<ArrayBuffer> | null;
}

/** Each is loaded when it is first needed. */
const READERS = {
  jsqr: async () => (await import("../../adapters/codes/jsqr-decoder.ts")).jsqrDecoder,
  zxing: async () => (await import("../../adapters/codes/zxing-decoder.web.ts")).zxingDecoderWeb,
  barWidths: async () => (await import("../../adapters/codes/bar-width-decoder.ts")).barWidthDecoder,
};

/** Makes the pixels of a download and has them read by programs that did not draw them (D3). */
export async function readBackHere(target: ProofTarget, wantsPng: boolean): Promise<ReadBack> {
  const picture = rasterise(target.drawing, target.widthPx);
  const loaded = await Promise.all(
    judgesOf(target.asked.format, READERS).map(async (load) => {
      try {
        const reader = await load();
        return { name: reader.name, readings: await reader.decode(picture) };
      } catch (error) {
        console.warn("A reader is not available:", error);
        return null;
      }
    }),
  );
  const answers = loaded.filter((answer) => answer !== null);
  const names = answers.map(({ name }) => name);
  const readings = answers.flatMap((answer) => answer.readings);
  return {
    proof: names.length > 0 ? judgeReadings(target.asked, names, readings) : null,
    png: wantsPng ? await asPng(picture) : null,
  };
}

/** Loaded with the first PNG, or before. */
export const loadDeflate = () => loadPart(() => import("fflate"));

async function asPng(picture: ReturnType<typeof rasterise>): Promise<Uint8Array<ArrayBuffer>> {
  const { zlibSync } = await loadDeflate();
  return encodePng(picture, (bytes) => zlibSync(bytes, { level: 6 }));
}
