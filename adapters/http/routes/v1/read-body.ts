import type { Readable } from "node:stream";
import { koaBody } from "koa-body";
import type { Context } from "koa";
import { typedFields } from "../../../../core/api/typed-fields.ts";
import { DomainError } from "../../../../core/errors.ts";
import { formBody } from "../../body/form-body.ts";
import { takePart } from "../../body/form-part.ts";
import { hasBody } from "../../body/unread-bodies.ts";
import { keptBytes } from "../../body/upload.ts";
import { hangUpAfter, validValue } from "../../body/valid-body.ts";
import { FILE, type FieldsSchema, type V1Body, type V1Route } from "./route.ts";
import { checkFileField, takeAsText } from "./form-texts.ts";
import { checkRead, watchBytes } from "./utf8-only.ts";

const DEFAULT_BYTES = 64 * 1024;

const JSON_TYPE = "application/json";
const MULTIPART = "multipart/form-data";

/**
 * The body of a call for its route: validated fields, and files as bytes. Hangs up on clients that send too
 * slowly.
 * @throws DomainError `unsupported_media_type`, `too_large`, `validation_failed`
 */
export async function readBody(
  ctx: Context,
  {
    body,
    bodyBytes = DEFAULT_BYTES,
    bodyMs,
  }: Pick<V1Route, "bodyBytes"> & { body?: V1Body<unknown>; bodyMs?: number },
): Promise<unknown> {
  if (body === undefined) return undefined;
  const media = Object.keys(body);
  const sent = hasBody(ctx.req)
    ? ctx.is(media)
    : (media.find((type) => type === ctx.request.type) ?? media[0]);
  const wanted = typeof sent === "string" ? body[sent] : undefined;
  if (typeof sent !== "string" || wanted === undefined) {
    throw new DomainError("unsupported_media_type", `Send the body as ${media.join(" or ")}`);
  }
  if (sent !== JSON_TYPE && isPacked(ctx)) {
    throw new DomainError(
      "unsupported_media_type",
      "Send the body as it is, without Content-Encoding: only JSON is unpacked",
    );
  }
  if (Number(ctx.get("Content-Length")) > bodyBytes) throw tooLarge(bodyBytes);
  const isRead = hangUpAfter(ctx, bodyBytes, bodyMs);
  try {
    return await read(ctx, sent, wanted, bodyBytes);
  } finally {
    isRead();
  }
}

const isPacked = (ctx: Context): boolean => !["", "identity"].includes(ctx.get("Content-Encoding"));

async function read(
  ctx: Context,
  sent: string,
  wanted: FieldsSchema<unknown> | typeof FILE,
  bodyBytes: number,
): Promise<unknown> {
  if (sent === MULTIPART) return readForm(ctx, wanted, bodyBytes);
  if (wanted === FILE) return readBytes(ctx.req, bodyBytes);
  const parse = koaBody({
    json: true,
    jsonLimit: bodyBytes,
    urlencoded: false,
    text: false,
    multipart: false,
  });
  const checkBytes = isPacked(ctx) ? null : watchBytes(ctx.req, "body");
  await parse(ctx, () => Promise.resolve());
  if (checkBytes) checkBytes();
  else checkRead(ctx.request.body, "body");
  return validValue(ctx.request.body ?? {}, wanted, "body");
}

const tooLarge = (bytes: number) =>
  new DomainError("too_large", `The body of a request has at most ${Math.floor(bytes / 1024)} kB here`);

async function readBytes(source: Readable, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  // stops reading an oversized body, but keeps the connection for the error response
  for await (const chunk of source.iterator({ destroyOnReturn: false })) {
    length += (chunk as Buffer).length;
    if (length > limit) throw tooLarge(limit);
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

/**
 * A form with at most one file: for a route that accepts a file, that file; otherwise its fields, with the
 * file's bytes as base64.
 */
async function readForm(
  ctx: Context,
  wanted: FieldsSchema<unknown> | typeof FILE,
  limit: number,
): Promise<unknown> {
  const checks: (() => void)[] = [];
  const parse = formBody({
    maxFileSize: limit,
    maxFields: 40,
    maxFieldsSize: DEFAULT_BYTES,
    onPart(part, handle) {
      const check = takeAsText(part, { isFileWanted: wanted === FILE });
      if (check) checks.push(check);
      takePart(part, handle);
    },
  });
  let value: unknown;
  await parse(ctx, async () => {
    for (const check of checks) check();
    const [named] = Object.entries(ctx.request.files ?? {});
    if (named && wanted !== FILE) checkFileField(named[0], wanted);
    const file = named && [named[1]].flat()[0];
    const bytes = file ? await keptBytes(file) : null;
    if (wanted === FILE && bytes === null) {
      throw new DomainError("validation_failed", "Send the file in the field file", {
        fields: { file: "Required" },
      });
    }
    const texts = { ...(ctx.request.body as Record<string, string>) };
    const fields = named && bytes ? { ...texts, [named[0]]: bytes.toString("base64") } : texts;
    value = wanted === FILE ? bytes : validValue(typedFields(fields, wanted), wanted, "form");
  });
  return value;
}
