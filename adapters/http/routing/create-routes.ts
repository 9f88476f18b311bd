import type { Config } from "../../config/config.ts";
import type { HttpServices } from "./http-services.ts";
import type { RateLimits } from "../middleware/rate-limit.ts";
import { adminRoutes } from "../routes/admin.ts";
import { adRoutes } from "../routes/ads.ts";
import { authRoutes } from "../routes/auth.ts";
import { customCssRoutes } from "../routes/custom-css.ts";
import { fileRoutes } from "../routes/files.ts";
import { healthRoutes } from "../routes/health.ts";
import { meRoutes } from "../routes/me.ts";
import { metricsRoutes } from "../routes/metrics.ts";
import { mailViewRoutes } from "../routes/mail-view.ts";
import { notificationMailRoutes } from "../routes/notification-mail.ts";
import { openApiRoutes } from "../routes/openapi.ts";
import { publicRoutes } from "../routes/public.ts";
import { redirectRoutes } from "../routes/redirect.ts";
import { v1Routes, v1Table } from "../routes/v1.ts";
import type { AnyRoute } from "./route.ts";

interface Options {
  config: Pick<Config, "siteUrl" | "adminUrl" | "redirectAllow"> & Partial<Pick<Config, "metricsToken">>;
  limits: RateLimits;
}

/**
 * All routes of the server in matching order: the router, the API documents and the tests are generated from
 * it.
 */
export function createRoutes(services: HttpServices, { config, limits }: Options): AnyRoute[] {
  const { siteUrl, metricsToken = null } = config;
  const table = v1Table(services);
  return [
    ...healthRoutes(services),
    ...metricsRoutes(services.metrics, metricsToken),
    ...authRoutes({ ...services, limits, redirects: config }),
    ...publicRoutes({ ...services, limits, siteUrl }),
    ...meRoutes({ ...services, limits, siteUrl }),
    ...adminRoutes({ ...services, limits }),
    ...v1Routes(table, limits),
    ...openApiRoutes({ ...services, limits, routes: table, siteUrl }),
    ...adRoutes({ ...services, limits }),
    ...customCssRoutes(services),
    ...fileRoutes({ ...services, limits }),
    ...notificationMailRoutes({ ...services, limits }),
    ...mailViewRoutes({ ...services, limits }),
    ...redirectRoutes({ ...services, limits }),
  ];
}
