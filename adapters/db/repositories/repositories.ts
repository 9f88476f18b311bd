import type { Knex } from "knex";
import type { AdvertisementRepository } from "../../../core/ads/advertisement.ts";
import type { ApiKeyRepository } from "../../../core/api-keys/api-key.ts";
import type { AnalyticsReader } from "../../../core/analytics/analytics.ts";
import type { ScanRepository } from "../../../core/analytics/scan.ts";
import type { VisitReader } from "../../../core/analytics/visit-report-service.ts";
import type { VisitRepository } from "../../../core/analytics/visit.ts";
import type { AuditRepository } from "../../../core/audit/audit-entry.ts";
import type { AuthCodeRepository } from "../../../core/auth/auth-code.ts";
import type { FactorRepository } from "../../../core/auth/factors/factor.ts";
import type { RecoveryCodeRepository } from "../../../core/auth/factors/recovery-code.ts";
import type { IdentityRepository } from "../../../core/auth/providers/identity.ts";
import type { OidcFlowRepository } from "../../../core/auth/providers/oidc-flow.ts";
import type { OneTimeTokenRepository } from "../../../core/auth/mailed/one-time-token.ts";
import type { SessionRepository, SigningKeyRepository } from "../../../core/auth/sessions/session.ts";
import type { HistoryFolderRepository } from "../../../core/history/history-folder.ts";
import type { DashboardReader } from "../../../core/dashboard/dashboard.ts";
import type { ExportReader } from "../../../core/export/export-reader.ts";
import type { HistoryRepository } from "../../../core/history/history-record.ts";
import type { ImportRepository } from "../../../core/import/import-repository.ts";
import type { LegalPageRepository } from "../../../core/legal/legal-page.ts";
import type { MailViews, OutboxJobs } from "../../../core/mail/outbox.ts";
import type { NewsMailRepository } from "../../../core/notifications/news-mail.ts";
import type { NotificationRepository } from "../../../core/notifications/notification.ts";
import type { PostedNotifications } from "../../../core/notifications/posted-notification.ts";
import type { OwnerLocks } from "../../../core/ports/owner-locks.ts";
import type { ShortLinkRepository } from "../../../core/short-links/short-link.ts";
import type { SnippetRepository } from "../../../core/snippets/snippet.ts";
import type { SettingsRepository } from "../../../core/settings/settings.ts";
import type { SignatureRepository } from "../../../core/signatures/signature.ts";
import type { AddressClaimRepository } from "../../../core/users/address-claim.ts";
import type { UserReader } from "../../../core/users/user-list.ts";
import type { UserRepository } from "../../../core/users/user.ts";
import type { VerificationFileRepository } from "../../../core/verification-files/verification-file.ts";
import { createAddressClaimRepository } from "./accounts/address-claim-repository.ts";
import { createAdvertisementRepository } from "./site/advertisement-repository.ts";
import { createApiKeyRepository } from "./accounts/api-key-repository.ts";
import { createAnalyticsReader } from "../readers/analytics-reader.ts";
import { createAuditRepository } from "./site/audit-repository.ts";
import { createHistoryFolderRepository } from "./codes/history-folder-repository.ts";
import { createAuthCodeRepository } from "./accounts/auth-code-repository.ts";
import { createFactorRepository } from "./accounts/factor-repository.ts";
import { createDashboardReader } from "../readers/dashboard-reader.ts";
import { createExportReader } from "../readers/export-reader.ts";
import { createOneTimeTokenRepository } from "./accounts/one-time-token-repository.ts";
import { createHistoryRepository } from "./codes/history-repository.ts";
import { createIdentityRepository } from "./accounts/identity-repository.ts";
import { createOidcFlowRepository } from "./accounts/oidc-flow-repository.ts";
import { createImportRepository } from "./codes/import-repository.ts";
import { createLegalPageRepository } from "./site/legal-page-repository.ts";
import { createNewsMailRepository } from "./notifications/news-mail-repository.ts";
import { createNotificationRepository } from "./notifications/notification-repository.ts";
import { createMailViews, createOutboxJobs } from "./notifications/outbox-repository.ts";
import { createOwnerLocks } from "../rows/owner-locks.ts";
import { createPostedNotifications } from "./notifications/posted-notification-repository.ts";
import { createScanRepository } from "./codes/scan-repository.ts";
import { createShortLinkRepository } from "./codes/short-link-repository.ts";
import { createRecoveryCodeRepository } from "./accounts/recovery-code-repository.ts";
import { createSessionRepository } from "./accounts/session-repository.ts";
import { createSettingsRepository } from "./site/settings-repository.ts";
import { createSignatureRepository } from "./codes/signature-repository.ts";
import { createSigningKeyRepository } from "./accounts/signing-key-repository.ts";
import { createSnippetRepository } from "./site/snippet-repository.ts";
import { createUserReader } from "../readers/user-reader.ts";
import { createUserRepository } from "./accounts/user-repository.ts";
import { createVerificationFileRepository } from "./site/verification-file-repository.ts";
import { createVisitReader } from "../readers/visit-reader.ts";
import { createVisitRepository } from "./site/visit-repository.ts";

