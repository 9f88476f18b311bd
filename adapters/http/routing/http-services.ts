import type { Logger } from "pino";
import type { ErrorCode } from "../../../core/errors.ts";
import type { LimitStore } from "../../../core/ports/limit-store.ts";
import type { Ids } from "../../../core/ports/system.ts";
import type { PageSnippetService } from "../../../core/code-snippets/page-snippet-service.ts";
import type { WebhookService } from "../../../core/webhooks/webhook-service.ts";
import type { GuardDependencies } from "./guards.ts";
import type { RequestMeter } from "../middleware/request-log.ts";
import type { adminRoutes } from "../routes/admin.ts";
import type { adRoutes } from "../routes/ads.ts";
import type { authRoutes } from "../routes/auth.ts";
import type { customCssRoutes } from "../routes/custom-css.ts";
import type { fileRoutes } from "../routes/files.ts";
import type { healthRoutes } from "../routes/health.ts";
import type { mailViewRoutes } from "../routes/mail-view.ts";
import type { meRoutes } from "../routes/me.ts";
import type { MetricsReport } from "../routes/metrics.ts";
import type { notificationMailRoutes } from "../routes/notification-mail.ts";
import type { openApiRoutes } from "../routes/openapi.ts";
import type { publicRoutes } from "../routes/public.ts";
import type { redirectRoutes } from "../routes/redirect.ts";
import type { v1Table } from "../routes/v1.ts";

/** The dependencies that each group of routes declares. */
type RouteDependencies = Parameters<typeof adminRoutes>[0] &
  Parameters<typeof adRoutes>[0] &
  Parameters<typeof authRoutes>[0] &
  Parameters<typeof customCssRoutes>[0] &
  Parameters<typeof fileRoutes>[0] &
  Parameters<typeof healthRoutes>[0] &
  Parameters<typeof mailViewRoutes>[0] &
  Parameters<typeof meRoutes>[0] &
  Parameters<typeof notificationMailRoutes>[0] &
  Parameters<typeof openApiRoutes>[0] &
  Parameters<typeof publicRoutes>[0] &
  Parameters<typeof redirectRoutes>[0] &
  Parameters<typeof v1Table>[0];

/** Dependencies that create-routes.ts adds. */
type AddedByRoutes = "limits" | "redirects" | "routes" | "siteUrl";

/** Services for the app: those of its routes, and those around them. */
export interface HttpServices extends Omit<RouteDependencies, AddedByRoutes> {
  webhooks: WebhookService;
  pageSnippets: PageSnippetService;
  /** The store of rate limit counters. */
  limitStore: LimitStore;
  ids: Ids;
  log: Logger;
  /** Counts the answers and reports them. */
  metrics: MetricsReport & { requests: RequestMeter; refused: (code: ErrorCode) => void };
  asAccount: GuardDependencies["asAccount"];
  /** Whether an error means that the database is temporarily unavailable. */
  isOutage: (error: unknown) => boolean;
}
