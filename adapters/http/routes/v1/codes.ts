import { shareOf } from "../../../../core/api-keys/api-key.ts";
import {
  barcodeRequest,
  type BarcodeRequest,
  qrQuery,
  qrRequest,
  type QrRequest,
  type reportFields,
} from "../../../../core/api/code-requests.ts";
import { pressOf } from "../../../../core/api/press-fields.ts";
import { reportOf } from "../../../../core/api/report-request.ts";
import { barcodeDesignOf } from "../../../../core/api/barcode-design-fields.ts";
import { qrDesignOf } from "../../../../core/api/design-fields.ts";
import { barcodeFileName, qrCodeFileName } from "../../../../core/codes/file-name.ts";
import { atPrinterDpi } from "../../../../core/codes/print/label-printer.ts";
import { EXPORT_FORMATS, type ExportFormat } from "../../../../core/codes/file-format.ts";
import type { CodeRequest } from "../../../../core/ports/code-workshop.ts";
import { barcodeAnswers, CODE_REFUSALS, qrAnswers } from "./answers.ts";
import type { AnswerCode } from "./code-answer.ts";
import { logoBytes } from "./logo-bytes.ts";
import { type BrandsOf, withNamedColors, withNamedDesign } from "./named-design.ts";
import { codeRepresentation } from "./negotiate.ts";
import { type V1Call, type V1Route, v1Route } from "./route.ts";

/** A logo of 2 MB as base64, and the other fields. */
export const LOGO_BODY_BYTES = 3 * 1024 * 1024;
/** Seconds that a client may cache the response to a GET. */
const KEPT_SECONDS = 3600;

const AS =
  "PNG, SVG, PDF, EPS or ZPL by the extension of the path or the Accept header; JSON with the file inside and every fact of its proof by `Accept: application/json`.";
const PROVEN = `Every code is read back by decoders before it is returned: the verdict is in \`X-Quietzone-Proof\`. One that does not scan is refused with 422 and what to fix, unless \`force\` takes it. In an address, \`+\` is a blank: write a plus as \`%2B\`. ${AS}`;

const FILES = { file: EXPORT_FORMATS };

export const wantedQr = (
  request: Omit<QrRequest, keyof typeof reportFields | "design">,
  file: ExportFormat,
): CodeRequest => ({
  kind: "qr",
  content: request.content,
  design: qrDesignOf(atPrinterDpi(request, file)),
  logo: logoBytes(request.logo),
  press: pressOf(request, file),
});

export const wantedBarcode = (
  request: Omit<BarcodeRequest, keyof typeof reportFields | "design">,
  file: ExportFormat,
): CodeRequest => ({
  kind: "barcode",
  format: request.format,
  content: request.content,
  design: barcodeDesignOf(atPrinterDpi(request, file)),
  fix: request.fix,
  press: pressOf(request, file),
});

/** Default file name: that of the site's downloads, or a stable one if the response is cached. */
const stemOf = (name: string): string => name.replace(/\.[a-z]+$/, "");

/** A brand may change at any time: what names one is kept, and asked about each time. */
export const keepGets = ({ method }: { method: string }, { design }: { design?: string | undefined }) =>
  method === "POST" ? null : ({ seconds: design === undefined ? KEPT_SECONDS : 0, by: "private" } as const);

interface Dependencies {
  answerCode: AnswerCode;
  brandsOf: BrandsOf;
}

export function codeTable({ answerCode, brandsOf }: Dependencies): V1Route[] {
  const answerQr = async (call: V1Call, written: QrRequest) => {
    const { ctx, apiKey, params } = call;
    const request = await withNamedDesign(call, written, brandsOf);
    const as = codeRepresentation(ctx, params["file"]);
    return answerCode(ctx, {
      code: { ...wantedQr(request, as.file), ...reportOf(request, as.kind === "json") },
      as,
      force: request.force,
      stem: request.name ?? (ctx.method === "POST" ? stemOf(qrCodeFileName(new Date(), "png")) : "qr-code"),
      keep: keepGets(ctx, written),
      callerId: shareOf(apiKey),
    });
  };
  const answerBarcode = async (call: V1Call, written: BarcodeRequest) => {
    const { ctx, apiKey, params } = call;
    const request = await withNamedColors(call, written, brandsOf);
    const { format } = request;
    const as = codeRepresentation(ctx, params["file"]);
    return answerCode(ctx, {
      code: { ...wantedBarcode(request, as.file), ...reportOf(request, as.kind === "json") },
      as,
      force: request.force,
      stem:
        request.name ??
        (ctx.method === "POST" ? stemOf(barcodeFileName(format, new Date(), "png")) : `barcode-${format}`),
      keep: keepGets(ctx, written),
      callerId: shareOf(apiKey),
    });
  };

  const qr = { scope: "generate", tag: "QR codes", description: PROVEN, answers: qrAnswers } as const;
  const barcode = {
    scope: "generate",
    tag: "Barcodes",
    description: PROVEN,
    answers: barcodeAnswers,
  } as const;
  const qrRefusals = [...CODE_REFUSALS, "logo_unreadable"] as const;
  const barcodeRefusals = [...CODE_REFUSALS, "barcode_invalid"] as const;

  return (["", ".{file}"] as const).flatMap((extension) => {
    const named = extension === "" ? {} : { params: FILES };
    const as = extension === "" ? "" : ", in the format that the path says";
    return [
      v1Route({
        ...qr,
        ...named,
        method: "GET",
        path: `/qr${extension}`,
        summary: `A QR code${as}`,
        query: qrQuery,
        refusals: CODE_REFUSALS,
        handle: (call) => answerQr(call, call.query),
      }),
      v1Route({
        ...qr,
        ...named,
        method: "POST",
        path: `/qr${extension}`,
        summary: `A QR code, with a logo if wanted${as}`,
        body: { "application/json": qrRequest, "multipart/form-data": qrRequest },
        bodyBytes: LOGO_BODY_BYTES,
        refusals: qrRefusals,
        handle: (call) => answerQr(call, call.body),
      }),
      v1Route({
        ...barcode,
        ...named,
        method: "GET",
        path: `/barcode${extension}`,
        summary: `A barcode${as}`,
        query: barcodeRequest,
        refusals: barcodeRefusals,
        handle: (call) => answerBarcode(call, call.query),
      }),
      v1Route({
        ...barcode,
        ...named,
        method: "POST",
        path: `/barcode${extension}`,
        summary: `A barcode${as}`,
        body: { "application/json": barcodeRequest, "multipart/form-data": barcodeRequest },
        refusals: barcodeRefusals,
        handle: (call) => answerBarcode(call, call.body),
      }),
    ];
  });
}
