import { commandLine } from "../audit/actor.ts";
import type { AuditRepository } from "../audit/audit-entry.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import type { AccessInside } from "../auth/sessions/revoke-access.ts";
import type { AuthCodeRepository } from "../auth/auth-code.ts";
import { checkNewPassword } from "../auth/passwords/new-password.ts";
import type { OneTimeTokenRepository } from "../auth/mailed/one-time-token.ts";
import type { SessionRepository } from "../auth/sessions/session.ts";
import { DomainError } from "../errors.ts";
import type { Page } from "../pagination.ts";
import type { PasswordHasher, Secrets } from "../ports/crypto.ts";
import type { Clock, Ids } from "../ports/system.ts";
import type { Transact } from "../ports/transaction.ts";
import type { SettingsService } from "../settings/settings-service.ts";
import { lockKeepingAnAdmin } from "./last-admin.ts";
import { auditedOutline, userSubject } from "./audited-user.ts";
import { newOneTimePassword, newUser, ONE_TIME_PASSWORD_HOURS } from "./new-user.ts";
import { EMPTY_PROFILE, type Profile } from "./profile.ts";
import { refuseUnsettled, settleOwner } from "./settle-owner.ts";
import { emailSchema, isOwnerUnproved } from "./user.ts";
import type { Role, User, UserRepository } from "./user.ts";

/** The first admin where the operator names none. `.localhost` belongs to nobody (RFC 6761 §6.3). */
const FIRST_ADMIN_EMAIL = "admin@quietzone.localhost";

/** Hours that the one-time password of the first admin is valid for, which is in a log (ASVS 5.0 §6.3.2). */
const FIRST_ADMIN_HOURS = 1;

/** An account and, where nobody chose its password, a one-time password: valid for one sign-in, which asks for a new one. */
export interface UserWithPassword {
  user: User;
  oneTimePassword: string | null;
}

interface NewAccount {
  email: string;
  role: Role;
  /** Null: a one-time password is made. */
  password: string | null;
  /** Hours that a one-time password waits for its use. */
  oneTimeHours?: number;
  profile?: Profile;
}

interface Dependencies {
  users: UserRepository;
  transact: Transact<
    AccessInside & {
      users: UserRepository;
      sessions: SessionRepository;
      authCodes: AuthCodeRepository;
      oneTimeTokens: OneTimeTokenRepository;
      audit: Pick<AuditRepository, "append">;
    }
  >;
  trail: AuditTrail;
  settings: SettingsService;
  passwords: PasswordHasher;
  secrets: Secrets;
  clock: Clock;
  ids: Ids;
}

export type UserService = ReturnType<typeof createUserService>;

