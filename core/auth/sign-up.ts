import { DomainError } from "../errors.ts";
import { newUser } from "../users/new-user.ts";
import { changeProfile, EMPTY_PROFILE } from "../users/profile.ts";
import type { User } from "../users/user.ts";
import type { AuthDependencies, AuthRepositories } from "./auth-dependencies.ts";
import { mailedLink } from "./mailed-link.ts";
import { checkNewPassword } from "./new-password.ts";
import { createOneTimeTokens } from "./one-time-token.ts";
import type { SignUp } from "./requests.ts";
import type { Device, IssuedSession } from "./session-tokens.ts";
import { createSessionStart } from "./start-session.ts";

/** Where a mailed link leads on to, and whether a client with PKCE waits for it. */
export interface Asked {
  /** A whole address that people may be sent to. */
  redirectTo: string;
  challenge: string | null;
}

/** Back to the front page, without PKCE. */
export const straightHome = (siteUrl: string): Asked => ({ redirectTo: `${siteUrl}/`, challenge: null });

/** A sign-up that is over, or waits for the mailbox. The account that is shown then tells nobody whether there was one before. */
export type SignedUp = { kind: "session"; issued: IssuedSession } | { kind: "waiting"; user: User };

export function createSignUp(dependencies: AuthDependencies) {
  const { users, transact, settings, mails, webhooks, passwords, clock, ids, siteUrl } = dependencies;
  const { startSession, issue } = createSessionStart(dependencies);
  const oneTimeTokens = createOneTimeTokens(dependencies);

  /**
   * Makes a customer's account. Where mails reach people it waits for its mailbox; else it is signed in at once and stays
   * unconfirmed, since it cannot wait for what never comes (D18).
   * @throws DomainError `signup_disabled`, `weak_password`; `user_already_exists` only where nothing waits for a mailbox
   */
  async function signUp(
    request: SignUp,
    device: Device,
    asked: Asked = straightHome(siteUrl),
  ): Promise<SignedUp> {
    const set = await settings.get();
    if (!set.enable_registration) {
      throw new DomainError("signup_disabled", "Registration is closed on this site");
    }
    const known = [request.email, set.site_name];
    checkNewPassword(request.password, { minLength: set.password_min_length, known });
    const waits = set.require_email_verification && (await mails.delivers());
    const user = newUser(
      {
        email: request.email,
        role: "customer",
        passwordHash: await passwords.hash(request.password),
        profile: changeProfile({ ...EMPTY_PROFILE, timezone: set.timezone }, request.data ?? {}),
      },
      dependencies,
    );
    if (waits) return { kind: "waiting", user: await wait(user, request.password, asked) };
    const started = await transact(async (inside) => {
      await inside.users.insert(user);
      return startSession(inside, user, device, "password", set.session_timeout);
    });
    await webhooks.userCreated(user);
    return { kind: "session", issued: await issue(started) };
  }

  /**
   * The same work and one mail to the same mailbox, whatever the address is (auth contract 2.3, 6): a link that confirms, or, to
   * the owner of a confirmed account, that somebody signed up with their address.
   */
  async function wait(user: User, password: string, { redirectTo, challenge }: Asked): Promise<User> {
    const { email } = user;
    const { language } = user.profile;
    const before = await users.findByEmail(email);
    const same = await passwords.verify(password, before?.passwordHash ?? null);
    const outcome = await transact(async (inside) => {
      const account = await unconfirmed(inside, before, user, same);
      if (account === null) return null;
      const confirmation = { userId: account.id, email, purpose: "signup", challenge } as const;
      const isNew = account.id === user.id;
      return { isNew, ...(await oneTimeTokens.issue(inside.oneTimeTokens, confirmation)) };
    }).catch((error: unknown) => {
      // somebody signed up with this address at the same instant, and has got the mail
      if (error instanceof DomainError && error.code === "user_already_exists") return null;
      throw error;
    });
    if (outcome === null) {
      const link = `${siteUrl}/login`;
      await mails.send({ kind: "account_exists", to: email, language, values: { link } });
    } else {
      const link = mailedLink(siteUrl, { link: outcome.link, type: "signup", redirectTo });
      const values = { link, code: outcome.code };
      await mails.send({ kind: "confirm_signup", to: email, language, values });
      if (outcome.isNew) await webhooks.userCreated(user);
    }
    // a made-up id for an account that was there before, a new one each time, as it would be for a new one
    return before === null ? user : { ...user, id: ids.next() };
  }

  /** The account that the mailbox is to confirm: the one there is, or `user`, newly stored; null where it is confirmed already. */
  async function unconfirmed(
    inside: AuthRepositories,
    before: User | null,
    user: User,
    samePassword: boolean,
  ): Promise<User | null> {
    const account = before && (await inside.users.findForUpdate(before.id));
    if (!account) {
      await inside.users.insert(user);
      return user;
    }
    if (account.emailConfirmedAt !== null) return null;
    // two people who signed up with one address: whoever has the mailbox chooses a password after confirming it, and the
    // other one's is good for nothing
    if (!samePassword && account.role === "customer") {
      account.passwordHash = null;
      account.passwordChangeRequired = true;
      account.updatedAt = clock.now();
      await inside.users.update(account);
    }
    return account;
  }

  return { signUp };
}
