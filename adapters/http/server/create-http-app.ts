import Koa from "koa";
import type { Middleware } from "koa";
import type { Config } from "../../config/config.ts";
import { errorHandler } from "./error-handler.ts";
import { createHostRule } from "../middleware/admin-host.ts";
import { createCrossOrigin } from "../middleware/cross-origin.ts";
import { pathTarget, readableTarget } from "../middleware/path-target.ts";
import { requestId } from "../middleware/request-id.ts";
import { createRateLimits } from "../middleware/rate-limit.ts";
import { requireFreshSignIn } from "../middleware/require-fresh-sign-in.ts";
import { sameOrigin } from "../middleware/same-origin.ts";
import { securityHeaders } from "../middleware/security-headers.ts";
import { createRefreshCookie } from "../session/refresh-cookie.ts";
import { createRouter } from "../routing/create-router.ts";
import { createGuards } from "../routing/guards.ts";
import { verificationFiles } from "../pages/serve-verification-file.ts";
import { requestLog } from "../middleware/request-log.ts";
import { DomainError } from "../../../core/errors.ts";
import { createRoutes } from "../routing/create-routes.ts";
import type { HttpServices } from "../routing/http-services.ts";

interface Options {
  config: Pick<
    Config,
    "siteUrl" | "adminUrl" | "adminOrigins" | "redirectAllow" | "rateLimitFactor" | "trustProxy"
  > &
    Partial<Pick<Config, "metricsToken">>;
  /** Answers every path that is not a route. */
  pages: Middleware;
  /** Pages made by Vite at each request: the content security policy only reports. */
  development?: boolean;
}

/**
 * Paths without pages, in any spelling: an unknown path there gets an API error. The API documentation is a
 * page.
 */
const WITHOUT_PAGES = /^\/(api(?!\/docs\/?$)|auth\/v1|media)(\/|$)/i;

/** Each page is rendered. An open page asks for no other, so this is enough for a whole hall behind one address. */
const PAGES_A_MINUTE = 600;

/**
 * The whole HTTP side. The caller takes `app.callback()` last: Koa ignores middleware that is added later.
 */
export function createHttpApp(services: HttpServices, { config, pages, development = false }: Options): Koa {
  const app = new Koa({ proxy: config.trustProxy > 0, maxIpsCount: config.trustProxy });
  const limits = createRateLimits(config.rateLimitFactor, services.limitStore);
  const metricsToken = config.metricsToken ?? null;
  const routes = createRoutes(services, { config, limits });
  const hosts = createHostRule(config);
  const router = createRouter(routes, {
    guards: createGuards({ ...services, limits, metricsToken }),
    fresh: requireFreshSignIn(services.reauthentication),
    hosts,
    crossOrigin: createCrossOrigin(config),
    sameOrigin: sameOrigin(createRefreshCookie(config.siteUrl), config.siteUrl),
  });

  app.use(readableTarget());
  app.use(requestId({ ids: services.ids, trustProxy: config.trustProxy > 0 }));
  app.use(requestLog({ log: services.log, meter: services.metrics.requests }));
  app.use(securityHeaders({ https: config.siteUrl.startsWith("https:"), reportOnly: development }));
  app.use(errorHandler({ ...services, onRefusal: services.metrics.refused }));
  app.use(pathTarget());
  app.use(router.routes());
  app.use(refuseUnknown());
  app.use(hosts.pages);
  const limitPages = limits.perAddressHere(PAGES_A_MINUTE, 60);
  // files of the build are answered from memory; any other name is looked up in the database and rendered
  app.use((ctx, next) => (ctx.path.includes(".") ? next() : limitPages(ctx, next)));
  app.use(pages);
  app.use(limitPages);
  app.use(verificationFiles(services.verificationFiles));
  // errors outside the error handler: a client that disconnected, a body stream that broke
  app.on("error", (error: Error & { code?: string }) => {
    // closed tabs and lost connections are nothing to warn of
    const level = WENT_AWAY.test(error.code ?? "") ? "debug" : "warn";
    services.log[level]({ event: "answer_broken", name: error.name, code: error.code }, error.message);
  });
  return app;
}

/** Errors of a connection whose other end is gone, in the middle of a request (HPE) or of an answer. */
const WENT_AWAY = /^(ERR_STREAM_PREMATURE_CLOSE|ERR_STREAM_DESTROYED|ECONNRESET|ECONNABORTED|EPIPE|HPE_\w+)$/;

/** An unknown path of the API is not a page either. */
function refuseUnknown(): Middleware {
  return async function refuseUnknownMiddleware(ctx, next) {
    if (WITHOUT_PAGES.test(ctx.path))
      throw new DomainError("not_found", `There is no ${ctx.method} ${ctx.path}`);
    await next();
  };
}
