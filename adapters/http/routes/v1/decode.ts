import * as z from "zod/mini";
import { shareOf } from "../../../../core/api-keys/api-key.ts";
import { SCAN_BYTES } from "../../../../core/codes/scan-file.ts";
import type { CodeWorkshop } from "../../../../core/ports/code-workshop.ts";
import { abortOnDisconnect } from "../../server/abort-on-disconnect.ts";
import { FILE, type V1Route, v1Route } from "./route.ts";

const point = z.object({ x: z.number(), y: z.number() });

const decodeAnswer = z.object({
  codes: z.array(
    z.object({
      format: z.string().check(z.describe("QR Code, a symbology of /barcode, or the decoder's own name")),
      text: z.string().check(z.describe("What the code holds; where binary, its bytes in hexadecimal")),
      binary: z.boolean(),
      corners: z
        .nullable(z.array(point))
        .check(z.describe("Px from the top left of the picture, around the code from its own top left")),
      decoder: z.string(),
    }),
  ),
  problem: z
    .nullable(z.object({ code: z.string(), message: z.string() }))
    .check(z.describe("Where no code was read: why, as far as the picture shows it")),
});

const PICTURES = [
  "image/png",
  "image/jpeg",
  "image/gif",
  "image/webp",
  "image/bmp",
  "application/octet-stream",
];

export const decodeTable = ({ workshop }: { workshop: Pick<CodeWorkshop, "scan"> }): V1Route[] => [
  v1Route<undefined, Uint8Array>({
    method: "POST",
    path: "/decode",
    scope: "decode",
    tag: "Decoding",
    summary: "Every code in a picture",
    description:
      "The picture is the body, or the file of a form. What it is, its bytes say: JPEG, PNG, GIF, BMP or WebP, at most 10 MB and 64 million pixels. Codes come in reading order. A picture without a code is no error: `codes` is empty and `problem` says what may be wrong.",
    body: {
      ...Object.fromEntries(PICTURES.map((type) => [type, FILE])),
      "multipart/form-data": FILE,
    },
    // slightly more, so that the form of a 10 MB picture fits, and a larger picture gets a specific error
    bodyBytes: SCAN_BYTES + 4096,
    answers: { 200: { description: "What was found", content: { "application/json": decodeAnswer } } },
    refusals: [
      "unsupported_media_type",
      "too_large",
      "image_unreadable",
      "image_too_many_pixels",
      "took_too_long",
    ],
    async handle({ ctx, apiKey, body }) {
      const { codes, problem } = await abortOnDisconnect(ctx, (signal) =>
        workshop.scan(body, { id: shareOf(apiKey), signal }),
      );
      ctx.body = {
        codes: codes.map(({ format, text, binary, corners, decoder }) => ({
          format,
          text,
          binary,
          corners,
          decoder,
        })),
        problem: problem && { code: problem.code, message: problem.message },
      };
    },
  }),
];
