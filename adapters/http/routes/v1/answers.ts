import * as z from "zod/mini";
import { BARCODE_FORMATS } from "../../../../core/codes/barcode/symbol.ts";
import { PROOF_CODES } from "../../../../core/codes/proof.ts";
import { VERDICTS } from "../../../../core/codes/verdict.ts";
import { ERROR_CORRECTION_LEVELS } from "../../../../core/codes/qr/symbol.ts";
import { PRINTED_HEADER } from "./printed-header.ts";
import { printedShape, reportShape } from "./report-answer.ts";
import { FILE, type V1Answer } from "./route.ts";

/** Response schemas, for the API documents. */
const proof = z.object({
  scans: z
    .boolean()
    .check(
      z.describe(
        "True only when every decoder that was asked read exactly the content, on white or on black, and phones can use it",
      ),
    ),
  code: z
    .enum(PROOF_CODES)
    .check(
      z.describe(
        "scans: two decoders read it; scans_one, scans_own: the one that reads this symbology, a library or our own; on_white, on_black: its background is transparent; payload: phones cannot use what it says",
      ),
    ),
  message: z.string(),
  checks: z.array(
    z.object({
      decoder: z.string(),
      outcome: z.enum(["same", "different", "nothing", "unavailable"]),
      text: z.nullable(z.string()).check(z.describe("What was read where it differs")),
    }),
  ),
});

const common = {
  content: z.string().check(z.describe("What scanners read, a check digit that was added included")),
  width: z.int().check(z.describe("Px")),
  height: z.int().check(z.describe("Px")),
  printed: z
    .optional(printedShape)
    .check(z.describe("The size on paper, where a length, a module or a resolution was said")),
  proof,
  verdict: z
    .enum(VERDICTS)
    .check(
      z.describe(
        "scans: the proof holds on every background, and nothing warns of the code; scans_with_risk: it holds, and the notices say what may keep other scanners from reading it (colors, quiet zone, small modules), or it scans on one background only",
      ),
    ),
  notices: z.array(z.string()).check(z.describe("Sentences worth telling")),
  report: z.optional(reportShape).check(z.describe("How it prints, where it was asked for")),
  file: z.object({
    name: z.string(),
    type: z.string(),
    size: z.int().check(z.describe("Bytes")),
    data: z.string().check(z.describe("The file, base64")),
  }),
};

const qrFacts = z.object({
  kind: z.literal("qr"),
  version: z.int(),
  level: z.enum(ERROR_CORRECTION_LEVELS),
  mask: z.int(),
  modules: z.int().check(z.describe("A side of the symbol without its quiet zone")),
  ...common,
});
const barcodeFacts = z.object({
  kind: z.literal("barcode"),
  format: z.enum(BARCODE_FORMATS),
  text: z.string().check(z.describe("What stands below the bars")),
  ...common,
});

const PICTURES = { "image/png": FILE, "image/svg+xml": FILE, "application/pdf": FILE } as const;
const FILES = { ...PICTURES, "application/postscript": FILE, "application/zpl": FILE } as const;

const HEADERS = {
  "X-Quietzone-Proof":
    'The verdict of the decoders that read the code back: scans; decoders="qr, zxing-wasm". Of native ZPL, which the printer draws, not_read',
  [PRINTED_HEADER]:
    "The size on paper, where a length, a module or a resolution was said: width=30; height=34; code=30; module=0.5005; dots=4; dpi=203, lengths in mm. code is the width of the code with its quiet zone, where the picture is larger; barcodes have bar_height",
  "X-Quietzone-Content": "What scanners read, percent-encoded, at most 200 characters of it",
  "Content-Disposition": "The name of the file (RFC 6266)",
  ETag: "The same request gives the same answer: send it in If-None-Match",
};

export const NOT_MODIFIED: V1Answer = { description: "The answer that If-None-Match names is still right" };

export const qrAnswers = {
  200: {
    description: "The code, proven by reading it back",
    content: { ...FILES, "application/json": qrFacts },
    headers: HEADERS,
  },
  304: NOT_MODIFIED,
} satisfies Record<number, V1Answer>;

export const barcodeAnswers = {
  200: { ...qrAnswers[200], content: { ...FILES, "application/json": barcodeFacts } },
  304: NOT_MODIFIED,
} satisfies Record<number, V1Answer>;

export const imageAnswers = {
  200: { ...qrAnswers[200], content: PICTURES },
  304: NOT_MODIFIED,
} satisfies Record<number, V1Answer>;

const payloadContent = z.object({
  content: z.string().check(z.describe("What a QR code of this form holds")),
  notices: z.array(z.string()),
});

export const payloadAnswers = {
  200: {
    description: "What the form becomes: its text, or a QR code of it",
    content: { "application/json": payloadContent, "text/plain": z.string(), ...FILES },
    headers: HEADERS,
  },
  304: NOT_MODIFIED,
} satisfies Record<number, V1Answer>;

/** Errors of all routes that make codes. */
export const CODE_REFUSALS = [
  "not_acceptable",
  "content_empty",
  "content_too_long",
  "code_unreadable",
  "took_too_long",
] as const;
