import { open } from "node:fs/promises";
import { loadScanPicture } from "../../adapters/codes/scan/load-scan-picture.node.ts";
import { scanPicture } from "../../adapters/codes/scan/scan-picture.ts";
import { loadZxingScannerNode } from "../../adapters/codes/scan/scan-zxing.node.ts";
import type { ScannedCode } from "../../core/codes/scan.ts";
import { SCAN_BYTES, scanFileProblem } from "../../core/codes/scan-file.ts";
import { isFolder } from "../input/is-folder.ts";
import { visibleText } from "../codes/visible-text.ts";

export interface ScanCommandOptions {
  json?: boolean;
}

/** The codes found in a file, or a sentence about why there are none. */
interface Scanned {
  codes: ScannedCode[];
  problem: { code: string; message: string } | null;
}

/**
 * `quietzone scan`: prints the contents of codes in pictures to standard output, one line per code.
 * @param files paths, or `-` for standard input
 * @returns the exit code: 1 if any file contained no code
 */
export const scan = async (files: string[], { json = false }: ScanCommandOptions): Promise<number> => {
  const zxing = await loadZxingScannerNode();
  let exitCode = 0;
  for (const file of files) {
    const { codes, problem } = await scanFile(file, zxing);
    if (json) process.stdout.write(`${JSON.stringify({ file, codes, problem })}\n`);
    else
      for (const { format, text } of codes) {
        const cells = files.length > 1 ? [file, format, text] : [format, text];
        process.stdout.write(`${cells.map(visibleText).join("\t")}\n`);
      }
    if (problem) {
      exitCode = 1;
      process.stderr.write(
        `error: ${file === "-" ? "standard input" : visibleText(file)}: ${problem.message}\n`,
      );
    }
  }
  return exitCode;
};

const scanFile = async (
  file: string,
  zxing: Awaited<ReturnType<typeof loadZxingScannerNode>>,
): Promise<Scanned> => {
  if (isFolder(file))
    return {
      codes: [],
      problem: { code: "folder", message: "This is a folder: name the pictures in it, such as *.png" },
    };
  const bytes = await readBytes(file);
  if (bytes === null)
    return {
      codes: [],
      problem: {
        code: "closed",
        message: "This file cannot be opened: check its name and that you may read it",
      },
    };
  if (isPdf(bytes))
    return {
      codes: [],
      problem: { code: "type", message: "PDF files cannot be scanned: save the page as a PNG and scan that" },
    };
  const loaded = isSvg(bytes) ? await loadDrawing(bytes) : await loadScanPicture(bytes);
  if ("problem" in loaded) return { codes: [], problem: loaded.problem };
  const { codes, problem } = await scanPicture(loaded.picture, { zxing });
  return {
    codes,
    problem: problem && {
      code: problem.code,
      message: `No QR code or barcode found. ${problem.message}`,
    },
  };
};

const headOf = (bytes: Uint8Array): string => Buffer.from(bytes.subarray(0, 1024)).toString("latin1");
const isPdf = (bytes: Uint8Array): boolean => headOf(bytes).startsWith("%PDF-");
const isSvg = (bytes: Uint8Array): boolean =>
  /^[^<]*<(?:\?xml|!--|svg)/.test(headOf(bytes)) && /<svg[\s>]/.test(headOf(bytes));

/** Vectors, which the scanner of the page does not take, as pixels. */
const loadDrawing = async (bytes: Uint8Array): Promise<Awaited<ReturnType<typeof loadScanPicture>>> => {
  if (bytes.length > SCAN_BYTES) return { problem: scanFileProblem("too_large") };
  const { drawSvg } = await import("../../adapters/app/svg-drawing.ts");
  const drawn = await drawSvg(bytes);
  if (drawn === "ended") return { problem: scanFileProblem("slow") };
  return drawn === null ? { problem: scanFileProblem("broken") } : loadScanPicture(drawn);
};

/** Reads enough of a file to see that it is too large. @returns null if it cannot be opened */
const readBytes = async (file: string): Promise<Uint8Array | null> => {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    const stream = file === "-" ? process.stdin : (await open(file)).createReadStream();
    for await (const chunk of stream) {
      chunks.push(chunk as Buffer);
      length += (chunk as Buffer).length;
      if (length > SCAN_BYTES) break;
    }
  } catch {
    return null;
  }
  return Buffer.concat(chunks);
};
