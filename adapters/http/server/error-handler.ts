import type { Context, Middleware } from "koa";
import type { Logger } from "pino";
import { DomainError, type ErrorCode } from "../../../core/errors.ts";
import type { WebhookService } from "../../../core/webhooks/webhook-service.ts";
import { statusOf } from "./error-status.ts";
import { requestIdOf } from "../middleware/request-id.ts";
import { routeOf } from "../routing/route-of.ts";
import { hasBody } from "../body/unread-bodies.ts";

/** Content of an error answer, independent of its format. */
interface Refusal {
  status: number;
  code: string;
  message: string;
  error: DomainError | null;
  /** Its id in the log, if it is shown. */
  number?: string;
}

/** The version of auth/v1 from which on errors have a string `code`. */
const AUTH_API_VERSION = "2024-01-01";
const VERSION_HEADER = "X-Supabase-Api-Version";

/** Errors of the body parsers: an HTTP status and a message that may quote the body. */
const PARSER_REFUSALS: Record<number, { code: string; message: string }> = {
  400: {
    code: "validation_failed",
    message: "The body of the request cannot be read: make it fit its Content-Type and Content-Encoding",
  },
  413: { code: "too_large", message: "The body of the request is too large" },
  415: {
    code: "unsupported_media_type",
    message: "The body of the request has a type that is not supported",
  },
};

/** The error for a body that is not JSON. Clients of auth/v1 expect a specific code. */
function jsonRefusal(error: SyntaxError, path: string): { code: string; message: string } {
  const isPrototype = error.message.includes("forbidden prototype property");
  return {
    code: path.startsWith("/auth/v1/") && !isPrototype ? "bad_json" : "validation_failed",
    message: isPrototype
      ? "The body has a member named __proto__, which is not allowed: rename it"
      : "The body of the request is not valid JSON: it has to be an object or a list",
  };
}

/** zlib errors for a body with a wrong Content-Encoding. */
const UNPACKED_WRONG = /^(?:Z_DATA_ERROR|Z_BUF_ERROR|Z_NEED_DICT|ERR__ERROR_FORMAT_\w+)$/;

/** `status` as co-body, raw-body and koa set it, `httpCode` as formidable does. */
function parserStatus(error: unknown): number | null {
  if (!(error instanceof Error)) return null;
  const { status, httpCode, code } = error as Error & {
    status?: unknown;
    httpCode?: unknown;
    code?: unknown;
  };
  if (typeof code === "string" && UNPACKED_WRONG.test(code)) return 400;
  // formidable's error for an unknown transfer encoding
  if (httpCode === 501) return 415;
  const said = typeof status === "number" ? status : httpCode;
  return typeof said === "number" && said >= 400 && said < 500 ? said : null;
}

/** Seconds after which an outage may be over. */
const RETRY_AFTER = 5;

/** Clients may try again, and ours do: an answer of 503 loses no download. */
const outage = (cause: unknown): DomainError =>
  new DomainError("unavailable", "The database cannot be reached at the moment: try again soon", { cause });

/**
 * A full or read-only disk, here or (class 53100) on the database server: logged, since only an operator can
 * fix it.
 */
const NO_SPACE = ["ENOSPC", "EDQUOT", "EROFS", "53100"];
const isWithoutSpace = (error: unknown): boolean =>
  error instanceof Error && "code" in error && NO_SPACE.includes(String(error.code));
const NOTHING_STORED = "Nothing can be stored at the moment: try again soon";

/** The image store's error goes to the log only: it may name a folder or an address. */
const STORE_AWAY = "Pictures cannot be stored or read at the moment: try again soon";

function refusalOf(error: unknown, number: string, path: string): Refusal {
  if (isWithoutSpace(error)) {
    return { status: 503, code: "storage_failed", message: NOTHING_STORED, error: null };
  }
  if (error instanceof DomainError) {
    const message = error.code === "storage_failed" ? STORE_AWAY : error.message;
    return { status: statusOf(error.code, path), code: error.code, message, error };
  }
  const status = parserStatus(error);
  if (status === 400 && error instanceof SyntaxError)
    return { status, ...jsonRefusal(error, path), error: null };
  const known = status === null ? undefined : (PARSER_REFUSALS[status] ?? PARSER_REFUSALS[400]);
  if (status !== null && known !== undefined) return { status, ...known, error: null };
  const message = `Something went wrong on our side. If it happens again, report the number ${number}.`;
  return { status: 500, code: "unexpected_failure", message, error: null, number };
}

