import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import jsqr from "jsqr";
import { type ReaderOptions, readBarcodes } from "zxing-wasm/reader";
import {
  blurred,
  type Gray,
  grayOf,
  pictureOf,
  scaled,
  thresholded,
} from "../../../adapters/codes/scan/scan-gray.ts";
import { scanPicture } from "../../../adapters/codes/scan/scan-picture.ts";
import type { ScanReaders } from "../../../adapters/codes/scan/scan-reading.ts";
import { loadZxingScannerNode } from "../../../adapters/codes/scan/scan-zxing.node.ts";
import type { Picture } from "../../../core/codes/drawing.ts";
import { isInstalled } from "../timed-run.ts";

export interface Contender {
  name: string;
  /** Texts of all codes found. */
  read: (picture: Picture) => Promise<string[]>;
}

/** Our scanner, and the alternatives without it. */
export async function contendersIn(folder: string): Promise<Contender[]> {
  const zxing = await loadZxingScannerNode();
  const contenders: Contender[] = [
    { name: "zxing-wasm alone", read: (picture) => byZxing(picture) },
    { name: "zxing-wasm with retries", read: byZxingWithRetries },
    { name: "jsqr alone", read: byJsqr },
    { name: "our scanner", read: (picture) => ours(picture, { zxing }) },
    { name: "our scanner, jsqr only", read: (picture) => ours(picture, { zxing: null }) },
  ];
  if (!isInstalled("zbarimg")) {
    console.log("zbarimg is not installed and left out.");
    return contenders;
  }
  return [...contenders, { name: "zbarimg (with its start)", read: (picture) => byZbar(picture, folder) }];
}

async function ours(picture: Picture, readers: ScanReaders): Promise<string[]> {
  return (await scanPicture(picture, readers)).codes.map(({ text }) => text);
}

async function byZxing({ width, height, rgba }: Picture, options: ReaderOptions = {}): Promise<string[]> {
  const image = { width, height, data: rgba, colorSpace: "srgb" } as ImageData;
  return (await readBarcodes(image, { textMode: "Plain", ...options })).map(({ text }) => text);
}

/** Tries every option of zxing and the usual image transformations until something decodes. */
async function byZxingWithRetries(picture: Picture): Promise<string[]> {
  const gray = grayOf(picture);
  const side = Math.min(gray.width, gray.height);
  const changed = (change: (from: Gray) => Gray, options?: ReaderOptions) =>
    byZxing(pictureOf(change(gray)), options);
  const tries = [
    () => byZxing(picture),
    () => byZxing(picture, { tryDenoise: true }),
    () => byZxing(picture, { binarizer: "GlobalHistogram" }),
    () => changed((from) => scaled(from, 0.5), { tryDenoise: true }),
    () => changed((from) => blurred(from, 1), { tryDenoise: true }),
    () => changed((from) => thresholded(from, Math.round(side / 16), 0), { binarizer: "FixedThreshold" }),
    () => changed((from) => scaled(from, Math.min(2, 2000 / side)), { tryDenoise: true }),
  ];
  for (const one of tries) {
    const texts = await one();
    if (texts.length > 0) return texts;
  }
  return [];
}

async function byJsqr({ width, height, rgba }: Picture): Promise<string[]> {
  const code = jsqr(rgba, width, height, { inversionAttempts: "dontInvert" });
  return code ? [code.data] : [];
}

async function byZbar(picture: Picture, folder: string): Promise<string[]> {
  const { width, height, light } = grayOf(picture);
  const file = join(folder, "picture.pgm");
  writeFileSync(file, Buffer.concat([Buffer.from(`P5 ${width} ${height} 255\n`), light]));
  try {
    const xml = execFileSync("zbarimg", ["-q", "--xml", file], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return [...xml.matchAll(/<!\[CDATA\[([^]*?)\]\]>/g)].map(([, text = ""]) => text);
  } catch {
    return [];
  }
}
