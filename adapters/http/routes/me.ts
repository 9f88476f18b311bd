import { Router } from "@koa/router";
import type { ApiKeyService } from "../../../core/api-keys/api-key-service.ts";
import type { Reauthentication } from "../../../core/auth/reauthentication.ts";
import type { OwnSessions } from "../../../core/auth/own-sessions.ts";
import type { AnalyticsService } from "../../../core/analytics/analytics-service.ts";
import type { AuthService } from "../../../core/auth/auth-service.ts";
import type { ExportService } from "../../../core/export/export-service.ts";
import type { FolderService } from "../../../core/history/folder-service.ts";
import type { HistoryService } from "../../../core/history/history-service.ts";
import type { LogoService } from "../../../core/history/logo-service.ts";
import type { AvatarService } from "../../../core/images/avatar-service.ts";
import type { ImportService } from "../../../core/import/import-service.ts";
import type { NotificationService } from "../../../core/notifications/notification-service.ts";
import type { NewsChannel } from "../../../core/ports/news-channel.ts";
import type { ShortLinkService } from "../../../core/short-links/short-link-service.ts";
import type { SettingsService } from "../../../core/settings/settings-service.ts";
import type { SignatureService } from "../../../core/signatures/signature-service.ts";
import type { OwnRemoval } from "../../../core/users/own-removal.ts";
import type { ProfileService } from "../../../core/users/profile-service.ts";
import { requireApiUser } from "../middleware/authenticate.ts";
import type { RateLimits } from "../middleware/rate-limit.ts";
import { accountRoutes } from "./me/account.ts";
import { ownApiKeyRoutes } from "./me/api-keys.ts";
import { exportRoutes } from "./me/export.ts";
import { avatarRoutes } from "./me/avatar.ts";
import { analyticsRoutes } from "./me/analytics.ts";
import { historyRoutes } from "./me/history.ts";
import { imageRoutes } from "./me/images.ts";
import { notificationRoutes } from "./me/notifications.ts";
import { profileRoutes } from "./me/profile.ts";
import { sessionRoutes } from "./me/sessions.ts";
import { shortLinkRoutes } from "./me/short-links.ts";
import { signatureRoutes } from "./me/signatures.ts";
import { reauthenticationRoutes } from "./reauthentication.ts";

const MINUTE = 60;

interface Dependencies {
  auth: AuthService;
  apiKeys: ApiKeyService;
  reauthentication: Reauthentication;
  history: HistoryService;
  historyFolders: FolderService;
  logos: LogoService;
  avatars: AvatarService;
  signatures: SignatureService;
  notifications: NotificationService;
  news: NewsChannel;
  profiles: ProfileService;
  ownSessions: OwnSessions;
  ownRemoval: OwnRemoval;
  settings: SettingsService;
  exports: ExportService;
  imports: ImportService;
  shortLinks: ShortLinkService;
  analytics: AnalyticsService;
  limits: RateLimits;
  siteUrl: string;
}

/** What belongs to the person who is signed in. One guard in front of everything. */
export function meRoutes(services: Dependencies): Router {
  const router = new Router({ prefix: "/api/me" });
  // sums over many rows
  router.use(["/analytics", "/activity"], services.limits.perAddressHere(120, MINUTE));
  router.use(services.limits.perAddressHere(600, MINUTE), requireApiUser(services.auth));
  historyRoutes(router, services);
  imageRoutes(router, services);
  avatarRoutes(router, services);
  signatureRoutes(router, services);
  notificationRoutes(router, services);
  profileRoutes(router, services);
  sessionRoutes(router, services);
  exportRoutes(router, services);
  accountRoutes(router, services);
  shortLinkRoutes(router, services);
  analyticsRoutes(router, services);
  reauthenticationRoutes(router, services);
  ownApiKeyRoutes(router, services);
  return router;
}
