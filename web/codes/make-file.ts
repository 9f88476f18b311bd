import { loadVectorRenderer } from "../../adapters/codes/files/load-vector-renderer.ts";
import { withResolution } from "../../adapters/codes/files/png-resolution.ts";
import type { MadeCode } from "../../adapters/codes/encode/made-code.ts";
import type { Proof } from "../../core/codes/proof.ts";
import type { FileFormat } from "../../core/codes/file-format.ts";
import type { Press } from "../../core/codes/print/press.ts";
import { loadDeflate } from "./load-deflate.ts";
import { loadPart } from "./load-part.ts";
import { readBack } from "./read-back-client.ts";

export interface MadeFile {
  proof: Proof;
  content: Uint8Array;
}

/**
 * Makes the file of a download and reads its pixels back. A PNG contains exactly the pixels that were read;
 * SVG and PDF contain the same drawing without pixels, so it is read at its export size.
 */
export async function makeFile(kind: FileFormat, code: MadeCode): Promise<MadeFile> {
  const { proof, png } = await readBack(code, { png: kind === "png", patient: true });
  if (png) return { proof, content: withResolution(png, code.printed) };
  const render = await loadRenderer(kind === "svg" ? "svg" : "pdf");
  return { proof, content: await render(code, new Date()) };
}

/** Makes a file for a print shop from a code that is ready for it, and reads its drawing back. */
export async function makePressFile(format: "pdf" | "eps", code: MadeCode, press: Press): Promise<MadeFile> {
  const { proof } = await readBack(code, { patient: true });
  const render = await loadPart(() => loadVectorRenderer(format, press));
  return { proof, content: await render(code, new Date()) };
}

const loadRenderer = (format: "svg" | "pdf") => loadPart(() => loadVectorRenderer(format));

/** Loads the modules that make files, so that a later download needs no network. */
export async function loadFileParts(): Promise<void> {
  const jsPdf = loadPart(() => import("jspdf"));
  await Promise.all([loadDeflate(), loadRenderer("svg"), loadRenderer("pdf"), jsPdf]);
}
