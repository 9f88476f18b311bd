import { setFlagsFromString } from "node:v8";

const GROWTH = "--semi-space-growth-factor";
/** V8's own. */
const DOUBLE = 2;

/**
 * Keeps the space of young objects as small as it is. Loading a program makes V8 double it until it has 32 MB, and as long as the process
 * runs, nothing takes them back, however few objects are made later.
 * @returns lets it grow with what there is to do
 */
export function holdYoungSpace(): () => void {
  setFlagsFromString(`${GROWTH}=1`);
  return () => setFlagsFromString(`${GROWTH}=${DOUBLE}`);
}
