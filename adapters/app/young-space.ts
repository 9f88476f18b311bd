import { setFlagsFromString } from "node:v8";

const GROWTH = "--semi-space-growth-factor";
/** V8's own default. */
const DOUBLE = 2;

/**
 * Keeps V8's young generation at its current size. Loading a program makes V8 double it up to 32 MB, and it never shrinks while the
 * process runs, however few objects are allocated later.
 * @returns lets it grow with the load again
 */
export function holdYoungSpace(): () => void {
  setFlagsFromString(`${GROWTH}=1`);
  return () => setFlagsFromString(`${GROWTH}=${DOUBLE}`);
}
