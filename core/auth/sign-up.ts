import { DomainError } from "../errors.ts";
import { mergeMetadata } from "../users/metadata.ts";
import { newUser } from "../users/new-user.ts";
import { changeProfile, EMPTY_PROFILE } from "../users/profile.ts";
import { profileChangesIn } from "../users/profile-metadata.ts";
import type { User } from "../users/user.ts";
import type { AuthDependencies, AuthRepositories } from "./auth-dependencies.ts";
import { mailedLink } from "./mailed/mailed-link.ts";
import { checkNewPassword } from "./passwords/new-password.ts";
import { createOneTimeTokens } from "./mailed/one-time-token.ts";
import type { SignUp } from "./requests.ts";
import type { Device, IssuedSession } from "./sessions/session-tokens.ts";
import { createSessionStart } from "./sessions/start-session.ts";

/** Where a mailed link leads on to, and whether a client with PKCE waits for it. */
export interface LinkDestination {
  /** A whole address that people may be sent to. */
  redirectTo: string;
  challenge: string | null;
}

/** Back to the front page, without PKCE. */
export const toHomePage = (siteUrl: string): LinkDestination => ({
  redirectTo: `${siteUrl}/`,
  challenge: null,
});

/** A sign-up that is over, or waits for the mailbox. The account that is returned then does not reveal whether there was one before. */
export type SignedUp = { kind: "session"; issued: IssuedSession } | { kind: "waiting"; user: User };

/** What the mail of a sign-up holds. */
interface MailedSecrets {
  link: string;
  code: string;
}

export function createSignUp(dependencies: AuthDependencies) {
  const { users, transact, settings, mails, webhooks, passwords, ids, siteUrl } = dependencies;
  const { startSession, issue } = createSessionStart(dependencies);
  const oneTimeTokens = createOneTimeTokens(dependencies);

  /**
   * Makes a customer's account. Where mails reach people it waits for its mailbox; else it is signed in at once and stays
   * unconfirmed, since it cannot wait for what never comes. Its mail is written to the outbox then, where an admin finds it.
   * @throws DomainError `signup_disabled`, `weak_password`; `user_already_exists` only where nothing waits for a mailbox
   */
  async function signUp(
    request: SignUp,
    device: Device,
    asked: LinkDestination = toHomePage(siteUrl),
  ): Promise<SignedUp> {
    const set = await settings.get();
    if (!set.enable_registration) {
      throw new DomainError("signup_disabled", "Registration is closed on this site");
    }
    const known = [request.email, set.site_name];
    checkNewPassword(request.password, { minLength: set.password_min_length, known });
    const userMetadata = mergeMetadata({}, request.data ?? {}, "data");
    const delivers = await mails.delivers();
    const waits = set.require_email_verification && delivers;
    const isKept = set.require_email_verification && !delivers;
    const user = newUser(
      {
        email: request.email,
        role: "customer",
        passwordHash: await passwords.hash(request.password),
        profile: changeProfile({ ...EMPTY_PROFILE, timezone: set.timezone }, profileChangesIn(userMetadata)),
        userMetadata,
      },
      dependencies,
    );
    if (waits) return { kind: "waiting", user: await wait(user, request.password, asked) };
    const { started, mailed } = await transact(async (tx) => {
      await tx.users.insert(user);
      const session = await startSession(tx, user, device, "password", set.session_timeout);
      return { started: session, mailed: isKept ? await confirmation(tx, user, asked) : null };
    }).catch(async (error: unknown) => {
      if (error instanceof DomainError && error.code === "user_already_exists") await claim(request);
      throw error;
    });
    if (mailed) await sendConfirmation(user, mailed, asked);
    await webhooks.userCreated(user);
    return { kind: "session", issued: await issue(started) };
  }

  /** Somebody signs up with the address of an unconfirmed account: admins need to know that two people claim it. */
  async function claim({ email, password }: SignUp): Promise<void> {
    const found = await users.findByEmail(email);
    // before anything is looked at: the time says nothing about the account
    const isSame = await passwords.verify(password, found?.passwordHash ?? null);
    if (!found || isSame || found.emailConfirmedAt !== null) return;
    await transact(async (tx) => {
      const account = await tx.users.findForUpdate(found.id);
      if (account?.email === email && account.emailConfirmedAt === null) await tx.addressClaims.add(email);
    });
  }

  const confirmation = (
    tx: AuthRepositories,
    { id, email }: Pick<User, "id" | "email">,
    { challenge }: LinkDestination,
  ): Promise<MailedSecrets> =>
    oneTimeTokens.issue(tx.oneTimeTokens, { userId: id, email, purpose: "signup", challenge });

  async function sendConfirmation(
    { email, profile: { language } }: User,
    { link, code }: MailedSecrets,
    { redirectTo }: LinkDestination,
  ): Promise<void> {
    const values = { link: mailedLink(siteUrl, { link, type: "signup", redirectTo }), code };
    await mails.send({ kind: "confirm_signup", to: email, language, values });
  }

  /**
   * The same work and one mail to the same mailbox, whatever the address is: a link that confirms, or, to
   * the owner of a confirmed account, that somebody signed up with their address.
   */
  async function wait(user: User, password: string, asked: LinkDestination): Promise<User> {
    const { email } = user;
    const { language } = user.profile;
    let before = await users.findByEmail(email);
    const attempt = async () => {
      const same = await passwords.verify(password, before?.passwordHash ?? null);
      return transact(async (tx) => {
        const account = await unconfirmed(tx, before, user, same);
        if (account === null) return null;
        return { isNew: account.id === user.id, mailed: await confirmation(tx, account, asked) };
      });
    };
    const outcome = await attempt().catch(async (error: unknown) => {
      if (!(error instanceof DomainError) || error.code !== "user_already_exists") throw error;
      // somebody signed up with this address at the same instant
      before = await users.findByEmail(email);
      return attempt();
    });
    if (outcome === null) {
      const link = `${siteUrl}/login`;
      await mails.send({ kind: "account_exists", to: email, language, values: { link } });
    } else {
      await sendConfirmation(user, outcome.mailed, asked);
      if (outcome.isNew) await webhooks.userCreated(user);
    }
    // a made-up id for an account that was there before, a new one each time, as it would be for a new one
    return before === null ? user : { ...user, id: ids.next() };
  }

  return { signUp };
}

/** The account that the mailbox is to confirm: the one there is, or `user`, newly stored; null where it is confirmed already. */
async function unconfirmed(
  tx: AuthRepositories,
  before: User | null,
  user: User,
  samePassword: boolean,
): Promise<User | null> {
  const account = before && (await tx.users.findForUpdate(before.id));
  // gone, or moved to another address, between the two reads
  if (account?.email !== user.email) {
    await tx.users.insert(user);
    return user;
  }
  if (account.emailConfirmedAt !== null) return null;
  // two people signed up with one address: the proof of the mailbox decides (verify.ts). Until then nothing else changes,
  // since anyone can sign up with any address
  if (!samePassword || account.passwordHash !== before?.passwordHash)
    await tx.addressClaims.add(account.email);
  return account;
}
