import { setPriority } from "node:os";
import sharp, { type Sharp } from "sharp";

export interface SvgOrder {
  bytes: Uint8Array;
  /** Largest side of the picture, px; null: the size in the file. */
  maxSide: number | null;
}
/** The picture as PNG, or null if the file cannot be drawn. */
export type SvgAnswer = { bytes: Uint8Array; width: number; height: number } | null;

/** Largest drawing before it is shrunk, pixels. */
const MAX_PIXELS = 40e6;
/** Memory limit of the whole process, bytes. */
const MAX_MEMORY = 1024 ** 3;
const CHECK_MS = 50;

/**
 * Entry of a process that draws one SVG. librsvg cannot be interrupted, and Node waits for its thread on
 * exit: only SIGKILL ends it.
 */
setInterval(() => {
  // if the parent ended, possibly before this module was loaded, nobody receives the picture
  if (!process.connected || process.memoryUsage.rss() > MAX_MEMORY) process.kill(process.pid, "SIGKILL");
}, CHECK_MS);
setPriority(10);

process.once("message", ({ bytes, maxSide }: SvgOrder) => {
  void draw(bytes, maxSide)
    .catch(() => null)
    .then((answer) => process.send?.(answer));
});

async function draw(bytes: Uint8Array, maxSide: number | null): Promise<SvgAnswer> {
  if (maxSide === null) return asPng(sharp(bytes, { failOn: "error", limitInputPixels: MAX_PIXELS }));
  const { width, height } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
  // rendered at its final size, not enlarged from a small one
  const density = Math.min(2400, Math.max(1, (72 * maxSide) / Math.max(width, height)));
  const drawing = sharp(bytes, { density, limitInputPixels: MAX_PIXELS });
  return asPng(drawing.resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true }));
}

async function asPng(drawing: Sharp): Promise<SvgAnswer> {
  const { data, info } = await drawing.png().toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
