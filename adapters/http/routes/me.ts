import type { BatchService } from "../../../core/batches/batch-service.ts";
import type { BrandService } from "../../../core/brands/brand-service.ts";
import type { ApiKeyService } from "../../../core/api-keys/api-key-service.ts";
import type { Reauthentication } from "../../../core/auth/mailed/reauthentication.ts";
import type { OwnSessions } from "../../../core/auth/sessions/own-sessions.ts";
import type { AnalyticsService } from "../../../core/analytics/analytics-service.ts";
import type { AuthService } from "../../../core/auth/auth-service.ts";
import { MINUTE } from "../../../core/durations.ts";
import type { ExportService } from "../../../core/export/export-service.ts";
import type { FolderService } from "../../../core/history/folder-service.ts";
import type { HistoryService } from "../../../core/history/history-service.ts";
import type { LogoService } from "../../../core/history/logo-service.ts";
import type { AvatarService } from "../../../core/images/avatar-service.ts";
import type { ImportService } from "../../../core/import/import-service.ts";
import type { InboxService } from "../../../core/notifications/inbox-service.ts";
import type { UserChanges } from "../../../core/ports/user-changes.ts";
import type { ShortLinkService } from "../../../core/short-links/short-link-service.ts";
import type { SettingsService } from "../../../core/settings/settings-service.ts";
import type { SignatureService } from "../../../core/signatures/signature-service.ts";
import type { OwnRemoval } from "../../../core/users/own-removal.ts";
import type { ProfileService } from "../../../core/users/profile-service.ts";
import type { RateLimits } from "../middleware/rate-limit.ts";
import type { AnyRoute } from "../routing/route.ts";
import { accountRoutes } from "./me/account.ts";
import { ownApiKeyRoutes } from "./me/api-keys.ts";
import { savedBatchRoutes } from "./me/batches.ts";
import { brandRoutes } from "./me/brands.ts";
import { exportRoutes } from "./me/export.ts";
import { analyticsRoutes } from "./me/analytics.ts";
import { historyRoutes } from "./me/history.ts";
import { pictureRoutes } from "./me/pictures.ts";
import { notificationRoutes } from "./me/notifications.ts";
import { profileRoutes } from "./me/profile.ts";
import { sessionRoutes } from "./me/sessions.ts";
import { shortLinkRoutes } from "./me/short-links.ts";
import { signatureRoutes } from "./me/signatures.ts";
import { reauthenticationRoutes } from "./reauthentication.ts";

interface Dependencies {
  auth: AuthService;
  apiKeys: ApiKeyService;
  reauthentication: Reauthentication;
  history: HistoryService;
  historyFolders: FolderService;
  logos: LogoService;
  avatars: AvatarService;
  signatures: SignatureService;
  inbox: InboxService;
  userChanges: UserChanges;
  profiles: ProfileService;
  brands: BrandService;
  batches: BatchService;
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

/** `/api/me`: the account of the signed-in user. */
export function meRoutes(services: Dependencies): AnyRoute[] {
  const common = services.limits.perAddressHere(600, MINUTE);
  const dependencies = { ...services, common };
  return [
    ...historyRoutes(dependencies),
    ...pictureRoutes(dependencies),
    ...signatureRoutes(dependencies),
    ...notificationRoutes(dependencies),
    ...profileRoutes(dependencies),
    ...sessionRoutes(dependencies),
    ...exportRoutes(dependencies),
    ...accountRoutes(dependencies),
    ...shortLinkRoutes(dependencies),
    ...analyticsRoutes(dependencies),
    ...reauthenticationRoutes({ ...dependencies, prefix: "/api/me", guard: "customer" }),
    ...ownApiKeyRoutes(dependencies),
    ...brandRoutes(dependencies),
    ...savedBatchRoutes(dependencies),
  ];
}
