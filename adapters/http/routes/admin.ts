import type { ApiKeyService } from "../../../core/api-keys/api-key-service.ts";
import type { AdService } from "../../../core/ads/ad-service.ts";
import type { LegalPageService } from "../../../core/legal/legal-page-service.ts";
import type { AuditLog } from "../../../core/audit/audit-log.ts";
import type { Reauthentication } from "../../../core/auth/mailed/reauthentication.ts";
import { IMAGE_BYTES } from "../../../core/images/image-file.ts";
import type { ImageService } from "../../../core/images/image-service.ts";
import type { OutboxService } from "../../../core/mail/outbox-service.ts";
import type { NotificationService } from "../../../core/notifications/notification-service.ts";
import type { SnippetService } from "../../../core/code-snippets/snippet-service.ts";
import { MINUTE } from "../../../core/durations.ts";
import type { VerificationFileService } from "../../../core/verification-files/verification-file-service.ts";
import type { SettingsService } from "../../../core/settings/settings-service.ts";
import type { GoalService } from "../../../core/goals/goal-service.ts";
import type { SiteBrandService } from "../../../core/brands/site-brand-service.ts";
import type { RateLimits } from "../middleware/rate-limit.ts";
import { pictureUpload } from "./picture-upload.ts";
import { type AnyRoute } from "../routing/route.ts";
import { adAdminRoutes } from "./admin/ads.ts";
import { dashboardRoutes, type DashboardRoutes } from "./admin/dashboard.ts";
import { analyticsAdminRoutes, type AnalyticsAdminRoutes } from "./admin/analytics.ts";
import { goalRoutes } from "./admin/goals.ts";
import { siteBrandRoutes } from "./admin/site-brands.ts";
import { notificationAdminRoutes } from "./admin/notifications.ts";
import { outboxRoutes } from "./admin/outbox.ts";
import { apiKeyRoutes } from "./admin/api-keys.ts";
import { codeSnippetRoutes } from "./admin/code-snippets.ts";
import { reauthenticationRoutes } from "./reauthentication.ts";
import { legalPageRoutes } from "./admin/legal-pages.ts";
import { verificationFileRoutes } from "./admin/verification-files.ts";
import { auditLogRoutes } from "./admin/audit-log.ts";
import { shortLinkAdminRoutes } from "./admin/short-links.ts";
import type { LinkTakeDown } from "../../../core/short-links/link-take-down.ts";
import { userAdminRoutes, type UserAdminRoutes } from "./admin/users.ts";
import { settingsRoutes, type SettingsRoutes } from "./admin/settings.ts";

interface Dependencies extends DashboardRoutes, SettingsRoutes, AnalyticsAdminRoutes, UserAdminRoutes {
  auditLog: AuditLog;
  settings: SettingsService;
  apiKeys: ApiKeyService;
  uploads: ImageService;
  linkTakeDown: LinkTakeDown;
  ads: AdService;
  reauthentication: Reauthentication;
  snippets: SnippetService;
  legalPages: LegalPageService;
  goals: GoalService;
  siteBrands: SiteBrandService;
  verificationFiles: VerificationFileService;
  notifications: NotificationService;
  outbox: OutboxService;
  limits: RateLimits;
}

/** `/api/admin`: the back office. The guard reads the role of the caller from the database at each call. */
export function adminRoutes(services: Dependencies): AnyRoute[] {
  const { uploads, limits } = services;
  const common = limits.perAddressHere(600, MINUTE);
  // whole tables
  const perExport = limits.perAddressHere(20, MINUTE);
  // sums over many rows
  const heavy = limits.perAddressHere(120, MINUTE);
  const dependencies = { ...services, common, perExport, heavy };

  const routes = [
    pictureUpload({
      path: "/api/admin/images",
      guard: "admin",
      // the upload test page is a page of the site
      host: "any",
      limit: [limits.perAddress(30, MINUTE), common],
      bytes: IMAGE_BYTES,
      save: uploads.save,
    }),
    ...dashboardRoutes(dependencies),
    ...reauthenticationRoutes({ ...dependencies, prefix: "/api/admin", guard: "admin" }),
    ...codeSnippetRoutes(dependencies),
    ...legalPageRoutes(dependencies),
    ...verificationFileRoutes(dependencies),
    ...notificationAdminRoutes(dependencies),
    ...outboxRoutes(dependencies),
    ...settingsRoutes(dependencies),
    ...apiKeyRoutes(dependencies),
    ...userAdminRoutes(dependencies),
    ...shortLinkAdminRoutes(dependencies),
    ...auditLogRoutes(dependencies),
    ...adAdminRoutes(dependencies),
    ...analyticsAdminRoutes(dependencies),
    ...goalRoutes(dependencies),
    ...siteBrandRoutes(dependencies),
  ];
  return routes.map((row): AnyRoute => ({ ...row, cors: "admin-origins" }));
}
