import { createAccessTokens } from "../../adapters/crypto/access-tokens.ts";
import { secrets } from "../../adapters/crypto/secrets.ts";
import { createIds } from "../../adapters/system/ids.ts";
import { createAuditTrail } from "../../core/audit/audit-trail.ts";
import { createAuthService } from "../../core/auth/auth-service.ts";
import { signUpSchema } from "../../core/auth/requests.ts";
import type { MailOrder } from "../../core/mail/mail-order.ts";
import { createMailService } from "../../core/mail/mail-service.ts";
import { createSettingsService } from "../../core/settings/settings-service.ts";
import { createOperatorAccounts } from "../../core/users/operator-accounts.ts";
import { createFakeClock } from "../fakes/clock.ts";
import { createFakePasswords } from "../fakes/passwords.ts";
import { createFakeRepositories } from "../fakes/repositories.ts";

export const PHONE = { userAgent: "a phone", ipAddress: "192.0.2.1" };

/** The account services over fakes, with a manual clock. */
export function createAccounts() {
  const clock = createFakeClock();
  const repositories = createFakeRepositories(() => clock.now());
  const ids = createIds(clock);
  const passwords = createFakePasswords();
  const accessTokens = createAccessTokens({
    keys: repositories.signingKeys,
    issuer: "https://codes.example/auth/v1",
    clock,
    ids,
  });
  const settings = createSettingsService(repositories);
  const mailed: MailOrder[] = [];
  // with the setting `smtp_host`, mail is sent
  const mails = createMailService({
    settings,
    jobs: { add: async (_queue, payload) => void mailed.push(payload as MailOrder) },
    clock,
    ids,
    hasMailServer: false,
  });
  const siteUrl = "https://codes.example";
  const dependencies = {
    ...repositories,
    settings,
    mails,
    webhooks: { userCreated: async () => undefined },
    passwords,
    accessTokens,
    secrets,
    clock,
    ids,
    trail: createAuditTrail({ clock, ids }),
    siteUrl,
  };
  const auth = createAuthService(dependencies);
  return {
    auth,
    operatorAccounts: createOperatorAccounts(dependencies),
    settings,
    repositories,
    clock,
    passwords,
    /** All requested mail, including mail that reaches no mailbox. */
    mailed,
    /** Signs up without confirming the mailbox. */
    async signUp(email = "ada@example.com", password = "secret pass") {
      const signedUp = await auth.signUp(signUpSchema.parse({ email, password }), PHONE);
      if (signedUp.kind !== "session") throw new Error("the account waits for its mailbox");
      return signedUp.issued;
    },
  };
}
