import type { Actor } from "../audit/actor.ts";
import type { AuditEntry, AuditRepository } from "../audit/audit-entry.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { checkNewPassword } from "../auth/new-password.ts";
import type { AuthCodeRepository } from "../auth/auth-code.ts";
import type { OneTimeTokenRepository } from "../auth/one-time-token.ts";
import type { SessionRepository } from "../auth/session.ts";
import { DomainError } from "../errors.ts";
import type { MailOrder } from "../mail/mail-order.ts";
import type { MailService } from "../mail/mail-service.ts";
import type { PasswordHasher, Secrets } from "../ports/crypto.ts";
import type { Clock, Ids } from "../ports/system.ts";
import type { Transact } from "../ports/transaction.ts";
import type { SettingsService } from "../settings/settings-service.ts";
import { auditedOutline, auditedUser, userSubject } from "./audited-user.ts";
import { confirmSelf, type Confirmation } from "./confirm-self.ts";
import { lockKeepingAnAdmin } from "./last-admin.ts";
import { newOneTimePassword, newUser, ONE_TIME_PASSWORD_HOURS } from "./new-user.ts";
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
  audit: Pick<AuditRepository, "append">;
}

/** An account whose owner gets a one-time password from the admin, who sees it this once. */
export interface WithOneTimePassword {
  user: User;
  oneTimePassword: string;
}

interface Dependencies {
  users: UserRepository;
  transact: Transact<Inside>;
  trail: AuditTrail;
  settings: SettingsService;
  mails: Pick<MailService, "send">;
  passwords: PasswordHasher;
  secrets: Secrets;
  clock: Clock;
  ids: Ids;
}

export type UserAdministration = ReturnType<typeof createUserAdministration>;

/** What admins do with accounts. Their owners hear by mail of what touches how they get in. */
export function createUserAdministration(dependencies: Dependencies) {
  const { users, transact, trail, settings, mails, passwords, secrets, clock } = dependencies;

  /** @throws DomainError `user_not_found` */
  async function get(id: string): Promise<User> {
    const user = await users.findById(id);
    if (user) return user;
    throw new DomainError("user_not_found", "There is no such user");
  }

  const bannedUntil = (seconds: number): Date | null =>
    seconds === 0 ? null : new Date(clock.now().getTime() + seconds * 1000);

  /** Of a password that somebody thought of; a generated one needs no check. */
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
  async function create(by: Actor, account: NewAccount): Promise<User> {
    const { email, password } = account;
    return add(by, account, password === undefined ? null : await hashed(password, email));
  }

  /**
   * The same with a one-time password that is made up here.
   * @throws DomainError `email_exists`
   */
  async function createWithPassword(by: Actor, account: NewAccount): Promise<WithOneTimePassword> {
    const oneTimePassword = newOneTimePassword(secrets);
    return { user: await add(by, account, await passwords.hash(oneTimePassword)), oneTimePassword };
  }

  async function add(by: Actor, account: NewAccount, passwordHash: string | null): Promise<User> {
    const { email, emailConfirmed } = account;
    const user = newUser(
      {
        email,
        role: account.role ?? "customer",
        emailConfirmedAt: emailConfirmed ? clock.now() : null,
        profile: changeProfile(EMPTY_PROFILE, account.profile ?? {}),
        ...(passwordHash === null ? { passwordHash } : oneTime(passwordHash)),
      },
      dependencies,
    );
    user.bannedUntil = bannedUntil(account.banSeconds ?? 0);
    await transact(async (inside) => {
      await inside.users.insert(user).catch(asEmailExists);
      const after = auditedOutline(user);
      await trail.record(inside.audit, by, { action: "user.created", subject: userSubject(user), after });
    });
    return user;
  }

  /**
   * Changes an account. A suspended one is signed out everywhere; so is one whose password is set, which is a one-time password.
   * @param confirmation that whoever demotes or suspends themselves means it
   * @throws DomainError `user_not_found`, `email_exists`, `weak_password`; `conflict` for the last admin; `confirmation_needed`
   */
  async function change(
    by: Actor,
    id: string,
    changes: AccountChanges,
    confirmation: Confirmation = {},
  ): Promise<User> {
    const known = await get(id);
    const { password, email = known.email } = changes;
    const passwordHash = password === undefined ? null : await hashed(password, email);
    return write(by, id, { ...changes, passwordHash }, confirmation);
  }

  /**
   * Gives an account a one-time password that is made up here, and ends its sessions.
   * @throws DomainError `user_not_found`
   */
  async function resetPassword(by: Actor, id: string): Promise<WithOneTimePassword> {
    const oneTimePassword = newOneTimePassword(secrets);
    const passwordHash = await passwords.hash(oneTimePassword);
    return { user: await write(by, id, { passwordHash }, {}), oneTimePassword };
  }

  async function write(
    by: Actor,
    id: string,
    changes: Omit<AccountChanges, "password"> & { passwordHash: string | null },
    confirmation: Confirmation,
  ): Promise<User> {
    const { email, emailConfirmed, passwordHash, role, banSeconds, profile } = changes;
    const { before, after } = await transact(async (inside) => {
      const next = (user: User) => ({
        role: role ?? user.role,
        bannedUntil: banSeconds === undefined ? user.bannedUntil : bannedUntil(banSeconds),
      });
      const user = await lockKeepingAnAdmin(inside.users, id, next, clock.now());
      if (!user) throw new DomainError("user_not_found", "There is no such user");
      if (user.role === "admin" && role === "customer") {
        confirmSelf(by, id, confirmation, "give up your own admin role");
      }
      if ((banSeconds ?? 0) > 0) confirmSelf(by, id, confirmation, "suspend your own account");
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
      const subject = userSubject(user);
      const [was, is] = [auditedUser(user), auditedUser(changed)];
      await trail.record(inside.audit, by, {
        action: actionOf(user, changed),
        subject,
        before: was,
        after: is,
      });
      if (passwordHash !== null) {
        await trail.record(inside.audit, by, { action: "user.password_reset", subject });
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

  return { get, create, createWithPassword, change, resetPassword };
}

/** The change that people look for in the trail; any other is an update. */
function actionOf(before: User, after: User): AuditEntry["action"] {
  if (before.role !== after.role) return "user.role_changed";
  if (before.bannedUntil?.getTime() === after.bannedUntil?.getTime()) return "user.updated";
  return after.bannedUntil === null ? "user.unsuspended" : "user.suspended";
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
