import { Router } from "@koa/router";
import type { AnalyticsService } from "../../../core/analytics/analytics-service.ts";
import type { AuthService } from "../../../core/auth/auth-service.ts";
import type { FolderService } from "../../../core/history/folder-service.ts";
import type { HistoryService } from "../../../core/history/history-service.ts";
import type { LogoService } from "../../../core/history/logo-service.ts";
import type { AvatarService } from "../../../core/images/avatar-service.ts";
import type { NotificationService } from "../../../core/notifications/notification-service.ts";
import type { ShortLinkService } from "../../../core/short-links/short-link-service.ts";
import type { SignatureService } from "../../../core/signatures/signature-service.ts";
import { requireApiUser } from "../middleware/authenticate.ts";
import type { RateLimits } from "../middleware/rate-limit.ts";
import { avatarRoutes } from "./me/avatar.ts";
import { analyticsRoutes } from "./me/analytics.ts";
import { historyRoutes } from "./me/history.ts";
import { imageRoutes } from "./me/images.ts";
import { notificationRoutes } from "./me/notifications.ts";
import { shortLinkRoutes } from "./me/short-links.ts";
import { signatureRoutes } from "./me/signatures.ts";

const MINUTE = 60;

interface Dependencies {
  auth: AuthService;
  history: HistoryService;
  historyFolders: FolderService;
  logos: LogoService;
  avatars: AvatarService;
  signatures: SignatureService;
  notifications: NotificationService;
  shortLinks: ShortLinkService;
  analytics: AnalyticsService;
  limits: RateLimits;
  siteUrl: string;
}

/** What belongs to the person who is signed in. One guard in front of everything. */
export function meRoutes(services: Dependencies): Router {
  const router = new Router({ prefix: "/api/me" });
  router.use(services.limits.perAddress(600, MINUTE), requireApiUser(services.auth));
  historyRoutes(router, services);
  imageRoutes(router, services);
  avatarRoutes(router, services);
  signatureRoutes(router, services);
  notificationRoutes(router, services);
  shortLinkRoutes(router, services);
  analyticsRoutes(router, services);
  return router;
}
