import * as z from "zod/mini";

/** Range of the number fields beside the sliders, whole px. */
export const EXPORT_SIZE = { min: 64, max: 2000 } as const;

/** Width or height of an exported picture, px. */
export const exportPixels = z.int().check(z.minimum(EXPORT_SIZE.min), z.maximum(EXPORT_SIZE.max));
