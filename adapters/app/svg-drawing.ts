import { threadEntry } from "../codes/threads/thread-entry.node.ts";
import { drawInProcess } from "../images/draw-svg.ts";

/** The module of the rendering process. */
export const svgEntry = (): URL => threadEntry("svg-process.js", "../../images/svg-process.ts");

/** Time limit for an SVG file, including the start of its process. */
const SECONDS = 10;

/**
 * Renders an SVG as PNG at its own size, in a process that is ended after 10 s or at 1 GB.
 * @returns null if it cannot be rendered, "ended" if it took too long or too much memory
 */
export async function drawSvg(bytes: Uint8Array): Promise<Uint8Array | "ended" | null> {
  const drawn = await drawInProcess(svgEntry(), { bytes, maxSide: null }, SECONDS);
  return drawn === "ended" || drawn === null ? drawn : drawn.bytes;
}
