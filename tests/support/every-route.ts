import type { Router } from "@koa/router";
import { loadConfig } from "../../adapters/config/config.ts";
import { createHttpApp } from "../../adapters/http/server/create-http-app.ts";
import { createRoutes } from "../../adapters/http/routing/create-routes.ts";
import { createRateLimits } from "../../adapters/http/middleware/rate-limit.ts";
import type { AnyRoute } from "../../adapters/http/routing/route.ts";
import type { TestServer } from "./server.ts";

export type Route = Pick<AnyRoute, "method" | "path">;

type Server = Pick<TestServer, "databaseUrl" | "services">;

const configOf = ({ databaseUrl }: Server) =>
  loadConfig({ DATABASE_URL: databaseUrl, LOG_LEVEL: "silent" }, {});

/** The route table with the guard of each route. */
export function everyRoute(server: Server): AnyRoute[] {
  const config = configOf(server);
  const limits = createRateLimits(config.rateLimitFactor, server.services.limitStore);
  return createRoutes(server.services, { config, limits });
}

/**
 * Names of the back office tables: `/api/admin/<name>` lists their records, `/api/admin/<name>/:id` returns
 * one.
 */
export function adminTables(server: Server): string[] {
  const gets = everyRoute(server).flatMap(({ method, path }) => (method === "GET" ? [path as string] : []));
  return gets.flatMap((path) => {
    const name = /^\/api\/admin\/(\w+)$/.exec(path)?.[1];
    return name !== undefined && gets.includes(`${path}/:id`) ? [name] : [];
  });
}

/**
 * The routes that create, change or delete a record of a back office table, as "PUT /api/admin/<name>/:id".
 */
export function adminWrites(server: Server): string[] {
  const tables = adminTables(server);
  return everyRoute(server).flatMap(({ method, path }) => {
    const name = /^\/api\/admin\/(\w+)(?:\/:id)?$/.exec(path)?.[1] ?? "";
    return method !== "GET" && tables.includes(name) ? [`${method} ${path}`] : [];
  });
}

/** The methods and paths of the running application, from its routers. */
export function registeredRoutes(server: Server): { method: string; path: string }[] {
  const app = createHttpApp(server.services, { config: configOf(server), pages: (_ctx, next) => next() });
  const routers = app.middleware.flatMap((middleware) =>
    "router" in middleware ? [middleware.router as Router] : [],
  );
  return routers.flatMap(({ stack }) =>
    stack.flatMap(({ path, methods }) => methods.map((method) => ({ method, path: String(path) }))),
  );
}
