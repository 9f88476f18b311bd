import { createAccessTokens } from "../../../adapters/crypto/access-tokens.ts";
import { secrets } from "../../../adapters/crypto/secrets.ts";
import { totp } from "../../../adapters/crypto/totp.ts";
import { createIds } from "../../../adapters/system/ids.ts";
import { createAuditTrail } from "../../../core/audit/audit-trail.ts";
import { createAuthService, type SignedIn } from "../../../core/auth/auth-service.ts";
import { createFactorService } from "../../../core/auth/factors/factor-service.ts";
import { createRecoveryCodeService } from "../../../core/auth/factors/recovery-code-service.ts";
import { createSessionTokens, type IssuedSession } from "../../../core/auth/sessions/session-tokens.ts";
import type { MailOrder } from "../../../core/mail/mail-order.ts";
import { createSettingsService } from "../../../core/settings/settings-service.ts";
import { createFakeClock } from "../../fakes/clock.ts";
import { createFakePasswords } from "../../fakes/passwords.ts";
import { PHONE } from "../accounts.ts";
import { oneTimeCode } from "./one-time-code.ts";
import { createTestDatabase } from "../postgres.ts";
import { buildUser } from "../rows.ts";

/** Accounts with second factors in their own database, with a manual clock. */
export async function createFactorAccounts() {
  const database = await createTestDatabase();
  const clock = createFakeClock();
  const ids = createIds(clock);
  const { repositories, transact } = database;
  const mails: MailOrder[] = [];
  const dependencies = {
    ...repositories,
    transact,
    settings: createSettingsService(repositories),
    passwords: createFakePasswords(),
    accessTokens: createAccessTokens({
      keys: repositories.signingKeys,
      issuer: "https://codes.example/auth/v1",
      clock,
      ids,
    }),
    oneTimePasswords: totp,
    mails: { send: async (order: MailOrder) => void mails.push(order), delivers: async () => false },
    webhooks: { userCreated: async () => undefined },
    siteUrl: "https://codes.example",
    secrets,
    clock,
    ids,
    trail: createAuditTrail({ clock, ids }),
  };
  const auth = createAuthService(dependencies);
  const factors = createFactorService(dependencies);
  const recoveryCodes = createRecoveryCodeService(dependencies);
  const tokens = createSessionTokens(dependencies);

  /** Signs the same user in once more, with only a password. */
  async function signIn(userId: string): Promise<IssuedSession> {
    const started = await transact(async (tx) => {
      const user = await tx.users.findById(userId);
      if (!user) throw new Error("there is no such user");
      return { user, ...(await tokens.start(tx.sessions, user, PHONE, 24, "password")) };
    });
    return tokens.issue(started.user, started.session, started.refreshToken);
  }

  async function newUser(): Promise<IssuedSession> {
    const user = buildUser();
    await repositories.users.insert(user);
    return signIn(user.id);
  }

  /** The caller that a request with this session's token is authenticated as. */
  const callerOf = ({ accessToken }: IssuedSession): Promise<SignedIn> => auth.authenticate(accessToken);

  const codeOf = (secret: string, steps = 0): string => oneTimeCode(secret, steps, clock.now());

  async function answer(session: IssuedSession, factorId: string, code: string): Promise<IssuedSession> {
    const caller = await callerOf(session);
    const { challenge } = await factors.challenge(caller, factorId);
    return factors.verify(caller, factorId, { challenge_id: challenge.id, code });
  }

  /**
   * Sets up a factor with the code of the previous step, so that two more codes are valid at the same time.
   */
  async function setUp(session: IssuedSession, name = "Phone") {
    const enrolled = await factors.enroll(await callerOf(session), {
      factor_type: "totp",
      friendly_name: name,
      issuer: "",
    });
    const raised = await answer(session, enrolled.factor.id, codeOf(enrolled.secret, -1));
    return { ...enrolled, session: raised };
  }

  return {
    database,
    clock,
    mails,
    auth,
    factors,
    recoveryCodes,
    signIn,
    newUser,
    callerOf,
    codeOf,
    answer,
    setUp,
  };
}
