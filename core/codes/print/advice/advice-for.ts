import { readLength } from "../length.ts";
import { type Advice, advise } from "./advise.ts";
import { readDistance } from "./distance.ts";
import type { Reader, Symbology } from "./readers.ts";

/** What is asked, its lengths as texts that are known to be some. */
interface Asked {
  symbology: Symbology;
  reader: Reader;
  distance?: string | undefined;
  size?: string | undefined;
  module?: string | undefined;
  pixels: number;
}

/** @param modules of the code from side to side, its quiet zone included */
export function adviceFor({ distance, size, module, ...asked }: Asked, modules: number): Advice {
  const width = size === undefined ? null : readLength(size);
  const chosen = module === undefined ? width && width / modules : readLength(module);
  return advise({
    ...asked,
    modules,
    distance: distance === undefined ? null : readDistance(distance),
    chosen,
  });
}
