/** An sRGB colour: channels 0 to 255, alpha 0 (clear) to 1 (opaque). */
export interface Colour {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

export const BLACK: Colour = { red: 0, green: 0, blue: 0, alpha: 1 };
export const WHITE: Colour = { red: 255, green: 255, blue: 255, alpha: 1 };
