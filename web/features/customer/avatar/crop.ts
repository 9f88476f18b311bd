/** Sizes and places in px of the picture. */
export interface Size {
  width: number;
  height: number;
}

/** The selected part of a picture: a square around a point. */
export interface Crop {
  /** The middle of the square. */
  x: number;
  y: number;
  /** 1: the square is as wide as the shorter side of the picture; 2: half as wide. */
  zoom: number;
}

export const MAX_ZOOM = 5;

/** The side of the square. */
export const sideOf = ({ width, height }: Size, { zoom }: Crop): number => Math.min(width, height) / zoom;

const within = (value: number, from: number, to: number): number => Math.min(to, Math.max(from, value));

/** The nearest crop that lies wholly in the picture. */
function fitted(picture: Size, { x, y, zoom }: Crop): Crop {
  const bounded = within(zoom, 1, MAX_ZOOM);
  const half = sideOf(picture, { x, y, zoom: bounded }) / 2;
  return {
    x: within(x, half, picture.width - half),
    y: within(y, half, picture.height - half),
    zoom: bounded,
  };
}

/** The largest square in the middle. */
export const wholeCrop = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 });

/** @param dx share of the square's side by which it moves to the right; `dy` down */
export function moveCrop(picture: Size, crop: Crop, dx: number, dy: number): Crop {
  const side = sideOf(picture, crop);
  return fitted(picture, { ...crop, x: crop.x + dx * side, y: crop.y + dy * side });
}

/**
 * Zooms around a fixed point.
 * @param at share of the square's side, from its top left corner: 0.5, 0.5 is the center
 */
export function zoomCrop(picture: Size, crop: Crop, zoom: number, at = { x: 0.5, y: 0.5 }): Crop {
  const bounded = within(zoom, 1, MAX_ZOOM);
  const smaller = sideOf(picture, crop) - sideOf(picture, { ...crop, zoom: bounded });
  return fitted(picture, {
    x: crop.x + (at.x - 0.5) * smaller,
    y: crop.y + (at.y - 0.5) * smaller,
    zoom: bounded,
  });
}

/** Center of the square, as percentages of the picture's width and height. */
export const placeOf = ({ width, height }: Size, { x, y }: Crop): { x: number; y: number } => ({
  x: Math.round((x / width) * 100),
  y: Math.round((y / height) * 100),
});

/** The crop with its center at this distance from the left. @param percent of the picture's width */
export const placeCrop = (picture: Size, crop: Crop, percent: number): Crop =>
  fitted(picture, { ...crop, x: (percent / 100) * picture.width });
