import { API_SCOPES, type ApiScope } from "../../../core/api-keys/api-key.ts";
import { V1, type V1Route } from "../routes/v1/route.ts";
import { operation } from "./operation.ts";
import { errorSchema } from "./refusals.ts";

const SCOPES: Record<ApiScope, string> = {
  generate: "make QR codes, barcodes and contents, and addresses of pictures of them",
  batch: "make many codes with one call",
  decode: "read the codes in a picture",
  sign: "with `generate`: sign contents in the name of the account that the key belongs to (security levels above basic)",
};

const ABOUT = [
  "Make QR codes and barcodes, many at once if you like, and read them from pictures. Every code is drawn by what draws it on the pages of this site, and is read back before it is returned.",
  "**Key.** Make one in your settings, and send it with every call as `Authorization: Bearer qz_…`. A key opens what its scopes say:",
  API_SCOPES.map((scope) => `- \`${scope}\`: ${SCOPES[scope]}`).join("\n"),
  "**Limits.** A key has so many calls a minute as `RateLimit-Limit` says; `RateLimit-Remaining` tells how many are left and `RateLimit-Reset` in how many seconds there are more. Beyond them a call is answered with 429 and `Retry-After`.",
  "**End of a key.** `X-Quietzone-Key-Expires` in every answer, and `expires_at` of `GET /me`, name the instant at which the key ends, and its signed addresses with it. A key cannot be extended: create another one before.",
  "**Refusals** have one shape: a stable `code`, a `message` in English, and `fields` where something in the request is wrong.",
].join("\n\n");

const header = (description: string) => ({ description, schema: { type: "integer", minimum: 0 } });

interface DocumentOptions {
  routes: readonly V1Route[];
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  siteName: string;
  version: string;
}

/** The public API as an OpenAPI 3.1 document, generated from the same tables as its routes. */
export function openApiDocument({ routes, siteUrl, siteName, version }: DocumentOptions) {
  const paths = [...new Set(routes.map(({ path }) => path))];
  return {
    openapi: "3.1.0",
    info: {
      title: `${siteName} API`,
      version,
      description: ABOUT,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: siteUrl }],
    tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({ name })),
    security: [{ apiKey: [] }],
    paths: Object.fromEntries(
      paths.map((path) => [
        V1 + path,
        Object.fromEntries(
          routes
            .filter((route) => route.path === path)
            .map((route) => [route.method.toLowerCase(), operation(route)]),
        ),
      ]),
    ),
    components: {
      securitySchemes: {
        apiKey: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "qz_ and 43 characters",
          description: "An API key. What an operation needs it for stands with the operation as a scope.",
        },
      },
      schemas: { Error: errorSchema },
      headers: {
        RateLimitLimit: header("Calls that the key has in a minute"),
        RateLimitRemaining: header("Calls that are left"),
        RateLimitReset: header("Seconds until there are more"),
        KeyExpires: {
          description: "When the key of the call ends, as an HTTP-date (RFC 9110)",
          schema: { type: "string", examples: ["Sun, 22 Nov 2026 12:00:00 GMT"] },
        },
      },
    },
  };
}
