import type { Knex } from "knex";
import { createAddressClaimRepository } from "./accounts/address-claim-repository.ts";
import { createAdRepository } from "./site/ad-repository.ts";
import { createApiKeyRepository } from "./accounts/api-key-repository.ts";
import { createBatchRepository } from "./codes/batch-repository.ts";
import { createBrandRepository } from "./codes/brand-repository.ts";
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
import { createNotificationMailRepository } from "./notifications/notification-mail-repository.ts";
import { createNotificationRepository } from "./notifications/notification-repository.ts";
import { createMailViews, createOutboxJobs } from "./notifications/outbox-repository.ts";
import { createOwnerLocks } from "../rows/owner-locks.ts";
import { createPostedNotifications } from "./notifications/posted-notification-repository.ts";
import { createScanRepository } from "./codes/scan-repository.ts";
import { createEveryShortLink, createShortLinkRepository } from "./codes/short-link-repository.ts";
import { createRecoveryCodeRepository } from "./accounts/recovery-code-repository.ts";
import { createSessionRepository } from "./accounts/session-repository.ts";
import { createSettingsRepository } from "./site/settings-repository.ts";
import { createSignatureRepository } from "./codes/signature-repository.ts";
import { createSigningKeyRepository } from "./accounts/signing-key-repository.ts";
import { createSnippetRepository } from "./site/snippet-repository.ts";
import { createUserReader } from "../readers/user-reader.ts";
import { createUserRepository } from "./accounts/user-repository.ts";
import { createVerificationFileRepository } from "./site/verification-file-repository.ts";
import { createGoalRepository } from "./site/goal-repository.ts";
import { createSiteBrandRepository } from "./site/site-brand-repository.ts";
import type { KnownValues } from "../rows/visit-rollups.ts";
import { createVisitReader } from "../readers/visit-reader.ts";
import { createVisitRepository } from "./site/visit-repository.ts";

/**
 * All repositories over one pool or one open transaction.
 * @param values cache shared by the transactions of one process
 */
export function createRepositories(knex: Knex, values: KnownValues = new Map()) {
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
    brands: createBrandRepository(knex),
    batches: createBatchRepository(knex),
    settings: createSettingsRepository(knex),
    notifications: createNotificationRepository(knex),
    postedNotifications: createPostedNotifications(knex),
    notificationMails: createNotificationMailRepository(knex),
    outboxJobs: createOutboxJobs(knex),
    mailViews: createMailViews(knex),
    exports: createExportReader(knex),
    imports: createImportRepository(knex),
    signatures: createSignatureRepository(knex),
    shortLinks: createShortLinkRepository(knex),
    everyShortLink: createEveryShortLink(knex),
    scans: createScanRepository(knex),
    analytics: createAnalyticsReader(knex),
    visits: createVisitRepository(knex, values),
    visitReader: createVisitReader(knex),
    dashboard: createDashboardReader(knex),
    audit: createAuditRepository(knex),
    snippets: createSnippetRepository(knex),
    legalPages: createLegalPageRepository(knex),
    verificationFiles: createVerificationFileRepository(knex),
    apiKeys: createApiKeyRepository(knex),
    goals: createGoalRepository(knex),
    siteBrands: createSiteBrandRepository(knex),
    ads: createAdRepository(knex),
  };
}

export type Repositories = ReturnType<typeof createRepositories>;
