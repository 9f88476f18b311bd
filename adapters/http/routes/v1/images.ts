import * as z from "zod/mini";
import { shareOf } from "../../../../core/api-keys/api-key.ts";
import { barcodeImageFields, qrImageFields } from "../../../../core/api/code-requests.ts";
import { textInFrame, wholeCanvas } from "../../../../core/api/design-fields.ts";
import type { ImageAddresses } from "../../../../core/api/image-addresses.ts";
import { FILE_FORMATS, type FileFormat } from "../../../../core/codes/file-format.ts";
import { DAY } from "../../../../core/durations.ts";
import type { CodeWorkshop, CodeRequest } from "../../../../core/ports/code-workshop.ts";
import { signedImage } from "../../middleware/require-image-signature.ts";
import { abortOnDisconnect } from "../../server/abort-on-disconnect.ts";
import { CODE_REFUSALS, imageAnswers } from "./answers.ts";
import type { AnswerCode } from "./code-answer.ts";
import { wantedBarcode, wantedQr } from "./codes.ts";
import { type V1Call, type V1Route, v1Route } from "./route.ts";

interface Dependencies {
  answerCode: AnswerCode;
  imageAddresses: ImageAddresses;
  workshop: Pick<CodeWorkshop, "make">;
}

const LONGEST_DAYS = 3650;

const signatureFields = {
  key: z.string().check(z.describe("Id of the API key that signs; not the key")),
  expires: z.optional(z.string()).check(z.describe("Unix seconds after which the address is good no more")),
  signature: z
    .string()
    .check(
      z.describe("HMAC-SHA-256, hex, of path?fields sorted by name, under the SHA-256 (hex) of the key"),
    ),
};

const wantedFields = {
  file: z._default(z.enum(FILE_FORMATS), "png").check(z.describe("Format of the picture")),
  expires_in: z
    .optional(z.int().check(z.minimum(60), z.maximum(LONGEST_DAYS * DAY)))
    .check(
      z.describe("Seconds that the address is good, at most as long as its key; absent: as long as its key"),
    ),
};

const addressAnswer = z.object({
  url: z.url(),
  path: z.string(),
  expires_at: z.iso
    .datetime()
    .check(z.describe("When the address ends: after `expires_in`, or with its key if that is earlier")),
});

const IMAGE =
  "For `<img>`: needs no header, since its address is signed by the owner of an API key, here (`POST /image-urls/...`) or by a program itself. Shown on pages of any origin. It ends with the key.";

const texts = (body: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body as Record<string, unknown>)
      .filter(([name, value]) => name !== "file" && name !== "expires_in" && value !== null)
      .map(([name, value]) => [name, String(value)]),
  );

interface ImageOptions {
  file: FileFormat;
  expires_in?: number | undefined;
  force: boolean;
}

const formatOf = ({ params }: Pick<V1Call, "params">) => params["file"] as FileFormat;

export function imageTable({ answerCode, imageAddresses, workshop }: Dependencies): V1Route[] {
  async function show(
    { ctx, apiKey, params }: V1Call,
    kind: string,
    code: CodeRequest,
    { force, name }: { force: boolean; name?: string | undefined },
  ) {
    const { secondsLeft, spend } = signedImage(ctx);
    await answerCode(ctx, {
      code,
      as: { kind: "file", file: formatOf({ params }) },
      force,
      stem: name ?? kind,
      // caches keep it for up to a day after the key was revoked
      keep: { seconds: Math.min(DAY, secondsLeft), by: "public" },
      callerId: `${shareOf(apiKey)} images`,
      beforeMaking: spend,
    });
  }

  /** Signs an address once its code was made and verified: problems show up here, not as a broken image. */
  async function write({ ctx, apiKey }: V1Call, kind: string, code: CodeRequest, wanted: ImageOptions) {
    // included in the address, so that its image stays the same if the default changes
    const margin = code.kind === "qr" ? { margin: code.design.margin } : {};
    const { file, force, expires_in: seconds = null } = wanted;
    await abortOnDisconnect(ctx, (signal) =>
      workshop.make(code, { file, force, now: new Date() }, { id: shareOf(apiKey), signal }),
    );
    const path = `/api/v1/images/${kind}.${file}`;
    const { expiresAt, ...address } = await imageAddresses.write(
      apiKey,
      path,
      texts({ ...(ctx.request.body as object), ...margin }),
      seconds,
    );
    ctx.status = 201;
    ctx.body = { ...address, expires_at: expiresAt.toISOString() };
  }

  const image = {
    method: "GET",
    access: "signature",
    params: { file: FILE_FORMATS },
    scope: "generate",
    tag: "Images",
    description: IMAGE,
    answers: imageAnswers,
  } as const;
  const address = {
    method: "POST",
    scope: "generate",
    tag: "Images",
    description: IMAGE,
    answers: { 201: { description: "The address", content: { "application/json": addressAnswer } } },
  } as const;

  return [
    v1Route({
      ...image,
      path: "/images/qr.{file}",
      summary: "A QR code for a page",
      query: z.strictObject({ ...qrImageFields, ...signatureFields }).check(wholeCanvas(), textInFrame()),
      refusals: CODE_REFUSALS,
      handle: (call) => show(call, "qr-code", wantedQr(call.query, formatOf(call)), call.query),
    }),
    v1Route({
      ...image,
      path: "/images/barcode.{file}",
      summary: "A barcode for a page",
      query: z.strictObject({ ...barcodeImageFields, ...signatureFields }).check(wholeCanvas()),
      refusals: [...CODE_REFUSALS, "barcode_invalid"],
      handle: (call) =>
        show(call, `barcode-${call.query.format}`, wantedBarcode(call.query, formatOf(call)), call.query),
    }),
    v1Route({
      ...address,
      path: "/image-urls/qr",
      summary: "The signed address of a QR code for a page",
      body: {
        "application/json": z.strictObject({ ...qrImageFields, ...wantedFields }).check(wholeCanvas()),
      },
      refusals: CODE_REFUSALS,
      handle: (call) => write(call, "qr", wantedQr(call.body, call.body.file), call.body),
    }),
    v1Route({
      ...address,
      path: "/image-urls/barcode",
      summary: "The signed address of a barcode for a page",
      body: {
        "application/json": z.strictObject({ ...barcodeImageFields, ...wantedFields }).check(wholeCanvas()),
      },
      refusals: [...CODE_REFUSALS, "barcode_invalid"],
      handle: (call) => write(call, "barcode", wantedBarcode(call.body, call.body.file), call.body),
    }),
  ];
}
