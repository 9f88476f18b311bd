import type { Context, Middleware } from "koa";

/**
 * Who may call a route. Each name stands for one check in `guards.ts`:
 * - `anyone`: no check
 * - `session`: auth/v1, signed in; a second factor may still be missing
 * - `user`: auth/v1, signed in with every factor that the account has
 * - `customer`: `/api/me`, the same with the API's errors; requires a password that the user has chosen
 * - `admin`: `/api/admin`, a `customer` whose role in the database is admin
 * - `auth-admin`: the same for the admin calls of auth/v1, with the error codes that its clients know
 * - `api-key`: `/api/v1`, an API key in the Authorization header
 * - `image-signature`: `/api/v1/images`, an address signed by the owner of an API key
 * - `metrics-token`: METRICS_TOKEN as a bearer token
 */
export const GUARDS = [
  "anyone",
  "session",
  "user",
  "customer",
  "admin",
  "auth-admin",
  "api-key",
  "image-signature",
  "metrics-token",
] as const;
export type Guard = (typeof GUARDS)[number];

export const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof METHODS)[number];

/** The host that serves a route if ADMIN_URL gives the back office a separate host. */
export type RouteHost = "site" | "panel" | "any";

/** Which other origins may call a route from a browser: those of REDIRECT_ALLOW, any, or those of ADMIN_ORIGINS. */
export type RouteCors = "redirect-allow" | "any-origin" | "admin-origins";

export type RouteContext = Context & { params: Record<string, string> };

/**
 * Reads and validates the body of a request. An object, since TypeScript infers nothing from a function that
 * a function returns.
 */
export interface BodyReader<Body> {
  /** @throws DomainError `validation_failed`, `too_large`, `unsupported_media_type` */
  read: (ctx: Context) => Promise<Body>;
}

/** One method and path of the HTTP interface, with everything that decides who may call it. */
interface RouteRules {
  method: Method;
  /** The whole path, matched exactly; `:name` stands for one segment. A GET route answers HEAD as well. */
  path: `/${string}`;
  guard: Guard;
  /** Rate limits, checked before the guard. Empty only if a response costs nothing. */
  limit: readonly Middleware[];
  /** Whether the caller must have signed in within the last minutes. */
  fresh?: boolean;
  /** Absent: the default of the guard. */
  host?: RouteHost;
  /** Absent: pages of other origins cannot call it. */
  cors?: RouteCors;
  /** Set for the one POST that another site makes the browser send: cookies give it no rights. */
  crossSite?: boolean;
}

interface Route<Body> extends RouteRules {
  /** Absent: the route reads no body. */
  body?: BodyReader<Body>;
  handle: (ctx: RouteContext, body: Body) => unknown;
}

/** A route with any body type, for tables. */
export interface AnyRoute extends RouteRules {
  body?: BodyReader<unknown>;
  handle: (ctx: RouteContext, body: never) => unknown;
}

/** Defines a route: the type of the handler's second parameter follows from the body reader. */
export const route = <Body>(value: Route<Body>): AnyRoute => value;
