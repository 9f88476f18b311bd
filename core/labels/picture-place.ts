import type { PageBox } from "../codes/print/page.ts";

/** Largest share for a picture of the width or height left beside the code, if the label has text as well. */
const SHARE = { beside: 0.4, above: 0.5 } as const;
/** Between a picture and the text, mm. */
const GAP = 1;
/** A room that is so many times as wide as high has the picture beside the text, else above. */
const WIDE = 2;

/**
 * Positions of a picture and the lines of text in the room that the code leaves, mm.
 * @param picture its width and height in any unit
 * @param share of the width that is left of the picture: 0 on the left, 0.5 in the middle, 1 on the right
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
