import { Router } from "@koa/router";
import type { ApiKeyService } from "../../../core/api-keys/api-key-service.ts";
import type { AdvertisementService } from "../../../core/ads/advertisement-service.ts";
import type { AuditLog } from "../../../core/audit/audit-log.ts";
import type { AuthService } from "../../../core/auth/auth-service.ts";
import type { Reauthentication } from "../../../core/auth/reauthentication.ts";
import { IMAGE_BYTES } from "../../../core/images/image-file.ts";
import type { ImageService } from "../../../core/images/image-service.ts";
import type { OutboxService } from "../../../core/mail/outbox-service.ts";
import type { NotificationService } from "../../../core/notifications/notification-service.ts";
import type { SnippetService } from "../../../core/snippets/snippet-service.ts";
import type { VerificationFileService } from "../../../core/verification-files/verification-file-service.ts";
import type { SettingsService } from "../../../core/settings/settings-service.ts";
import { requireAdmin, requireApiUser, requireWantedFactor, signedIn } from "../middleware/authenticate.ts";
import type { RateLimits } from "../middleware/rate-limit.ts";
import { presentImage } from "../presenters.ts";
import { multipartBody, uploadedFile } from "../upload.ts";
import { advertisementRoutes } from "./admin/advertisements.ts";
import { dashboardRoutes, type DashboardRoutes } from "./admin/dashboard.ts";
import { analyticsAdminRoutes, type AnalyticsAdminRoutes } from "./admin/analytics.ts";
import { notificationAdminRoutes } from "./admin/notifications.ts";
import { outboxRoutes } from "./admin/outbox.ts";
import { apiKeyRoutes } from "./admin/api-keys.ts";
import { codeSnippetRoutes } from "./admin/code-snippets.ts";
import { reauthenticationRoutes } from "./reauthentication.ts";
import { verificationFileRoutes } from "./admin/verification-files.ts";
import { auditLogRoutes } from "./admin/audit-log.ts";
import { userAdminRoutes, type UserAdminRoutes } from "./admin/users.ts";
import { settingsRoutes, type SettingsRoutes } from "./admin/settings.ts";

const MINUTE = 60;

interface Dependencies extends DashboardRoutes, SettingsRoutes, AnalyticsAdminRoutes, UserAdminRoutes {
  auth: AuthService;
  auditLog: AuditLog;
  settings: SettingsService;
  apiKeys: ApiKeyService;
  uploads: ImageService;
  advertisements: AdvertisementService;
  reauthentication: Reauthentication;
  snippets: SnippetService;
  verificationFiles: VerificationFileService;
  notifications: NotificationService;
  outbox: OutboxService;
  limits: RateLimits;
}

/** What admins do. One guard in front of everything: the role as the database has it at each call (D17). */
export function adminRoutes(services: Dependencies): Router {
  const { auth, settings, uploads, limits } = services;
  const router = new Router({ prefix: "/api/admin" });
  // whole tables, and sums over many rows
  router.use(["/users/export.csv", "/audit_log/export.csv"], limits.perAddressHere(20, MINUTE));
  router.use(["/analytics", "/dashboard"], limits.perAddressHere(120, MINUTE));
  router.use(
    limits.perAddressHere(600, MINUTE),
    requireApiUser(auth),
    requireAdmin(),
    requireWantedFactor(settings),
  );

  router.post("/images", limits.perAddress(30, MINUTE), multipartBody(IMAGE_BYTES), async (ctx) => {
    const image = await uploads.save(signedIn(ctx).user.id, await uploadedFile(ctx, "file"));
    ctx.status = 201;
    ctx.body = presentImage(image);
  });

  dashboardRoutes(router, services);
  reauthenticationRoutes(router, services);
  codeSnippetRoutes(router, services);
  verificationFileRoutes(router, services);
  notificationAdminRoutes(router, services);
  outboxRoutes(router, services);

  settingsRoutes(router, services);
  apiKeyRoutes(router, services);

  userAdminRoutes(router, services);
  auditLogRoutes(router, services);

  advertisementRoutes(router, services);
  analyticsAdminRoutes(router, services);
  return router;
}