/** The shape that the client of auth/v1 reads, with and without the version header. */
function authBody(ctx: Context, { status, code, message, error, number }: Refusal): Record<string, unknown> {
  const reasons = error?.reasons === undefined ? {} : { weak_password: { reasons: error.reasons } };
  const fields = {
    ...(error?.fields === undefined ? {} : { fields: error.fields }),
    ...(number === undefined ? {} : { number }),
  };
  if (ctx.get(VERSION_HEADER) < AUTH_API_VERSION) {
    return { code: status, error_code: code, msg: message, ...reasons, ...fields };
  }
  ctx.set(VERSION_HEADER, AUTH_API_VERSION);
  return { code, message, ...reasons, ...fields };
}

interface Dependencies {
  log: Logger;
  /** Whether an error means that the database is temporarily unavailable. */
  isOutage: (error: unknown) => boolean;
  /** Notified of unexpected failures. */
  webhooks?: Pick<WebhookService, "errorHappened">;
  /** Hears of every refusal by its code. */
  onRefusal?: (code: ErrorCode) => void;
}

/** Sentences may name the path that was asked for. */
const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const page = ({ status, message }: Refusal): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>Error ${status}</title><h1>${escaped(message)}</h1><p><a href="/">Home</a>`;

/** Whether the client disconnected before its request was read to the end, even if all of it has arrived. */
const isHungUp = ({ req }: Context): boolean =>
  (req.socket.destroyed && !req.complete) || (hasBody(req) && req.readableAborted);

/**
 * The single exit for all errors: returns the error's code and sentence, never a stack, query or path.
 * Unexpected errors are logged under the request id, which the response contains.
 */
export function errorHandler({ log, isOutage, webhooks, onRefusal }: Dependencies): Middleware {
  return async function errorHandlerMiddleware(ctx, next) {
    try {
      await next();
    } catch (error) {
      // whatever the body parsers report then, it is not our failure, and nobody reads the response
      if (isHungUp(ctx)) {
        log.debug(
          { event: "client_gone", request_id: requestIdOf(ctx) },
          "a client disconnected while it sent",
        );
        ctx.status = 400;
        return;
      }
      const number = requestIdOf(ctx);
      const refusal = refusalOf(
        isOutage(error) && !isWithoutSpace(error) ? outage(error) : error,
        number,
        ctx.path,
      );
      if (refusal.error) onRefusal?.(refusal.error.code);
      // during an outage, each request would log what is logged once
      if (refusal.status >= 500 && refusal.code !== "unavailable") {
        // named one by one: errors of parsers and drivers carry bodies and rows
        const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
        const route = routeOf(ctx);
        log.error(
          { event: "request_failed", request_id: number, method: ctx.method, route, name, stack },
          message,
        );
        if (refusal.status === 500) {
          webhooks
            ?.errorHappened({ number, route: `${ctx.method} ${route}`, name })
            .catch(() =>
              log.warn(
                { event: "webhook_failed", request_id: number },
                "could not report the error to a webhook",
              ),
            );
        }
      }
      ctx.status = refusal.status;
      ctx.set("Cache-Control", "no-store");
      const retryAfter = refusal.error?.retryAfter ?? (refusal.status === 503 ? RETRY_AFTER : undefined);
      if (retryAfter !== undefined) ctx.set("Retry-After", String(retryAfter));
      if (ctx.path.startsWith("/auth/v1/")) ctx.body = authBody(ctx, refusal);
      else if (!ctx.path.startsWith("/api/") && ctx.accepts("json", "html") === "html") {
        ctx.type = "html";
        ctx.body = page(refusal);
      } else {
        const fields = refusal.error?.fields;
        const sentence = refusal.error?.sentence;
        ctx.body = {
          code: refusal.code,
          message: refusal.message,
          ...(fields === undefined ? {} : { fields }),
          // for pages in other languages, which have it in their catalog
          ...(sentence === undefined ? {} : { sentence }),
          ...refusal.error?.details,
          ...(refusal.number === undefined ? {} : { number: refusal.number }),
        };
      }
    }
  };
}
