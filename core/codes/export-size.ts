import * as z from "zod/mini";

/** Number fields beside the sliders take any whole number of px from here to there. */
export const EXPORT_SIZE = { min: 64, max: 2000 } as const;

/** Width or height of an exported picture, px. */
export const exportPixels = z.int().check(z.minimum(EXPORT_SIZE.min), z.maximum(EXPORT_SIZE.max));
