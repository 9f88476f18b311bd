import type { MadeCode } from "../../adapters/codes/encode/made-code.ts";
import { encodePng } from "../../adapters/codes/files/encode-png.ts";
import { bandsOf } from "../../adapters/codes/raster/banded-picture.ts";
import { provePrinted } from "../../adapters/codes/prove/prove-printed.ts";
import { shrunk } from "../../adapters/codes/prove/shrink-picture.ts";
import { blackAndWhite } from "../../adapters/codes/raster/bits.ts";
import { rasterize } from "../../adapters/codes/raster/rasterize.ts";
import type { Drawing, Picture } from "../../core/codes/drawing.ts";
import {
  judgesOf,
  prove,
  proveQuickly,
  type QuickFormat,
  quickJudgesOf,
  type Reader,
} from "../../core/codes/prove.ts";
import type { Proof } from "../../core/codes/proof.ts";
import { QR_MARGIN } from "../../core/codes/qr/design.ts";
import type { CodeDecoder } from "../../core/ports/code-decoder.ts";
import { loadDeflate } from "./load-deflate.ts";

/** The expected content and the pixels: the parts of a code that its reader needs. */
export type ProofTarget = Pick<MadeCode, "asked" | "drawing" | "widthPx">;

export interface ReadBack {
  proof: Proof;
  /** Exactly the pixels that were read, as a file, if requested. */
  png: Uint8Array<ArrayBuffer> | null;
}

/** A reader that is loaded when it is first needed. */
const reader = (name: string, load: () => Promise<Pick<CodeDecoder, "decode">>): Reader => ({
  name,
  async decode(picture) {
    try {
      const decoder = await load();
      return await decoder.decode(picture);
    } catch (error) {
      console.warn(`The reader ${name} is not available:`, error);
      return null;
    }
  },
});

const READERS = {
  jsqr: reader("jsqr", async () => (await import("../../adapters/codes/decode/jsqr-decoder.ts")).jsqrDecoder),
  zxing: reader("zxing-wasm", async () => {
    const { loadZxingDecoderWeb } = await import("../../adapters/codes/decode/zxing-decoder.web.ts");
    return loadZxingDecoderWeb();
  }),
  barWidths: reader(
    "bar widths",
    async () => (await import("../../adapters/codes/decode/bar-width-decoder.ts")).barWidthDecoder,
  ),
};

const QUICK_READERS = {
  qr: READERS.jsqr,
  zxing: (format: QuickFormat) =>
    reader("zxing-wasm", async () => {
      const { loadQuickZxingDecoderWeb } = await import("../../adapters/codes/decode/zxing-decoder.web.ts");
      return loadQuickZxingDecoderWeb(format);
    }),
};

/** The quick readers do not miss a quiet zone, so a QR code whose zone is too narrow is for the others. */
async function tryQuickly({ asked, drawing }: ProofTarget, picture: Picture): Promise<Proof | null> {
  const readers = quickJudgesOf(asked.format, QUICK_READERS);
  if (readers.length === 0 || (asked.format === "QR Code" && !hasQuietZone(drawing))) return null;
  return proveQuickly(asked, shrunk(bandsOf(picture)), readers);
}

/** In the drawing of a QR code, a unit is a module; the finder patterns reach its left and upper end. */
function hasQuietZone({ layers, framed }: Drawing): boolean {
  const [modules] = layers;
  // a fast decoder expects a pure picture of a code, without a frame
  if (framed || modules?.kind !== "rects") return false;
  const starts = modules.rects.filter((_, at) => at % 4 < 2);
  return starts.every((start) => start >= QR_MARGIN.needed);
}

/** Agrees with the scanner page about a code that is hard to read. */
const SCANNER = reader("scanner", async () => {
  const [{ createPatientDecoder }, { loadZxingScannerWeb }] = await Promise.all([
    import("../../adapters/codes/decode/patient-decoder.ts"),
    import("../../adapters/codes/scan/scan-zxing.web.ts"),
  ]);
  return createPatientDecoder(await loadZxingScannerWeb());
});

/** Options of a reading besides its verdict. */
export interface ReadBackOptions {
  png?: boolean;
  /** Search a code that cannot be read as the scanner page would, which takes up to a second. */
  patient?: boolean;
  /** Read the dots of a label printer, which has no tones between black and white. */
  isThermal?: boolean;
}

/** Makes the pixels of a download and has them read by programs that did not draw them. */
export async function readBackHere(
  target: ProofTarget,
  { png = false, patient = false, isThermal = false }: ReadBackOptions,
): Promise<ReadBack> {
  const { asked, drawing, widthPx } = target;
  const picture = isThermal ? blackAndWhite(drawing, widthPx) : rasterize(drawing, widthPx);
  const readers = judgesOf(asked.format, READERS);
  const proof =
    (await tryQuickly(target, picture)) ?? (await prove(asked, picture, readers, patient ? SCANNER : null));
  return {
    proof: await provePrinted(proof, drawing, (printed) => prove(asked, printed, readers)),
    png: png ? await asPng(picture) : null,
  };
}

async function asPng(picture: Picture): Promise<Uint8Array<ArrayBuffer>> {
  const { zlibSync } = await loadDeflate();
  return encodePng(picture, (bytes) => zlibSync(bytes, { level: 6 }));
}
