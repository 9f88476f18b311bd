import { loadPart } from "./load-part.ts";

/** Loads the compressor for PNG files; called with the first one, or before. */
export const loadDeflate = () => loadPart(() => import("fflate"));
