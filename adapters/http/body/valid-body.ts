import { HttpMethodEnum, koaBody } from "koa-body";
import type { Context, Middleware } from "koa";
import * as z from "zod/mini";
import { DomainError } from "../../../core/errors.ts";
import { fieldSentence } from "../../../core/field-sentence.ts";
import type { BodyReader } from "../routing/route.ts";
import { hasBody } from "./unread-bodies.ts";

z.config({ localeError: fieldSentence });

/** Far larger than any form of the site. */
const JSON_BYTES = 64 * 1024;
/**
 * A small body arrives at once over any connection: a client that sends it byte by byte only holds the
 * connection.
 */
const BODY_MS = 20_000;
/** Bandwidth of a slow connection, by which larger bodies get more time. */
const BYTES_PER_MS = 128;

/**
 * Reads a JSON body of at most 64 kB; a missing body is an empty object, since the client of auth/v1 sends
 * DELETE and logout without one. Answers 413 and 415 for others, and hangs up as `hangUpAfter` does.
 */
export function jsonBody({ bodyMs = BODY_MS, bytes = JSON_BYTES } = {}): Middleware {
  const parse = koaBody({
    json: true,
    jsonLimit: bytes,
    urlencoded: false,
    text: false,
    multipart: false,
    // by default, the parser skips the body of a DELETE, and the route would get an empty object
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
 * The JSON body of a route, parsed by `schema`; unknown members are dropped. A missing body is an empty
 * object.
 * @param bytes size limit
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
 * Closes the connection of a client that sends a body too slowly.
 * @param bytes size limit @param bodyMs time limit for a small body, ms
 * @returns a function to call once the body is read
 */
export function hangUpAfter(ctx: Context, bytes: number, bodyMs = BODY_MS): () => void {
  const impatience = setTimeout(() => ctx.req.destroy(), bodyMs + bytes / BYTES_PER_MS);
  return () => clearTimeout(impatience);
}

/**
 * Largest number of fields in an error, and of characters of their names. No form of the site has as many.
 */
const MAX_NAMED_FIELDS = 100;
const LONGEST_SAID = 200;

/**
 * The body parsed by `schema`; unknown members are dropped.
 * @throws DomainError `validation_failed` with a sentence for each field
 */
function validBody<T>(ctx: Context, schema: z.ZodMiniType<T>): T {
  return validValue(ctx.request.body ?? {}, schema, "body");
}

/**
 * Like `validBody`, for other values.
 * @param whole name of the value, for errors about the value as a whole
 */
export function validValue<T>(value: unknown, schema: z.ZodMiniType<T>, whole: string): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  // the first error of each field; a client can choose any names, such as `__proto__`, and 200,000 of them
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
