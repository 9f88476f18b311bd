import type { AuditRepository } from "../audit/audit-entry.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import type { MailService } from "../mail/mail-service.ts";
import type { AccessTokens, PasswordHasher, Secrets } from "../ports/crypto.ts";
import type { Clock, Ids } from "../ports/system.ts";
import type { Transact } from "../ports/transaction.ts";
import type { SettingsService } from "../settings/settings-service.ts";
import type { AddressClaimRepository } from "../users/address-claim.ts";
import type { UserRepository } from "../users/user.ts";
import type { WebhookService } from "../webhooks/webhook-service.ts";
import type { AuthCodeRepository } from "./auth-code.ts";
import type { OneTimeTokenRepository } from "./mailed/one-time-token.ts";
import type { SessionRepository } from "./sessions/session.ts";
import type { AccessTx } from "./sessions/revoke-access.ts";

/**
 * The repositories of a transaction on accounts. Locks are always taken in this order: admins by id, if the
 * last of them may be removed (last-admin.ts); then the user; then the user's rows: sessions and their
 * refresh tokens, mailed tokens, PKCE codes, address claims. Rows that are found by digest are read without a
 * lock to find their user, then the user is locked, and then they are read again. Nothing that was read
 * before the lock decides anything.
 */
export interface AuthRepositories extends AccessTx {
  users: UserRepository;
  addressClaims: AddressClaimRepository;
  sessions: SessionRepository;
  authCodes: AuthCodeRepository;
  oneTimeTokens: OneTimeTokenRepository;
  audit: Pick<AuditRepository, "append">;
}

/** Dependencies of the auth/v1 services. */
export interface AuthDependencies {
  users: UserRepository;
  sessions: SessionRepository;
  audit: Pick<AuditRepository, "append">;
  transact: Transact<AuthRepositories>;
  trail: AuditTrail;
  settings: SettingsService;
  mails: Pick<MailService, "send" | "delivers">;
  webhooks: Pick<WebhookService, "userCreated">;
  passwords: PasswordHasher;
  accessTokens: AccessTokens;
  secrets: Secrets;
  clock: Clock;
  ids: Ids;
  /** Origin of the pages that mailed links lead to, without a trailing slash. Comes from the configuration only. */
  siteUrl: string;
}
