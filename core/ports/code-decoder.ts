import type { Picture } from "../codes/drawing.ts";
import type { Reading } from "../codes/reading.ts";

/** Port: reads every code in a picture. Returns an empty list if there is none. */
export interface CodeDecoder {
  name: string;
  decode(picture: Picture): Promise<Reading[]>;
}
