import { Router } from "@koa/router";
import type { Middleware } from "koa";
import type { CrossOrigin } from "../middleware/cross-origin.ts";
import type { HostRule } from "../middleware/admin-host.ts";
import type { Guards } from "./guards.ts";
import { noteGuards, stillAllowed } from "./still-allowed.ts";
import { type AnyRoute, type Guard, METHODS, type RouteContext, type RouteHost } from "./route.ts";

interface Checks {
  guards: Guards;
  /** After a guard for users: rejects those who signed in too long ago. */
  fresh: Middleware;
  hosts: HostRule;
  crossOrigin: CrossOrigin;
  /** Rejects state-changing calls from other sites that carry our cookie. */
  sameOrigin: Middleware;
}

/** A router that matches only patterns with the same prefix as the path: two or three of two hundred. */
class PrefixRouter extends Router {
  readonly #prefixes: string[] = [];

  override match(path: string, method: string): ReturnType<Router["match"]> {
    const matched = this.stack.filter((layer, index) => {
      const prefix = (this.#prefixes[index] ??= String(layer.path).split(":", 1)[0] ?? "");
      return path.startsWith(prefix) && layer.match(path);
    });
    const pathAndMethod = matched.filter(({ methods }) => methods.includes(method));
    return { path: matched, pathAndMethod, route: pathAndMethod.length > 0 };
  }
}

/** Default host of routes. */
const HOST_OF_GUARD: Readonly<Record<Guard, RouteHost>> = {
  anyone: "site",
  session: "any",
  user: "any",
  customer: "any",
  admin: "panel",
  "auth-admin": "panel",
  "api-key": "site",
  "image-signature": "site",
  "metrics-token": "site",
};

/** Responses contain personal data: none is cached unless its handler allows it. */
const noStore: Middleware = async function noStoreMiddleware(ctx, next) {
  ctx.set("Cache-Control", "no-store");
  await next();
};

/**
 * The router of these routes. Every route gets all checks here, so that no route can lack them; only the
 * router itself compares paths, and exactly.
 * @throws Error at start for a route without a guard, with an unknown method, or listed twice
 */
export function createRouter(routes: readonly AnyRoute[], checks: Checks): Router {
  const { guards, fresh, hosts, crossOrigin, sameOrigin } = checks;
  const router = new PrefixRouter({ sensitive: true, strict: true });
  const known = new Set<string>();
  const withPreflight = new Set<string>();
  for (const route of routes) {
    const { method, path, guard, cors } = route;
    const name = `${method} ${path}`;
    const guarding: readonly Middleware[] | undefined = Object.hasOwn(guards, guard)
      ? guards[guard]
      : undefined;
    if (guarding === undefined) throw new Error(`The route ${name} has no guard`);
    if (!METHODS.includes(method)) throw new Error(`The route ${name} has an unknown method`);
    if (known.has(name)) throw new Error(`The route ${name} is listed twice`);
    if (route.fresh && guard === "anyone")
      throw new Error(`The route ${name} requires a fresh sign-in, but lets anyone in`);
    known.add(name);
    const asked = [...guarding, ...(route.fresh ? [fresh] : [])];

    if (cors !== undefined && !withPreflight.has(path)) {
      withPreflight.add(path);
      router.register(path, ["OPTIONS"], [noStore, crossOrigin.preflight(cors)]);
    }
    router.register(
      path,
      [method],
      [
        noStore,
        hosts.only(route.host ?? HOST_OF_GUARD[guard]),
        ...(cors === undefined ? [] : [crossOrigin.allow(cors)]),
        ...(route.crossSite ? [] : [sameOrigin]),
        ...route.limit,
        ...asked,
        handler(route, asked),
      ],
    );
  }
  return router;
}

/**
 * Reads the body and answers. The guards run again after a body that arrived late: its sender may have held
 * it back until the right to the call was gone.
 */
const handler = ({ body, handle }: AnyRoute, guards: readonly Middleware[]): Middleware =>
  async function routeHandler(ctx) {
    noteGuards(ctx, guards);
    const wasComplete = ctx.req.complete;
    const read = body === undefined ? undefined : await body.read(ctx);
    if (body !== undefined && !wasComplete) await stillAllowed(ctx);
    await handle(ctx as RouteContext, read as never);
  };
