import { loadPart } from "./load-part.ts";

/** What packs a PNG; loaded with the first one, or before. */
export const loadDeflate = () => loadPart(() => import("fflate"));
