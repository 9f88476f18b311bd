import type { ErrorCode } from "../../../core/errors.ts";
import { statusOf } from "../server/error-status.ts";
import { V1 } from "../routes/v1/route.ts";

/** Errors that every route may return. */
const EVERYWHERE: readonly ErrorCode[] = [
  "validation_failed",
  "no_authorization",
  "forbidden",
  "over_request_rate_limit",
  "unavailable",
];

const TITLES: Readonly<Record<number, string>> = {
  400: "Something in the request is wrong; `fields` names what",
  401: "No API key, or one that opens nothing: unknown, expired, revoked, or of a suspended account",
  403: "The key is not for that, or the API of this site is switched off",
  404: "There is no such thing",
  409: "This does not fit with what is there",
  413: "The request is too large",
  415: "The body has a media type that this route does not read",
  422: "The request is well formed and still cannot be done: `message` says why",
  429: "Too many calls: wait for as many seconds as `Retry-After` says",
  503: "For the moment this cannot be done: try again after `Retry-After` seconds",
};

export const errorSchema = {
  type: "object",
  description: "The one shape of every refusal.",
  required: ["code", "message"],
  properties: {
    code: { type: "string", description: "Stable, for programs to tell refusals apart" },
    message: { type: "string", description: "A sentence for people" },
    fields: {
      type: "object",
      additionalProperties: { type: "string" },
      description: "A sentence for each field that is wrong, by its name",
    },
  },
} as const;

/** With a signed address no key is sent, so none is refused. */
const SIGNED_403 =
  "The address is not signed, was changed or has expired, or the API of this site is switched off";

/** Example errors by status, for readers of the API documents. */
const EXAMPLES: Readonly<Partial<Record<ErrorCode, object>>> = {
  validation_failed: {
    code: "validation_failed",
    message: "size: Enter a whole number from 64 to 2000",
    fields: { size: "Enter a whole number from 64 to 2000" },
  },
  no_authorization: { code: "no_authorization", message: "This API key has expired" },
  forbidden: { code: "forbidden", message: "This API key is not for that: it lacks the scope batch" },
  over_request_rate_limit: {
    code: "over_request_rate_limit",
    message: "This API key has made too many calls: wait a moment",
  },
  unavailable: {
    code: "unavailable",
    message: "The database cannot be reached at the moment: try again soon",
  },
};

/** With a signed address no key is required. */
const CHALLENGED = [401, 403];
const challenge = {
  "WWW-Authenticate": {
    description:
      "`Bearer`, with `error` `invalid_token` or `insufficient_scope` where a key was sent (RFC 6750 §3)",
    schema: { type: "string" },
  },
};

const WAITS = [429, 503];
const retryAfter = {
  "Retry-After": { description: "Seconds to wait", schema: { type: "integer", minimum: 0 } },
};

/**
 * The error responses of a route, by status.
 * @param own codes in addition to those of all routes
 * @param limits rate limit headers
 * @param isSigned whether the address is signed, so that no key is required
 */
export function refusalAnswers(
  own: readonly ErrorCode[],
  limits: object,
  isSigned: boolean,
): Record<string, object> {
  const all = [...new Set([...EVERYWHERE, ...own])].filter(
    (code) => !(isSigned && code === "no_authorization"),
  );
  const statuses = [...new Set(all.map((code) => statusOf(code, V1)))];
  return Object.fromEntries(
    statuses.map((status) => {
      const codes = all.filter((code) => statusOf(code, V1) === status);
      const isSigned403 = isSigned && status === 403;
      const example = isSigned403
        ? { code: "forbidden", message: "The address of this image has expired" }
        : codes.map((code) => EXAMPLES[code]).find((given) => given !== undefined);
      const headers = {
        ...(status === 401 || status === 503 ? {} : limits),
        ...(WAITS.includes(status) ? retryAfter : {}),
        ...(CHALLENGED.includes(status) && !isSigned ? challenge : {}),
      };
      const answer = {
        description: `${(isSigned403 ? SIGNED_403 : TITLES[status]) ?? "Refused"} (${codes.map((code) => `\`${code}\``).join(", ")})`,
        ...(Object.keys(headers).length > 0 && { headers }),
        content: {
          "application/json": {
            schema: { $ref: "#/components/schemas/Error" },
            ...(example && { example }),
          },
        },
      };
      return [String(status), answer];
    }),
  );
}
