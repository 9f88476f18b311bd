import { threadEntry } from "../codes/threads/thread-entry.node.ts";
import { drawInProcess } from "../images/draw-svg.ts";

/** The module of the process that draws. */
export const svgEntry = (): URL => threadEntry("svg-process.js", "../../images/svg-process.ts");

/** What an SVG file may take: the start of its process included. */
const SECONDS = 10;

/**
 * A drawing as PNG in the size that it has, by a process that is ended when it takes longer than 10 s or 1 GB.
 * @returns null where it cannot be drawn, "ended" where it took too long or too much memory
 */
export async function drawSvg(bytes: Uint8Array): Promise<Uint8Array | "ended" | null> {
  const drawn = await drawInProcess(svgEntry(), { bytes, maxSide: null }, SECONDS);
  return drawn === "ended" || drawn === null ? drawn : drawn.bytes;
}
