import type { Router } from "@koa/router";
import { loadConfig } from "../../adapters/config.ts";
import { createHttpApp } from "../../adapters/http/create-http-app.ts";
import type { TestServer } from "./server.ts";

export interface Route {
  method: string;
  /** As the router knows it, with its parameters. */
  path: string;
}

/** Every route of the app, as its routers know them: a new one is in here by itself. */
export function everyRoute({ databaseUrl, services }: Pick<TestServer, "databaseUrl" | "services">): Route[] {
  const config = loadConfig({ DATABASE_URL: databaseUrl, LOG_LEVEL: "silent" }, {});
  const app = createHttpApp(services, { config, pages: (_ctx, next) => next() });
  const routers = app.middleware.flatMap((middleware) =>
    "router" in middleware ? [middleware.router as Router] : [],
  );
  return routers.flatMap(({ stack }) =>
    stack.flatMap(({ path, methods }) =>
      methods.filter((method) => method !== "HEAD").map((method) => ({ method, path: String(path) })),
    ),
  );
}
