import type { PageBox } from "../codes/print/page.ts";

/** Largest share of the room beside the code for a picture, if the label has text as well. */
const SHARE = { beside: 0.4, above: 0.5 } as const;
/** Gap between a picture and the text, mm. */
const GAP = 1;
/** From this ratio of width to height on, the picture is beside the text, otherwise above it. */
const WIDE = 2;

/**
 * Positions of a picture and the text in the room beside the code, mm.
 * @param picture its width and height in any unit
 * @param share of the free width on the left of the picture: 0 aligns it left, 0.5 centers it, 1 aligns it right
 */
export function placePicture(
  room: PageBox,
  picture: { width: number; height: number },
  share: number,
  hasText: boolean,
): { picture: PageBox; text: PageBox } {
  const isBeside = hasText && room.width > room.height * WIDE;
  const most = {
    width: isBeside ? room.width * SHARE.beside : room.width,
    height: hasText && !isBeside ? room.height * SHARE.above : room.height,
  };
  const scale = Math.max(0, Math.min(most.width / picture.width, most.height / picture.height));
  const size = { width: picture.width * scale, height: picture.height * scale };
  if (isBeside) {
    const taken = size.width + GAP;
    return {
      picture: { x: room.x, y: room.y + (room.height - size.height) / 2, ...size },
      text: { ...room, x: room.x + taken, width: room.width - taken },
    };
  }
  const left = room.x + (room.width - size.width) * share;
  if (!hasText)
    return { picture: { x: left, y: room.y + (room.height - size.height) / 2, ...size }, text: room };
  const taken = size.height + GAP;
  return {
    picture: { x: left, y: room.y, ...size },
    text: { ...room, y: room.y + taken, height: room.height - taken },
  };
}
