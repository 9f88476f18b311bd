import type { Context } from "koa";
import { EXPORT_FORMATS, type ExportFormat } from "../../../../core/codes/file-format.ts";
import { DomainError } from "../../../../core/errors.ts";

export const MEDIA_TYPES: Record<ExportFormat, string> = {
  png: "image/png",
  svg: "image/svg+xml",
  pdf: "application/pdf",
  eps: "application/postscript",
  zpl: "application/zpl",
};
const JSON_TYPE = "application/json";
const TEXT_TYPE = "text/plain";

/** The representation of a response; in JSON, `file` is the format of the embedded file. */
export type CodeRepresentation = { kind: "file" | "json"; file: ExportFormat };
type Representation = CodeRepresentation | { kind: "content"; as: "json" | "text" };

const notAcceptable = (types: readonly string[]) =>
  new DomainError("not_acceptable", `This is available as ${types.join(", ")}: name one of them in Accept`);

function accepted(ctx: Context, types: readonly string[]): string {
  ctx.vary("Accept");
  const found = ctx.accepts([...types]);
  if (typeof found !== "string") throw notAcceptable(types);
  return found;
}

/** For a code: by the extension, otherwise the Accept header; PNG without either. */
export function codeRepresentation(ctx: Context, extension: string | undefined): CodeRepresentation {
  const files = EXPORT_FORMATS.filter((format) => extension === undefined || format === extension);
  const type = accepted(ctx, [...files.map((format) => MEDIA_TYPES[format]), JSON_TYPE]);
  const file = files.find((format) => MEDIA_TYPES[format] === type);
  return file ? { kind: "file", file } : { kind: "json", file: files[0] ?? "png" };
}

/**
 * For a payload: with an extension, a QR code; otherwise JSON, plain text or a QR code, by the Accept header.
 */
export function payloadRepresentation(ctx: Context, extension: string | undefined): Representation {
  if (extension !== undefined) return codeRepresentation(ctx, extension);
  const type = accepted(ctx, [JSON_TYPE, TEXT_TYPE, ...Object.values(MEDIA_TYPES)]);
  if (type === JSON_TYPE) return { kind: "content", as: "json" };
  if (type === TEXT_TYPE) return { kind: "content", as: "text" };
  return { kind: "file", file: EXPORT_FORMATS.find((format) => MEDIA_TYPES[format] === type) ?? "png" };
}
