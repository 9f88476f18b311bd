import type { Picture } from "./drawing.ts";

/** The picture as it looks on white paper: what is clear becomes white. An opaque picture is returned as it is. */
export function onWhite(picture: Picture): Picture {
  const { width, height, rgba } = picture;
  let at = 3;
  while (at < rgba.length && rgba[at] === 255) at += 4;
  if (at >= rgba.length) return picture;
  const white = new Uint8ClampedArray(rgba.length);
  for (let from = 0; from < rgba.length; from += 4) {
    const alpha = rgba[from + 3]! / 255;
    const paper = 255 * (1 - alpha);
    white[from] = rgba[from]! * alpha + paper;
    white[from + 1] = rgba[from + 1]! * alpha + paper;
    white[from + 2] = rgba[from + 2]! * alpha + paper;
    white[from + 3] = 255;
  }
  return { width, height, rgba: white };
}
