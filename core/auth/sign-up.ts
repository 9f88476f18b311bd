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

/** Where a mailed link redirects to, and the PKCE challenge if a client sent one. */
export interface LinkDestination {
  /** An absolute, allowed address. */
  redirectTo: string;
  challenge: string | null;
}

/** Redirects to the home page, without PKCE. */
export const toHomePage = (siteUrl: string): LinkDestination => ({
  redirectTo: `${siteUrl}/`,
  challenge: null,
});

/** Result of a sign-up: a session, or an account that waits for its mailbox. The account doesn't reveal whether the address was already taken. */
export type SignedUp = { kind: "session"; issued: IssuedSession } | { kind: "waiting"; user: User };

/** Secrets in a sign-up mail. */
interface MailedSecrets {
  link: string;
  code: string;
}

export function createSignUp(dependencies: AuthDependencies) {
  const { users, transact, settings, mails, webhooks, passwords, ids, siteUrl } = dependencies;
  const { startSession, issue } = createSessionStart(dependencies);
  const oneTimeTokens = createOneTimeTokens(dependencies);

  /**
   * Creates a customer account. If the site delivers mail, the account must confirm its mailbox first;
   * otherwise it is signed in at once and stays unconfirmed, and its mail is written to the outbox, where an
   * admin finds it.
   * @throws DomainError `signup_disabled`, `weak_password`; `user_already_exists` only if the site delivers no mail
   */
  async function signUp(
    request: SignUp,
    device: Device,
    destination: LinkDestination = toHomePage(siteUrl),
  ): Promise<SignedUp> {
    const siteSettings = await settings.get();
    if (!siteSettings.enable_registration) {
      throw new DomainError("signup_disabled", "Registration is closed on this site");
    }
    const known = [request.email, siteSettings.site_name];
    checkNewPassword(request.password, { minLength: siteSettings.password_min_length, known });
    const userMetadata = mergeMetadata({}, request.data ?? {}, "data");
    const delivers = await mails.delivers();
    const waitsForMailbox = siteSettings.require_email_verification && delivers;
    const keepMailInOutbox = siteSettings.require_email_verification && !delivers;
    const user = newUser(
      {
        email: request.email,
        role: "customer",
        passwordHash: await passwords.hash(request.password),
        profile: changeProfile(
          { ...EMPTY_PROFILE, timezone: siteSettings.timezone },
          profileChangesIn(userMetadata),
        ),
        userMetadata,
      },
      dependencies,
    );
    if (waitsForMailbox)
      return { kind: "waiting", user: await requestConfirmation(user, request.password, destination) };
    const { started, mailed } = await transact(async (tx) => {
      await tx.users.insert(user);
      const session = await startSession(tx, user, device, "password", siteSettings.session_timeout);
      return {
        started: session,
        mailed: keepMailInOutbox ? await confirmation(tx, user, destination) : null,
      };
    }).catch(async (error: unknown) => {
      if (error instanceof DomainError && error.code === "user_already_exists")
        await recordAddressClaim(request);
      throw error;
    });
    if (mailed) await sendConfirmation(user, mailed, destination);
    await webhooks.userCreated(user);
    return { kind: "session", issued: await issue(started) };
  }

  /** Records a sign-up with the address of an unconfirmed account, so that admins see that two people claim it. */
  async function recordAddressClaim({ email, password }: SignUp): Promise<void> {
    const found = await users.findByEmail(email);
    // always verified first, so that the response time doesn't reveal whether there is an account
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
   * Sends one mail: a confirmation link or, to the owner of a confirmed account, a note that someone tried to
   * sign up with their address. The work is the same in both cases, so that the response time reveals
   * nothing.
   * @returns the account to show to the caller
   */
  async function requestConfirmation(
    user: User,
    password: string,
    destination: LinkDestination,
  ): Promise<User> {
    const { email } = user;
    const { language } = user.profile;
    const attempt = async () => {
      const existing = await users.findByEmail(email);
      const same = await passwords.verify(password, existing?.passwordHash ?? null);
      return transact(async (tx) => {
        const account = await findOrAddUnconfirmed(tx, existing, user, same);
        const mailed = account && (await confirmation(tx, account, destination));
        return { existing, isNew: account?.id === user.id, mailed };
      });
    };
    const { existing, isNew, mailed } = await attempt().catch((error: unknown) => {
      if (!(error instanceof DomainError) || error.code !== "user_already_exists") throw error;
      // a concurrent request signed up with this address
      return attempt();
    });
    if (mailed === null) {
      const link = `${siteUrl}/login`;
      await mails.send({ kind: "account_exists", to: email, language, values: { link } });
    } else {
      await sendConfirmation(user, mailed, destination);
      if (isNew) await webhooks.userCreated(user);
    }
    // an existing account gets a random id each time, so that it looks like a new one
    return existing === null ? user : { ...user, id: ids.next() };
  }

  return { signUp };
}

/** Returns the account to confirm: the existing one, or `user` after storing it; null if the existing one is already confirmed. */
async function findOrAddUnconfirmed(
  tx: AuthRepositories,
  existing: User | null,
  user: User,
  samePassword: boolean,
): Promise<User | null> {
  const account = existing && (await tx.users.findForUpdate(existing.id));
  // deleted, or changed to another address, between the two reads
  if (account?.email !== user.email) {
    await tx.users.insert(user);
    return user;
  }
  if (account.emailConfirmedAt !== null) return null;
  // two people signed up with one address: the proof of the mailbox decides (verify.ts). Until then nothing else changes,
  // since anyone can sign up with any address
  if (!samePassword || account.passwordHash !== existing?.passwordHash)
    await tx.addressClaims.add(account.email);
  return account;
}
