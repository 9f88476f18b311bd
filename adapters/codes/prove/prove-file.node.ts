import type { ExportFormat } from "../../../core/codes/file-format.ts";
import { hasQuickReaders, proveQuickly, quickJudgesOf } from "../../../core/codes/prove.ts";
import { type Proof, UNTESTED } from "../../../core/codes/proof.ts";
import type { ExpectedCode } from "../../../core/codes/reading.ts";
import type { MadeCode } from "../encode/made-code.ts";
import { grayOf } from "../scan/scan-gray.ts";
import { blackAndWhiteBands } from "../raster/bits.ts";
import { quickZxingDecoderNode } from "../decode/zxing-decoder.node.ts";
import { loadZxing } from "../decode/zxing-module.ts";
import { readZxingWasm } from "../decode/zxing-wasm.node.ts";
import { type BandedPicture, bandsOf, drawnBands, pictureOf } from "../raster/banded-picture.ts";
import { frameProblem } from "./frame-problem.ts";
import { quickQrReader } from "./quick-qr-reader.ts";
import { provePrinted } from "./prove-printed.ts";
import { readIndexedPng } from "./read-indexed-png.node.ts";
import { shrunk } from "./shrink-picture.ts";

export interface FileProof {
  proof: Proof;
  /** Damage of the file, regardless of what decoders read: a sentence without its period, or null. */
  damage: string | null;
}

/**
 * Reads the bytes of a code's file and compares the result. Fast decoders run first; all others decide about
 * a code that these cannot read. PDF and EPS have no renderer here, so the pixels of their drawing are read;
 * for ZPL, the black and white dots that are sent.
 * @param isSearched whether to search for an unreadable code as `quietzone scan` does, for up to a second
 */
export const proveFile = async (
  bytes: Uint8Array,
  format: ExportFormat,
  code: MadeCode,
  { isSearched }: { isSearched: boolean },
): Promise<FileProof> => {
  if (format === "pdf" || format === "eps" || format === "zpl")
    return proveDrawing(code, { isThermal: format === "zpl", isSearched });
  const picture = await load(bytes, format, code).catch(() => null);
  if (picture === null) return { proof: UNTESTED, damage: "The file that was written cannot be opened" };
  return proofOf(picture, code, isSearched);
};

/**
 * Reads the drawing of a code like `proveFile`, for files that have no renderer here.
 * @param isThermal whether to read the black and white dots that a label printer gets, instead of the pixels
 */
export const proveDrawing = (
  code: MadeCode,
  { isThermal, isSearched }: { isThermal: boolean; isSearched: boolean },
): Promise<FileProof> => {
  const draw = isThermal ? blackAndWhiteBands : drawnBands;
  return proofOf(draw(code.drawing, code.widthPx), code, isSearched);
};

const proofOf = async (picture: BandedPicture, code: MadeCode, isSearched: boolean): Promise<FileProof> => {
  // a styled code does not have the whole pixels that fast decoders need
  const isStyled = code.drawing.symbol !== undefined;
  const proof = await proveBands(code.asked, picture, isSearched, isStyled);
  return {
    proof: await provePrinted(proof, code.drawing, async (printed) => {
      const { provePicture } = await import("./prove-picture.node.ts");
      return provePicture(code.asked, printed);
    }),
    damage: frameProblem(code, picture),
  };
};

/** Starts loading the decoders of a format, in parallel with other work. */
export const loadReaders = (format: ExpectedCode["format"]): void => {
  // the read itself reports a failure
  if (hasQuickReaders(format)) void loadZxing(readZxingWasm()).catch(() => undefined);
};

const load = async (
  bytes: Uint8Array,
  format: "png" | "svg",
  code: Pick<MadeCode, "printed">,
): Promise<BandedPicture> => {
  if (format === "png") {
    const picture = readIndexedPng(bytes) ?? (await import("./read-png.ts")).readPng(bytes);
    if (picture !== null) return picture;
  }
  const { loadCodeFile } = await import("../files/load-code-file.node.ts");
  return bandsOf(await loadCodeFile(bytes, code.printed?.dpi ?? null));
};

const proveBands = async (
  asked: ExpectedCode,
  picture: BandedPicture,
  isSearched: boolean,
  isStyled: boolean,
): Promise<Proof> => {
  const readers = quickJudgesOf(asked.format, { qr: quickQrReader, zxing: quickZxingDecoderNode });
  const isPlain = !isStyled && readers.length > 0 && contrastOf(picture) >= PLAIN_CONTRAST;
  const quick = isPlain ? await proveQuickly(asked, shrunk(picture), readers) : null;
  if (quick !== null) return quick;
  const { provePatiently, provePicture } = await import("./prove-picture.node.ts");
  return (isSearched ? provePatiently : provePicture)(asked, pictureOf(picture));
};

/**
 * Contrast in luminance levels of 255. With less contrast, jsQR fails on some codes that qr reads: of 1,098
 * random designs, on 37, all with fewer than 90 levels between their colors. The page, which uses jsQR, and
 * the command line must agree on them.
 */
const PLAIN_CONTRAST = 110;

/** Difference in luminance levels between the picture's corner and its first mark. */
const contrastOf = ({ bands }: BandedPicture): number => {
  const background = bands[0]!.pixels[0]!;
  const band = bands.find(({ pixels }) => pixels.some((pixel) => pixel !== background));
  const mark = band?.pixels.find((pixel) => pixel !== background);
  if (mark === undefined) return 0;
  const { light } = grayOf({
    width: 2,
    height: 1,
    rgba: new Uint8ClampedArray(Uint32Array.of(background, mark).buffer),
  });
  return light[0]! - light[1]!;
};
