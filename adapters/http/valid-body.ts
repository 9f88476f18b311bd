import { koaBody } from "koa-body";
import type { Context, Middleware } from "koa";
import * as z from "zod/mini";
import { DomainError } from "../../core/errors.ts";

z.config(z.locales.en());

/** Far above every form of the product. */
const JSON_LIMIT = "64kb";

/**
 * Reads a JSON body of at most 64 kB; none at all is an empty object, since the client of auth/v1 sends DELETE and logout so
 * (auth contract 1.2). Answers 413 and 415 for others.
 */
export function jsonBody(): Middleware {
  const parse = koaBody({
    json: true,
    jsonLimit: JSON_LIMIT,
    urlencoded: false,
    text: false,
    multipart: false,
  });
  return async function jsonBodyMiddleware(ctx, next) {
    const hasBody = Number(ctx.get("Content-Length")) > 0 || ctx.get("Transfer-Encoding") !== "";
    if (hasBody && !ctx.is("json")) {
      throw new DomainError("unsupported_media_type", "Send the body as application/json");
    }
    await parse(ctx, next);
  };
}

/**
 * The body in the shape of `schema`, without whatever the schema does not name.
 * @throws DomainError `validation_failed` with a sentence for each field
 */
export function validBody<T>(ctx: Context, schema: z.ZodMiniType<T>): T {
  return validValue(ctx.request.body ?? {}, schema, "body");
}

/**
 * As `validBody`, for values from elsewhere.
 * @param whole what the value is called where it is wrong as a whole
 */
export function validValue<T>(value: unknown, schema: z.ZodMiniType<T>, whole: string): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    if (issue.code === "unrecognized_keys")
      for (const key of issue.keys) fields[key] ??= "There is no such field";
    else fields[issue.path.join(".") || whole] ??= issue.message;
  }
  const message = Object.entries(fields)
    .map(([name, sentence]) => `${name}: ${sentence}`)
    .join("; ");
  throw new DomainError("validation_failed", message, { fields });
}
