import { zlibSync } from "fflate";
import { createPngRenderer } from "./png-renderer.ts";

/**
 * Renders a drawing as a PNG file in the browser.
 *
 * @param widthPx whole px; the height follows from the drawing's aspect ratio
 */
export const renderPng = createPngRenderer((bytes) => zlibSync(bytes, { level: 6 }));
