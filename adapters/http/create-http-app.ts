import Koa from "koa";
import type { Middleware } from "koa";
import type { Logger } from "pino";
import type { ImageAddresses } from "../../core/api/image-addresses.ts";
import type { ApiKeyService } from "../../core/api-keys/api-key-service.ts";
import type { OwnSessions } from "../../core/auth/own-sessions.ts";
import type { FactorService } from "../../core/auth/factor-service.ts";
import type { Reauthentication } from "../../core/auth/reauthentication.ts";
import type { RecoveryCodeService } from "../../core/auth/recovery-code-service.ts";
import type { AdCountService } from "../../core/ads/ad-count-service.ts";
import type { AdvertisementService } from "../../core/ads/advertisement-service.ts";
import type { RunningAds } from "../../core/ads/running-ads.ts";
import type { AnalyticsService } from "../../core/analytics/analytics-service.ts";
import type { ScanService } from "../../core/analytics/scan-service.ts";
import type { VisitReportService } from "../../core/analytics/visit-report-service.ts";
import type { VisitService } from "../../core/analytics/visit-service.ts";
import type { AuditLog } from "../../core/audit/audit-log.ts";
import type { AuthService } from "../../core/auth/auth-service.ts";
import type { IdentityService } from "../../core/auth/identity-service.ts";
import type { DashboardService } from "../../core/dashboard/dashboard-service.ts";
import { DomainError, type ErrorCode } from "../../core/errors.ts";
import type { ExportService } from "../../core/export/export-service.ts";
import type { FolderService } from "../../core/history/folder-service.ts";
import type { HistoryService } from "../../core/history/history-service.ts";
import type { LogoService } from "../../core/history/logo-service.ts";
import type { AvatarService } from "../../core/images/avatar-service.ts";
import type { ImageService } from "../../core/images/image-service.ts";
import type { ImportService } from "../../core/import/import-service.ts";
import type { MailService } from "../../core/mail/mail-service.ts";
import type { OutboxService } from "../../core/mail/outbox-service.ts";
import type { NotificationService } from "../../core/notifications/notification-service.ts";
import type { CodeWorkshop } from "../../core/ports/code-workshop.ts";
import type { ImageStore } from "../../core/ports/image-store.ts";
import type { LimitStore } from "../../core/ports/limit-store.ts";
import type { NewsChannel } from "../../core/ports/news-channel.ts";
import type { Ids } from "../../core/ports/system.ts";
import type { BrandingService } from "../../core/settings/branding-service.ts";
import type { MailCheck } from "../../core/settings/mail-check.ts";
import type { SettingsAdministration } from "../../core/settings/settings-administration.ts";
import type { SettingsService } from "../../core/settings/settings-service.ts";
import type { SiteCodeService } from "../../core/snippets/site-code-service.ts";
import type { SnippetService } from "../../core/snippets/snippet-service.ts";
import type { ShortLinkService } from "../../core/short-links/short-link-service.ts";
import type { SignatureService } from "../../core/signatures/signature-service.ts";
import type { OwnRemoval } from "../../core/users/own-removal.ts";
import type { ProfileService } from "../../core/users/profile-service.ts";
import type { AccountLinks } from "../../core/users/account-links.ts";
import type { AccountRemoval } from "../../core/users/account-removal.ts";
import type { UserAdministration } from "../../core/users/user-administration.ts";
import type { UserList } from "../../core/users/user-list.ts";
import type { UserService } from "../../core/users/user-service.ts";
import type { WebhookService } from "../../core/webhooks/webhook-service.ts";
import type { VerificationFileService } from "../../core/verification-files/verification-file-service.ts";
import type { Config } from "../config.ts";
import { errorHandler } from "./error-handler.ts";
import { adminHost } from "./middleware/admin-host.ts";
import { crossOrigin } from "./middleware/cross-origin.ts";
import { pathTarget, readableTarget } from "./middleware/path-target.ts";
import { requestId } from "./middleware/request-id.ts";
import { requestLog, type RequestMeter } from "./middleware/request-log.ts";
import { createRateLimits } from "./middleware/rate-limit.ts";
import { securityHeaders } from "./middleware/security-headers.ts";
import { adminRoutes } from "./routes/admin.ts";
import type { Installation } from "./routes/admin/settings.ts";
import { adRoutes } from "./routes/ads.ts";
import { authRoutes } from "./routes/auth.ts";
import { customCssRoutes } from "./routes/custom-css.ts";
import { fileRoutes } from "./routes/files.ts";
import { healthRoutes } from "./routes/health.ts";
import { meRoutes } from "./routes/me.ts";
import { metricsRoutes, type MetricsReport } from "./routes/metrics.ts";
import { mailViewRoutes } from "./routes/mail-view.ts";
import { newsMailRoutes } from "./routes/news-mail.ts";
import { openApiRoutes } from "./routes/openapi.ts";
import { publicRoutes } from "./routes/public.ts";
import { redirectRoutes } from "./routes/redirect.ts";
import { verificationFiles } from "./serve-verification-file.ts";
import { v1Routes, v1Table } from "./routes/v1.ts";

