import { HttpMethodEnum, koaBody } from "koa-body";
import type { Context, Middleware } from "koa";
import * as z from "zod/mini";
import { DomainError } from "../../../core/errors.ts";
import { fieldSentence } from "../../../core/field-sentence.ts";
import type { BodyReader } from "../routing/route.ts";
import { hasBody } from "./unread-bodies.ts";

z.config({ localeError: fieldSentence });

/** Far above every form of the product. */
const JSON_BYTES = 64 * 1024;
/** A small body comes at once over any line: a client that sends it byte by byte only keeps a connection. */
const BODY_MS = 20_000;
/** What a slow line carries: a larger body has as much longer. */
const BYTES_PER_MS = 128;

/**
 * Reads a JSON body of at most 64 kB; none at all is an empty object, since the client of auth/v1 sends DELETE and logout so.
 * Answers 413 and 415 for others, and hangs up as `hangUpAfter` does.
 */
export function jsonBody({ bodyMs = BODY_MS, bytes = JSON_BYTES } = {}): Middleware {
  const parse = koaBody({
    json: true,
    jsonLimit: bytes,
    urlencoded: false,
    text: false,
    multipart: false,
    // by default the parser skips the body of a DELETE, and a route would read an empty object in its place
    parsedMethods: [HttpMethodEnum.POST, HttpMethodEnum.PUT, HttpMethodEnum.PATCH, HttpMethodEnum.DELETE],
  });
  return async function jsonBodyMiddleware(ctx, next) {
    if (hasBody(ctx.req) && !ctx.is("json")) {
      throw new DomainError("unsupported_media_type", "Send the body as application/json");
    }
    const isRead = hangUpAfter(ctx, bytes, bodyMs);
    try {
      await parse(ctx, () => {
        isRead();
        return next();
      });
    } finally {
      isRead();
    }
  };
}

/**
 * The JSON body of a route in the shape of `schema`, without what the schema does not name. No body is an empty object.
 * @param bytes of the largest body
 * @throws DomainError `validation_failed` with a sentence for each field, `unsupported_media_type`
 */
export function json<Body>(schema: z.ZodMiniType<Body>, bytes = JSON_BYTES): BodyReader<Body> {
  const parse = jsonBody({ bytes });
  return {
    async read(ctx) {
      await parse(ctx, () => Promise.resolve());
      return validBody(ctx, schema);
    },
  };
}

/**
 * Closes the connection of a client that needs longer for a body.
 * @param bytes of the largest body @param bodyMs that a small one may take
 * @returns says that it was read
 */
export function hangUpAfter(ctx: Context, bytes: number, bodyMs = BODY_MS): () => void {
  const impatience = setTimeout(() => ctx.req.destroy(), bodyMs + bytes / BYTES_PER_MS);
  return () => clearTimeout(impatience);
}

/** Fields that a refusal names, and characters of their names. No form of the product has as many. */
const MAX_NAMED_FIELDS = 100;
const LONGEST_SAID = 200;

/**
 * The body in the shape of `schema`, without whatever the schema does not name.
 * @throws DomainError `validation_failed` with a sentence for each field
 */
function validBody<T>(ctx: Context, schema: z.ZodMiniType<T>): T {
  return validValue(ctx.request.body ?? {}, schema, "body");
}

/**
 * As `validBody`, for values from elsewhere.
 * @param whole what the value is called where it is wrong as a whole
 */
export function validValue<T>(value: unknown, schema: z.ZodMiniType<T>, whole: string): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  // the first of each field; names are anybody's to choose, `__proto__` among them, and two hundred thousand
  const fields = new Map<string, string>();
  const say = (name: string, sentence: string) =>
    fields.has(name) || fields.size >= MAX_NAMED_FIELDS || fields.set(name.slice(0, LONGEST_SAID), sentence);
  for (const issue of parsed.error.issues) {
    if (issue.code === "unrecognized_keys")
      issue.keys.slice(0, MAX_NAMED_FIELDS).forEach((key) => say(key, "There is no such field"));
    else say(issue.path.join(".") || whole, issue.message);
  }
  const message = [...fields].map(([name, sentence]) => `${name}: ${sentence}`).join("; ");
  throw new DomainError("validation_failed", message, { fields: Object.fromEntries(fields) });
}
