import type { AuthService } from "../../../../core/auth/auth-service.ts";
import type { FactorService } from "../../../../core/auth/factors/factor-service.ts";
import type { IdentityService } from "../../../../core/auth/providers/identity-service.ts";
import type { Reauthentication } from "../../../../core/auth/mailed/reauthentication.ts";
import type { RecoveryCodeService } from "../../../../core/auth/factors/recovery-code-service.ts";
import type { MailService } from "../../../../core/mail/mail-service.ts";
import type { SettingsService } from "../../../../core/settings/settings-service.ts";
import type { AccountLinks } from "../../../../core/users/account-links.ts";
import type { AccountRemoval } from "../../../../core/users/account-removal.ts";
import type { UserService } from "../../../../core/users/user-service.ts";
import type { FlowCookie } from "../../session/flow-cookie.ts";
import type { LoginAttempts } from "../../middleware/login-attempts.ts";
import type { RateLimits } from "../../middleware/rate-limit.ts";
import type { RedirectRules } from "../../session/redirect-target.ts";
import type { RefreshCookie } from "../../session/refresh-cookie.ts";

/** Services of auth/v1. */
export interface AuthServices {
  auth: AuthService;
  identities: IdentityService;
  factors: FactorService;
  recoveryCodes: RecoveryCodeService;
  reauthentication: Pick<Reauthentication, "requireFresh">;
  /** A second factor's QR code as SVG, made of an otpauth address. */
  drawQrCode: (uri: string) => string;
  users: UserService;
  accountRemoval: AccountRemoval;
  accountLinks: AccountLinks;
  mails: Pick<MailService, "delivers">;
  settings: SettingsService;
  limits: RateLimits;
  redirects: RedirectRules;
}

/** Dependencies of each part of auth/v1. */
export interface AuthDependencies extends AuthServices {
  cookie: RefreshCookie;
  /** Sign-ins by account. */
  attempts: LoginAttempts;
  /** Mails by mailbox. */
  mailboxes: ReturnType<RateLimits["perMailbox"]>;
  flowCookie: FlowCookie;
}
