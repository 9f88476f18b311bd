import { zlibSync } from "fflate";
import { createPngRenderer } from "./png-renderer.ts";

/**
 * A drawing as PNG file, in the browser.
 *
 * @param widthPx whole px; the height follows from the shape of the drawing
 */
export const renderPng = createPngRenderer((bytes) => zlibSync(bytes, { level: 6 }));
