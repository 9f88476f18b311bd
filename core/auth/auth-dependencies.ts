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
 * The repositories of a transaction that is about accounts. Locks are taken in one order: the admins by id, where the last of them may go
 * (last-admin.ts), then the user, then what is the user's: sessions and their refresh tokens, what was mailed, codes of PKCE, claims of
 * the address. What is found by its digest is read without a lock first, to find its user, then its user is locked, and then it is read
 * again. Whatever was read before the lock decides nothing.
 */
export interface AuthRepositories extends AccessTx {
  users: UserRepository;
  addressClaims: AddressClaimRepository;
  sessions: SessionRepository;
  authCodes: AuthCodeRepository;
  oneTimeTokens: OneTimeTokenRepository;
  audit: Pick<AuditRepository, "append">;
}

/** What the parts of auth/v1 work with. */
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
  /** Origin of the pages that links in mails lead to, without a slash at its end. From the operator alone. */
  siteUrl: string;
}