/** Every repository over one pool or one open transaction. */
export interface Repositories {
  users: UserRepository;
  addressClaims: AddressClaimRepository;
  userReader: UserReader;
  sessions: SessionRepository;
  identities: IdentityRepository;
  oidcFlows: OidcFlowRepository;
  signingKeys: SigningKeyRepository;
  factors: FactorRepository;
  recoveryCodes: RecoveryCodeRepository;
  authCodes: AuthCodeRepository;
  oneTimeTokens: OneTimeTokenRepository;
  ownerLocks: OwnerLocks;
  history: HistoryRepository;
  historyFolders: HistoryFolderRepository;
  settings: SettingsRepository;
  notifications: NotificationRepository;
  postedNotifications: PostedNotifications;
  newsMails: NewsMailRepository;
  outboxJobs: OutboxJobs;
  mailViews: MailViews;
  exports: ExportReader;
  imports: ImportRepository;
  signatures: SignatureRepository;
  shortLinks: ShortLinkRepository;
  scans: ScanRepository;
  analytics: AnalyticsReader;
  visits: VisitRepository;
  visitReader: VisitReader;
  dashboard: DashboardReader;
  audit: AuditRepository;
  snippets: SnippetRepository;
  legalPages: LegalPageRepository;
  files: VerificationFileRepository;
  apiKeys: ApiKeyRepository;
  advertisements: AdvertisementRepository;
}

export function createRepositories(knex: Knex): Repositories {
  return {
    users: createUserRepository(knex),
    userReader: createUserReader(knex),
    sessions: createSessionRepository(knex),
    identities: createIdentityRepository(knex),
    oidcFlows: createOidcFlowRepository(knex),
    signingKeys: createSigningKeyRepository(knex),
    factors: createFactorRepository(knex),
    recoveryCodes: createRecoveryCodeRepository(knex),
    addressClaims: createAddressClaimRepository(knex),
    authCodes: createAuthCodeRepository(knex),
    oneTimeTokens: createOneTimeTokenRepository(knex),
    ownerLocks: createOwnerLocks(knex),
    history: createHistoryRepository(knex),
    historyFolders: createHistoryFolderRepository(knex),
    settings: createSettingsRepository(knex),
    notifications: createNotificationRepository(knex),
    postedNotifications: createPostedNotifications(knex),
    newsMails: createNewsMailRepository(knex),
    outboxJobs: createOutboxJobs(knex),
    mailViews: createMailViews(knex),
    exports: createExportReader(knex),
    imports: createImportRepository(knex),
    signatures: createSignatureRepository(knex),
    shortLinks: createShortLinkRepository(knex),
    scans: createScanRepository(knex),
    analytics: createAnalyticsReader(knex),
    visits: createVisitRepository(knex),
    visitReader: createVisitReader(knex),
    dashboard: createDashboardReader(knex),
    audit: createAuditRepository(knex),
    snippets: createSnippetRepository(knex),
    legalPages: createLegalPageRepository(knex),
    files: createVerificationFileRepository(knex),
    apiKeys: createApiKeyRepository(knex),
    advertisements: createAdvertisementRepository(knex),
  };
}