/** What the app needs of the product. */
export interface HttpServices {
  auth: AuthService;
  identities: IdentityService;
  users: UserService;
  userAdministration: UserAdministration;
  userList: UserList;
  auditLog: AuditLog;
  accountRemoval: AccountRemoval;
  accountLinks: AccountLinks;
  mails: MailService;
  factors: FactorService;
  recoveryCodes: RecoveryCodeService;
  reauthentication: Reauthentication;
  snippets: SnippetService;
  siteCode: SiteCodeService;
  verificationFiles: VerificationFileService;
  /** A QR code as the text of an SVG. */
  drawQrCode: (content: string) => string;
  history: HistoryService;
  historyFolders: FolderService;
  logos: LogoService;
  avatars: AvatarService;
  uploads: ImageService;
  signatures: SignatureService;
  notifications: NotificationService;
  outbox: OutboxService;
  news: NewsChannel;
  profiles: ProfileService;
  ownSessions: OwnSessions;
  ownRemoval: OwnRemoval;
  exports: ExportService;
  imports: ImportService;
  shortLinks: ShortLinkService;
  scans: ScanService;
  analytics: AnalyticsService;
  visits: VisitService;
  visitReports: VisitReportService;
  dashboard: DashboardService;
  advertisements: AdvertisementService;
  runningAds: RunningAds;
  adCounts: AdCountService;
  settings: SettingsService;
  settingsAdministration: SettingsAdministration;
  branding: BrandingService;
  mailCheck: MailCheck;
  apiKeys: ApiKeyService;
  workshop: CodeWorkshop;
  imageAddresses: ImageAddresses;
  installation: Installation;
  webhooks: WebhookService;
  images: ImageStore;
  /** Where limits count. */
  limitStore: LimitStore;
  ids: Ids;
  log: Logger;
  /** Counts what is answered, and tells it. */
  metrics: MetricsReport & { requests: RequestMeter; refused: (code: ErrorCode) => void };
  /** Throws where this process should be sent no requests. */
  ready: () => Promise<void>;
  /** Whether an error says that the database is away for the moment. */
  isOutage: (error: unknown) => boolean;
}

interface Options {
  config: Pick<Config, "siteUrl" | "adminUrl" | "redirectAllow" | "rateLimitFactor" | "trustProxy"> &
    Partial<Pick<Config, "metricsToken">>;
  /** Answers everything that is not the API's. */
  pages: Middleware;
  /** Pages made by Vite at each request: the content security policy only reports. */
  development?: boolean;
}

/** What is no page. The documents of the API are one. */
const OURS = /^\/(api(?!\/docs\/?$)|auth\/v1|media)(\/|$)/;

/** Each is rendered. A page that is open asks for no other: a hall full of people behind one address has enough of them. */
const PAGES_A_MINUTE = 600;

/** The whole HTTP side. Whoever calls it takes `app.callback()` last: Koa counts no middleware that comes later. */
export function createHttpApp(services: HttpServices, { config, pages, development = false }: Options): Koa {
  const app = new Koa({ proxy: config.trustProxy > 0, maxIpsCount: config.trustProxy });
  const limits = createRateLimits(config.rateLimitFactor, services.limitStore);
  const routers = [
    healthRoutes(services),
    metricsRoutes(services.metrics, config.metricsToken ?? null),
    authRoutes({ ...services, limits, redirects: config }),
    publicRoutes({ ...services, limits, siteUrl: config.siteUrl }),
    meRoutes({ ...services, limits, siteUrl: config.siteUrl }),
    adminRoutes({ ...services, limits }),
    v1Routes({ ...services, limits }),
    openApiRoutes({ ...services, limits, routes: v1Table(services), siteUrl: config.siteUrl }),
    adRoutes({ ...services, limits }),
    customCssRoutes(services),
    fileRoutes({ ...services, limits }),
    newsMailRoutes({ ...services, limits }),
    mailViewRoutes({ ...services, limits }),
    redirectRoutes({ ...services, limits }),
  ];

  app.use(readableTarget());
  app.use(requestId({ ids: services.ids, trustProxy: config.trustProxy > 0 }));
  app.use(requestLog({ log: services.log, meter: services.metrics.requests }));
  app.use(securityHeaders({ https: config.siteUrl.startsWith("https:"), reportOnly: development }));
  app.use(crossOrigin(config));
  app.use(errorHandler({ ...services, onRefusal: services.metrics.refused }));
  app.use(pathTarget());
  app.use(noStore());
  app.use(adminHost(config));
  for (const router of routers) app.use(router.routes());
  app.use(refuseUnknown());
  const limitPages = limits.perAddressHere(PAGES_A_MINUTE, 60);
  // files of the build are answered from memory; what is none of them is asked of the database, and made a page
  app.use((ctx, next) => (ctx.path.includes(".") ? next() : limitPages(ctx, next)));
  app.use(pages);
  app.use(limitPages);
  app.use(verificationFiles(services.verificationFiles));
  // what breaks outside of the error handler: a client that went away, a body stream that failed
  app.on("error", (error: Error & { code?: string }) => {
    // people close tabs, and lose their connection: as often as they like
    const level = WENT_AWAY.test(error.code ?? "") ? "debug" : "warn";
    services.log[level]({ event: "answer_broken", name: error.name, code: error.code }, error.message);
  });
  return app;
}

/** What a connection says whose other end is gone, in the middle of a request (HPE) or of an answer. */
const WENT_AWAY = /^(ERR_STREAM_PREMATURE_CLOSE|ERR_STREAM_DESTROYED|ECONNRESET|ECONNABORTED|EPIPE|HPE_\w+)$/;

/** Answers about people are nobody's to keep; what may be kept says so itself. */
function noStore(): Middleware {
  return async function noStoreMiddleware(ctx, next) {
    if (OURS.test(ctx.path)) ctx.set("Cache-Control", "no-store");
    await next();
  };
}

/** Paths of the API that are none are not pages either. */
function refuseUnknown(): Middleware {
  return async function refuseUnknownMiddleware(ctx, next) {
    if (OURS.test(ctx.path)) throw new DomainError("not_found", `There is no ${ctx.method} ${ctx.path}`);
    await next();
  };
}
