import { deflateSync } from "node:zlib";
import { createPngRenderer } from "./png-renderer.ts";

/** As `renderPng`, with the zlib of Node. */
export const renderPngNode = createPngRenderer((bytes) => deflateSync(bytes, { level: 6 }));
