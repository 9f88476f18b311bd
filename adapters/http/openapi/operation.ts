import { FILE, type V1Answer, type V1Route } from "../routes/v1/route.ts";
import { EXAMPLES } from "./examples.ts";
import { jsonSchemaOf } from "./json-schema.ts";
import { refusalAnswers } from "./refusals.ts";

/** Headers with a key's remaining calls (draft-ietf-httpapi-ratelimit-headers). */
const LIMITS = Object.fromEntries(
  ["Limit", "Remaining", "Reset"].map((name) => [
    `RateLimit-${name}`,
    { $ref: `#/components/headers/RateLimit${name}` },
  ]),
);

/** Headers of calls with a key, which say when the key expires. */
const KEY_HEADERS = { ...LIMITS, "X-Quietzone-Key-Expires": { $ref: "#/components/headers/KeyExpires" } };

const headersOf = ({ access }: V1Route) => (access === "signature" ? LIMITS : KEY_HEADERS);

/** Errors of every operation that reads a body. */
const BODY_REFUSALS = ["too_large", "unsupported_media_type"] as const;

/** `GET /qr.{file}` is getQrFile. */
const operationId = ({ method, path }: V1Route): string =>
  method.toLowerCase() +
  path
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join("");

const pathParameters = ({ path, params = {} }: V1Route) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string", ...(params[name] && { enum: params[name] }) },
  }));

function queryParameters(route: V1Route) {
  if (!route.query) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(route.query, "input");
  const examples = EXAMPLES[`${route.method} ${route.path}`]?.query ?? {};
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: "query",
    ...(description !== undefined && { description }),
    required: required.includes(name),
    schema,
    ...(name in examples && { example: examples[name] }),
  }));
}

/** A file as one field of a form; as a whole body its media type says all there is to say. */
const fileContent = (media: string) =>
  media === "multipart/form-data"
    ? {
        schema: {
          type: "object",
          required: ["file"],
          properties: { file: { type: "string", contentMediaType: "application/octet-stream" } },
        },
      }
    : { schema: { type: "string", contentMediaType: media } };

function requestBody(route: V1Route) {
  if (!route.body) return undefined;
  const example = EXAMPLES[`${route.method} ${route.path}`]?.body;
  const content = Object.entries(route.body).map(([media, schema]) => [
    media,
    schema === FILE
      ? fileContent(media)
      : {
          schema: jsonSchemaOf(schema, "input"),
          ...(example !== undefined && { example }),
        },
  ]);
  return { required: true, content: Object.fromEntries(content) as Record<string, object> };
}

const answer = ({ description, content, headers = {} }: V1Answer, always: object, example?: object) => ({
  description,
  headers: {
    ...always,
    ...Object.fromEntries(
      Object.entries(headers).map(([name, says]) => [
        name,
        { description: says, schema: { type: "string" } },
      ]),
    ),
  },
  ...(content && {
    content: Object.fromEntries(
      Object.entries(content).map(([media, schema]) => [
        media,
        schema === FILE
          ? fileContent(media)
          : { schema: jsonSchemaOf(schema, "output"), ...(example && { example }) },
      ]),
    ),
  }),
});

/** One route as an Operation Object (OpenAPI 3.1 §4.8.10). */
export function operation(route: V1Route) {
  const parameters = [...pathParameters(route), ...queryParameters(route)];
  const body = requestBody(route);
  const answered = EXAMPLES[`${route.method} ${route.path}`]?.answer;
  return {
    operationId: operationId(route),
    tags: [route.tag],
    summary: route.summary,
    ...(route.description !== undefined && { description: route.description }),
    // an address that is signed needs no key: the signature is part of its query
    security: route.access === "signature" ? [] : [{ apiKey: route.scope === null ? [] : [route.scope] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: {
      ...Object.fromEntries(
        Object.entries(route.answers)
          // nothing that is posted is asked for again with If-None-Match
          .filter(([status]) => status !== "304" || route.method === "GET")
          .map(([status, said]) => [status, answer(said, headersOf(route), answered)]),
      ),
      ...refusalAnswers(
        [...(route.refusals ?? []), ...(body ? BODY_REFUSALS : [])],
        headersOf(route),
        route.access === "signature",
      ),
    },
  };
}
