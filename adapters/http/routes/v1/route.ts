import type { Context } from "koa";
import type * as z from "zod/mini";
import type { ApiKey, ApiScope } from "../../../../core/api-keys/api-key.ts";
import type { ErrorCode } from "../../../../core/errors.ts";

/** Prefix of the public API's paths. */
export const V1 = "/api/v1";

/**
 * Fields by name, each with its rule: they parse queries, JSON bodies and forms, and appear in the API
 * documents.
 */
export type FieldsSchema<Fields> = z.ZodMiniType<Fields> & z.ZodMiniObject;

/** A body or an answer that is no JSON: a file. */
export const FILE = "file";

/**
 * The body types that a route accepts, by media type. Media types with a schema are parsed by it, files are
 * passed on unchanged.
 */
export type V1Body<Body> = Readonly<Record<string, FieldsSchema<Body> | typeof FILE>>;

export interface V1Answer {
  description: string;
  /** By media type. */
  content?: Readonly<Record<string, z.ZodMiniType | typeof FILE>>;
  /** Additional headers with their descriptions. */
  headers?: Readonly<Record<string, string>>;
}

export interface V1Call<Query = unknown, Body = unknown> {
  ctx: Context;
  apiKey: ApiKey;
  /** Parts of the path, by name. */
  params: Readonly<Record<string, string>>;
  query: Query;
  body: Body;
}

/**
 * One route of the public API: its router (`v1.ts`) and the OpenAPI document are generated from these tables,
 * so that the documentation matches the checks. Responses of all routes (400 for query or body, 401, 403,
 * 429, 503) are not listed.
 */
export interface V1Route {
  method: "GET" | "POST";
  /** Below /api/v1, parts that vary in braces: `/qr.{file}`. A GET answers HEAD as well. */
  path: `/${string}`;
  /** Allowed values of the path parameters; anything else is not found. */
  params?: Readonly<Record<string, readonly string[]>>;
  /** Required scope of the key. `null`: any key. */
  scope: ApiScope | null;
  /** How a call is authorized: by a key in its header, which is the default; or by the signature in its address. */
  access?: "signature";
  tag: string;
  /** One line. */
  summary: string;
  /** Markdown. */
  description?: string;
  query?: FieldsSchema<unknown>;
  body?: V1Body<unknown>;
  /** Bytes that a body may have; 64 kB by default. */
  bodyBytes?: number;
  /** By status. */
  answers: Readonly<Record<number, V1Answer>>;
  /** Errors in addition to those of all routes, by code. */
  refusals?: readonly ErrorCode[];
  handle: (call: V1Call<never, never>) => Promise<void>;
}

/** A row of a table; what its handler is given follows from its schemas. */
export const v1Route = <Query = undefined, Body = undefined>(
  route: Omit<V1Route, "query" | "body" | "handle"> & {
    query?: FieldsSchema<Query>;
    body?: V1Body<Body>;
    handle: (call: V1Call<Query, Body>) => Promise<void>;
  },
): V1Route => route;
