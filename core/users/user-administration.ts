import type { Actor } from "../audit/actor.ts";
import type { AuditRepository } from "../audit/audit-entry.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { checkNewPassword } from "../auth/passwords/new-password.ts";
import type { AuthCodeRepository } from "../auth/auth-code.ts";
import { requireFreshSignIn } from "../auth/sessions/fresh-sign-in.ts";
import type { AccessInside } from "../auth/sessions/revoke-access.ts";
import type { OneTimeTokenRepository } from "../auth/mailed/one-time-token.ts";
import type { SessionRepository } from "../auth/sessions/session.ts";
import { DomainError } from "../errors.ts";
import type { MailService } from "../mail/mail-service.ts";
import type { OutboxJobs } from "../mail/outbox.ts";
import type { PasswordHasher, Secrets } from "../ports/crypto.ts";
import type { Clock, Ids } from "../ports/system.ts";
import type { LockedCheck, Transact } from "../ports/transaction.ts";
import type { SettingsService } from "../settings/settings-service.ts";
import { auditedMetadata, auditedOutline, auditedUser, userSubject } from "./audited-user.ts";
import {
  actionOf,
  bannedUntil,
  changedAccount,
  describedBy,
  isMoved,
  newsFor,
  oneTimePassword,
  rightsAfter,
  type AccountChanges,
  type NewAccount,
  type StoredChanges,
} from "./changed-account.ts";
import { findActingAdmin } from "./acting-admin.ts";
import { confirmSelf, type Confirmation } from "./confirm-self.ts";
import { isGraveChange } from "./grave-change.ts";
import { lockKeepingAnAdmin } from "./last-admin.ts";
import { newOneTimePassword, newUser } from "./new-user.ts";
import { EMPTY_PROFILE } from "./profile.ts";
import { refuseUnsettled, settleOwner } from "./settle-owner.ts";
import { isOwnerUnproved, type User, type UserRepository } from "./user.ts";

type Inside = AccessInside & {
  users: UserRepository;
  sessions: SessionRepository;
  authCodes: AuthCodeRepository;
  oneTimeTokens: OneTimeTokenRepository;
  audit: Pick<AuditRepository, "append">;
  outboxJobs: Pick<OutboxJobs, "add">;
};

type AlsoDone = (inside: Inside, user: User) => Promise<void>;

/** An account whose owner gets a one-time password from the admin, who sees it this once. */
export interface WithOneTimePassword {
  user: User;
  oneTimePassword: string;
}