/** Accounts as the operator sees them, who acts from the command line: that is who the audit trail names. */
export function createUserService(dependencies: Dependencies) {
  const { users, transact, settings, passwords, secrets, clock, trail } = dependencies;

  const until = (hours: number): Date => new Date(clock.now().getTime() + hours * 3_600_000);

  /** @throws DomainError `email_address_invalid`, `weak_password`, `user_already_exists` */
  async function create(account: NewAccount): Promise<UserWithPassword> {
    const email = parseEmail(account.email);
    if (account.password !== null) {
      const { password_min_length, site_name } = await settings.get();
      checkNewPassword(account.password, { minLength: password_min_length, known: [email, site_name] });
    }
    const generated = account.password === null ? newOneTimePassword(secrets) : null;
    const user = newUser(
      {
        email,
        role: account.role,
        passwordHash: await passwords.hash(account.password ?? generated ?? ""),
        passwordChangeRequired: generated !== null,
        oneTimePasswordUntil:
          generated === null ? null : until(account.oneTimeHours ?? ONE_TIME_PASSWORD_HOURS),
        // the operator answers for it: their own password is theirs, a one-time password is passed on
        emailConfirmedAt: clock.now(),
        isVouched: generated !== null,
        profile: account.profile ?? EMPTY_PROFILE,
      },
      dependencies,
    );
    await transact(async (inside) => {
      await inside.users.insert(user);
      await trail.record(inside.audit, commandLine, {
        action: "user.created",
        subject: userSubject(user),
        after: auditedOutline(user),
      });
    });
    return { user, oneTimePassword: generated };
  }

  /** @throws DomainError `user_not_found` */
  async function getByEmail(emailText: string): Promise<User> {
    const user = await users.findByEmail(emailText.trim().toLowerCase());
    if (user) return user;
    throw new DomainError("user_not_found", `No account has the address ${emailText}`);
  }

  const list = (query: { offset: number; limit: number }): Promise<Page<User>> => users.list(query);

  /**
   * Acts at the user's next request. The last active admin keeps the role, also when two admins demote each other at once.
   * @throws DomainError `user_not_found`, `conflict` for the last admin, and for an address that several people claim
   */
  async function setRole(emailText: string, role: Role): Promise<User> {
    const found = await users.findByEmail(emailText.trim().toLowerCase());
    return transact(async (inside) => {
      const change = ({ bannedUntil }: User) => ({ role, bannedUntil });
      const user = found && (await lockKeepingAnAdmin(inside.users, found.id, change, clock.now()));
      // moved meanwhile: the operator did not mean this account
      if (user?.email !== found?.email || !user)
        throw new DomainError("user_not_found", `No account has the address ${emailText}`);
      await refuseUnsettled(inside, user, { role, passwordHash: null });
      const before = { role: user.role };
      user.role = role;
      user.updatedAt = clock.now();
      await inside.users.update(user);
      await trail.record(inside.audit, commandLine, {
        action: "user.role_changed",
        subject: userSubject(user),
        before,
        after: { role },
      });
      return user;
    });
  }

  /**
   * Gives an account a new one-time password and ends its sessions: for who lost theirs, or whose one-time password was used
   * up by an answer that never arrived.
   * @throws DomainError `user_not_found`
   */
  async function resetPassword(emailText: string): Promise<UserWithPassword> {
    const found = await users.findByEmail(emailText.trim().toLowerCase());
    const reset = found && (await setOneTimePassword(found, ONE_TIME_PASSWORD_HOURS, () => true));
    if (!reset) throw new DomainError("user_not_found", `No account has the address ${emailText}`);
    return reset;
  }

  /**
   * Sees to it that somebody can administer the site. With an address and password from the operator, that account exists
   * afterwards; one that exists already is left as it is, and answered where it is no admin. Without, an empty database gets an
   * admin with a one-time password, valid for one hour, and a new one at each start until a password was chosen.
   * @returns what to tell the operator, or null where there is nothing to tell
   */
  async function ensureFirstAdmin(
    named: { email: string; password: string } | null,
  ): Promise<UserWithPassword | null> {
    if (named !== null) {
      const created = await createUnlessThere({ ...named, role: "admin" });
      const user = created ? null : await users.findByEmail(parseEmail(named.email));
      return user && user.role !== "admin" ? { user, oneTimePassword: null } : created;
    }
    const pending = await users.findByEmail(FIRST_ADMIN_EMAIL);
    if (pending && isPendingAdmin(pending)) {
      return setOneTimePassword(pending, FIRST_ADMIN_HOURS, isPendingAdmin);
    }
    const { total } = await users.list({ offset: 0, limit: 1 });
    if (total > 0) return null;
    return createUnlessThere({
      email: FIRST_ADMIN_EMAIL,
      role: "admin",
      password: null,
      oneTimeHours: FIRST_ADMIN_HOURS,
    });
  }

  /** Null where the account is there, also where another server that starts at the same instant was quicker. */
  async function createUnlessThere(account: NewAccount): Promise<UserWithPassword | null> {
    if (await users.findByEmail(parseEmail(account.email))) return null;
    return create(account).catch((error: unknown) => {
      if (error instanceof DomainError && error.code === "user_already_exists") return null;
      throw error;
    });
  }

  /** Null where the user is gone, has another address, or is not `wanted` any more once nobody else can change it. */
  async function setOneTimePassword(
    { id, email }: User,
    hours: number,
    wanted: (user: User) => boolean,
  ): Promise<UserWithPassword | null> {
    const password = newOneTimePassword(secrets);
    const passwordHash = await passwords.hash(password);
    return transact(async (inside) => {
      const user = await inside.users.findForUpdate(id);
      if (user?.email !== email || !wanted(user)) return null;
      user.passwordHash = passwordHash;
      user.passwordChangeRequired = true;
      user.oneTimePasswordUntil = until(hours);
      user.lastSignInAt = null;
      user.updatedAt = clock.now();
      if (isOwnerUnproved(user)) await settleOwner(inside, user, clock.now());
      await inside.users.update(user);
      await inside.sessions.removeOfUser(id);
      await inside.authCodes.removeOfUser(id);
      await inside.oneTimeTokens.removeOfUser(id);
      await trail.record(inside.audit, commandLine, {
        action: "user.password_reset",
        subject: userSubject(user),
      });
      return { user, oneTimePassword: password };
    });
  }

  return { create, list, getByEmail, setRole, resetPassword, ensureFirstAdmin };
}

const isPendingAdmin = ({ passwordChangeRequired, role }: User): boolean =>
  passwordChangeRequired && role === "admin";

function parseEmail(text: string): string {
  const parsed = emailSchema.safeParse(text);
  if (!parsed.success) throw new DomainError("email_address_invalid", `${text} is not an email address`);
  return parsed.data;
}
