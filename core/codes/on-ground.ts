import type { Picture } from "./drawing.ts";

const WHITE = 255;
const BLACK = 0;

/** The picture on white paper: clear areas become white. An opaque picture is returned as it is. */
export const onWhite = (picture: Picture): Picture => onGround(picture, WHITE);

/** The picture on black. */
export const onBlack = (picture: Picture): Picture => onGround(picture, BLACK);

function onGround(picture: Picture, ground: number): Picture {
  const { width, height, rgba } = picture;
  let at = 3;
  while (at < rgba.length && rgba[at] === 255) at += 4;
  if (at >= rgba.length) return picture;
  const opaque = new Uint8ClampedArray(rgba.length);
  for (let from = 0; from < rgba.length; from += 4) {
    const alpha = rgba[from + 3]! / 255;
    const paper = ground * (1 - alpha);
    opaque[from] = rgba[from]! * alpha + paper;
    opaque[from + 1] = rgba[from + 1]! * alpha + paper;
    opaque[from + 2] = rgba[from + 2]! * alpha + paper;
    opaque[from + 3] = 255;
  }
  return { width, height, rgba: opaque };
}

/** The negative of an opaque picture. */
export function inverted({ width, height, rgba }: Picture): Picture {
  const negative = rgba.map((value) => 255 - value);
  for (let at = 3; at < negative.length; at += 4) negative[at] = 255;
  return { width, height, rgba: negative };
}