interface Approval extends Confirmation {
  /** Throws where the account is not as the admin saw it. */
  refuse?: LockedCheck<User>;
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

/** What admins do with accounts. Their owners are notified by mail of what touches how they sign in. */
export function createUserAdministration(dependencies: Dependencies) {
  const { users, transact, trail, settings, mails, passwords, secrets, clock } = dependencies;

  /** @throws DomainError `user_not_found` */
  async function get(id: string): Promise<User> {
    const user = await users.findById(id);
    if (user) return user;
    throw new DomainError("user_not_found", "There is no such user");
  }

  /** Of a password that somebody thought of; a generated one needs no check. */
  async function hashed(password: string, email: string): Promise<string> {
    const { password_min_length: minLength, site_name } = await settings.get();
    checkNewPassword(password, { minLength, known: [email, site_name] });
    return passwords.hash(password);
  }

  /**
   * @param also what happens together with it, or not at all
   * @throws DomainError `email_exists`, `weak_password`, `reauthentication_needed`
   */
  async function create(by: Actor, account: NewAccount, also?: AlsoDone): Promise<User> {
    const { email, password } = account;
    return add(by, account, password === undefined ? null : await hashed(password, email), also);
  }

  /**
   * The same with a one-time password that is made up here.
   * @throws DomainError `email_exists`
   */
  async function createWithPassword(by: Actor, account: NewAccount): Promise<WithOneTimePassword> {
    const password = newOneTimePassword(secrets);
    return { user: await add(by, account, await passwords.hash(password)), oneTimePassword: password };
  }

  async function add(
    by: Actor,
    account: NewAccount,
    passwordHash: string | null,
    also?: AlsoDone,
  ): Promise<User> {
    const { email, emailConfirmed } = account;
    const now = clock.now();
    const user = newUser(
      {
        email,
        role: account.role ?? "customer",
        emailConfirmedAt: emailConfirmed ? now : null,
        isVouched: emailConfirmed === true,
        ...describedBy({ profile: EMPTY_PROFILE, userMetadata: {}, appMetadata: {} }, account),
        ...(passwordHash === null ? { passwordHash } : oneTimePassword(passwordHash, now)),
      },
      dependencies,
    );
    user.bannedUntil = bannedUntil(account.banSeconds ?? 0, now);
    await transact(async (inside) => {
      const session = await findActingAdmin(inside, by, now);
      if (session && isGraveChange(null, { ...account, passwordHash })) requireFreshSignIn(session, now);
      await inside.users.insert(user).catch(asEmailExists);
      const after = auditedOutline(user);
      await trail.record(inside.audit, by, { action: "user.created", subject: userSubject(user), after });
      await also?.(inside, user);
    });
    return user;
  }

  /**
   * Changes an account. A suspended one is signed out everywhere; so is one whose password is set, which is a one-time password.
   * @param confirmation that an admin who demotes or suspends themselves confirmed it
   * @throws DomainError `user_not_found`, `email_exists`, `weak_password`; `conflict` for the last admin, and for
   * confirming an address that several people claim; `confirmation_needed`;
   * `reauthentication_needed` for what a stolen session would be used for (grave-change.ts)
   */
  async function change(
    by: Actor,
    id: string,
    changes: AccountChanges,
    confirmation: Approval = {},
  ): Promise<User> {
    const known = await get(id);
    const { password, email = known.email } = changes;
    const passwordHash = password === undefined ? null : await hashed(password, email);
    return write(by, id, { ...changes, passwordHash }, confirmation);
  }

  /**
   * Changes an account and gives it to somebody else: every way in from before ends, and a one-time password is made up here.
   * @throws DomainError as `change` does
   */
  async function handOver(
    by: Actor,
    id: string,
    changes: Omit<AccountChanges, "password">,
    confirmation: Approval = {},
  ): Promise<WithOneTimePassword> {
    const password = newOneTimePassword(secrets);
    const passwordHash = await passwords.hash(password);
    const user = await write(by, id, { ...changes, passwordHash }, confirmation, true);
    return { user, oneTimePassword: password };
  }

  /**
   * Gives an account a one-time password that is made up here, and ends its sessions.
   * @throws DomainError `user_not_found`
   */
  async function resetPassword(by: Actor, id: string): Promise<WithOneTimePassword> {
    const password = newOneTimePassword(secrets);
    const passwordHash = await passwords.hash(password);
    return { user: await write(by, id, { passwordHash }, {}), oneTimePassword: password };
  }

  async function write(
    by: Actor,
    id: string,
    changes: StoredChanges,
    confirmation: Approval,
    hasNewOwner = false,
  ): Promise<User> {
    const { email, passwordHash, role } = changes;
    const isSuspended = (changes.banSeconds ?? 0) > 0;
    const { before, after } = await transact(async (inside) => {
      const now = clock.now();
      const session = await findActingAdmin(inside, by, now);
      const user = await lockKeepingAnAdmin(
        inside.users,
        id,
        (found) => rightsAfter(found, changes, now),
        now,
      );
      if (!user) throw new DomainError("user_not_found", "There is no such user");
      confirmation.refuse?.(user);
      if (session && isGraveChange(user, changes)) requireFreshSignIn(session, now);
      if (user.role === "admin" && role === "customer") {
        confirmSelf(by, id, confirmation, "give up your own admin role");
      }
      if (isSuspended) confirmSelf(by, id, confirmation, "suspend your own account");
      await refuseUnsettled(inside, user, changes);
      const changed = changedAccount(user, changes, now);
      if (hasNewOwner || (passwordHash !== null && isOwnerUnproved(changed)))
        await settleOwner(inside, changed, now);
      await inside.users.update(changed).catch(asEmailExists);
      if (isMoved(user, email) || passwordHash !== null) await inside.oneTimeTokens.removeOfUser(id);
      if (isSuspended || passwordHash !== null) {
        await inside.sessions.removeOfUser(id);
        await inside.authCodes.removeOfUser(id);
      }
      const subject = userSubject(user);
      const was = auditedUser(user);
      const is = { ...auditedUser(changed), ...auditedMetadata(user, changed) };
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

  return { get, create, createWithPassword, change, handOver, resetPassword };
}

function asEmailExists(error: unknown): never {
  if (!(error instanceof DomainError) || error.code !== "user_already_exists") throw error;
  throw new DomainError("email_exists", "An account with this email address exists already");
}
