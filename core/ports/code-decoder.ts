import type { Picture } from "../codes/drawing.ts";
import type { Reading } from "../codes/reading.ts";

/** Port: reads every code in a picture. Finding none is an empty list, never an error. */
export interface CodeDecoder {
  name: string;
  decode(picture: Picture): Promise<Reading[]>;
}
