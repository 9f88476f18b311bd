import { checkNewPassword } from "../auth/new-password.ts";
import type { AuthCodeRepository } from "../auth/auth-code.ts";
import type { OneTimeTokenRepository } from "../auth/one-time-token.ts";
import type { SessionRepository } from "../auth/session.ts";
import { DomainError } from "../errors.ts";
import type { MailOrder } from "../mail/mail-order.ts";
import type { MailService } from "../mail/mail-service.ts";
import type { PasswordHasher } from "../ports/crypto.ts";
import type { Clock, Ids } from "../ports/system.ts";
import type { Transact } from "../ports/transaction.ts";
import type { SettingsService } from "../settings/settings-service.ts";
import { lockKeepingAnAdmin } from "./last-admin.ts";
import { newUser, ONE_TIME_PASSWORD_HOURS } from "./new-user.ts";
import { changeProfile, EMPTY_PROFILE } from "./profile.ts";
import type { ProfileChanges } from "./profile.ts";
import type { Role, User, UserRepository } from "./user.ts";

const MS_PER_HOUR = 3_600_000;

/** What an admin says of an account. Absent members stay as they are. */
export interface AccountChanges {
  email?: string | undefined;
  /** Whether the admin answers for the address. */
  emailConfirmed?: boolean | undefined;
  /** A one-time password: its owner chooses another one after the first sign-in. */
  password?: string | undefined;
  role?: Role | undefined;
  /** Seconds from now; 0: suspended no more. */
  banSeconds?: number | undefined;
  profile?: ProfileChanges | undefined;
}
export type NewAccount = AccountChanges & { email: string };

interface Inside {
  users: UserRepository;
  sessions: SessionRepository;
  authCodes: AuthCodeRepository;
  oneTimeTokens: OneTimeTokenRepository;
}

interface Dependencies {
  users: UserRepository;
  transact: Transact<Inside>;
  settings: SettingsService;
  mails: Pick<MailService, "send">;
  passwords: PasswordHasher;
  clock: Clock;
  ids: Ids;
}

export type UserAdministration = ReturnType<typeof createUserAdministration>;

/** What admins do with accounts. Their owners hear by mail of what touches how they get in. */
export function createUserAdministration(dependencies: Dependencies) {
  const { users, transact, settings, mails, passwords, clock } = dependencies;

  /** @throws DomainError `user_not_found` */
  async function get(id: string): Promise<User> {
    const user = await users.findById(id);
    if (user) return user;
    throw new DomainError("user_not_found", "There is no such user");
  }

  const bannedUntil = (seconds: number): Date | null =>
    seconds === 0 ? null : new Date(clock.now().getTime() + seconds * 1000);

  async function hashed(password: string, email: string): Promise<string> {
    const { password_min_length: minLength, site_name } = await settings.get();
    checkNewPassword(password, { minLength, known: [email, site_name] });
    return passwords.hash(password);
  }

  /** What a password is that somebody else chose: good for one sign-in (D17). */
  const oneTime = (passwordHash: string) => ({
    passwordHash,
    passwordChangeRequired: true,
    oneTimePasswordUntil: new Date(clock.now().getTime() + ONE_TIME_PASSWORD_HOURS * MS_PER_HOUR),
  });

  /** @throws DomainError `email_exists`, `weak_password` */
  async function create({ email, emailConfirmed, password, ...account }: NewAccount): Promise<User> {
    const user = newUser(
      {
        email,
        role: account.role ?? "customer",
        emailConfirmedAt: emailConfirmed ? clock.now() : null,
        profile: changeProfile(EMPTY_PROFILE, account.profile ?? {}),
        ...(password === undefined ? { passwordHash: null } : oneTime(await hashed(password, email))),
      },
      dependencies,
    );
    user.bannedUntil = bannedUntil(account.banSeconds ?? 0);
    await users.insert(user).catch(asEmailExists);
    return user;
  }

  /**
   * Changes an account. A suspended one is signed out everywhere; so is one whose password is set, which is a one-time password.
   * @throws DomainError `user_not_found`, `email_exists`, `weak_password`; `conflict` for the last admin
   */
  async function change(id: string, changes: AccountChanges): Promise<User> {
    const { email, emailConfirmed, password, role, banSeconds, profile } = changes;
    const known = await get(id);
    const passwordHash = password === undefined ? null : await hashed(password, email ?? known.email);
    const { before, after } = await transact(async (inside) => {
      const next = (user: User) => ({
        role: role ?? user.role,
        bannedUntil: banSeconds === undefined ? user.bannedUntil : bannedUntil(banSeconds),
      });
      const user = await lockKeepingAnAdmin(inside.users, id, next, clock.now());
      if (!user) throw new DomainError("user_not_found", "There is no such user");
      const address = addressAfter(user, email, emailConfirmed);
      const changed: User = {
        ...user,
        ...next(user),
        ...address,
        ...(passwordHash === null ? {} : { ...oneTime(passwordHash), lastSignInAt: null }),
        profile: changeProfile(user.profile, profile ?? {}),
        updatedAt: clock.now(),
      };
      await inside.users.update(changed).catch(asEmailExists);
      const moved = changed.email !== user.email;
      if (moved || passwordHash !== null) await inside.oneTimeTokens.removeOfUser(id);
      if ((banSeconds ?? 0) > 0 || passwordHash !== null) {
        await inside.sessions.removeOfUser(id);
        await inside.authCodes.removeOfUser(id);
      }
      return { before: user, after: changed };
    });
    for (const order of newsFor(before, after, passwordHash !== null)) await mails.send(order);
    return after;
  }

  function addressAfter(user: User, email: string | undefined, confirmed: boolean | undefined) {
    const moved = email !== undefined && email !== user.email;
    if (!moved && confirmed === undefined) return {};
    const emailConfirmedAt = confirmed ? ((moved ? null : user.emailConfirmedAt) ?? clock.now()) : null;
    return { email: email ?? user.email, emailConfirmedAt, ...(moved ? { newEmail: null } : {}) };
  }

  return { get, create, change };
}

function asEmailExists(error: unknown): never {
  if (!(error instanceof DomainError) || error.code !== "user_already_exists") throw error;
  throw new DomainError("email_exists", "An account with this email address exists already");
}

/** What an owner has to know: their old mailbox of a new one, their mailbox of a new password. */
function newsFor(before: User, after: User, hasNewPassword: boolean): MailOrder[] {
  const { language } = before.profile;
  const orders: MailOrder[] = [];
  if (after.email !== before.email) {
    orders.push({ kind: "email_changed", to: before.email, language, values: { newEmail: after.email } });
  }
  if (hasNewPassword) orders.push({ kind: "password_changed", to: before.email, language, values: {} });
  return orders;
}
