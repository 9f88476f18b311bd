import { commandLine } from "../audit/actor.ts";
import { DomainError, type ErrorCode } from "../errors.ts";
import type { PasswordHasher, Secrets } from "../ports/crypto.ts";
import type { SettingsService } from "../settings/settings-service.ts";
import type { StoredChanges } from "./changed-account.ts";
import { hashChecked, withOneTimePassword, type WithOneTimePassword } from "./new-user.ts";
import { emailSchema, type Role, type User, type UserRepository } from "./user.ts";
import { createAccountWriter, type WriterDependencies } from "./write-account.ts";

/** The first admin if the operator names none. `.localhost` is reserved (RFC 6761 §6.3). */
const FIRST_ADMIN_EMAIL = "admin@quietzone.localhost";

/** Hours that the one-time password of the first admin is valid for, which is in a log (ASVS 5.0 §6.3.2). */
const FIRST_ADMIN_HOURS = 1;

/** An account and, if its password was generated, that one-time password. */
export type UserWithPassword = WithOneTimePassword | { user: User; oneTimePassword: null };

interface NewAccount {
  email: string;
  role: Role;
  /** Null: a one-time password is made. */
  password: string | null;
  /** Hours that a one-time password waits for its use. */
  oneTimeHours?: number;
}

interface Dependencies extends WriterDependencies {
  users: UserRepository;
  settings: SettingsService;
  passwords: PasswordHasher;
  secrets: Secrets;
}

export type OperatorAccounts = ReturnType<typeof createOperatorAccounts>;

/** Accounts as the operator names them on the command line, by their address. Owners get no mail of it: the operator notifies them. */
export function createOperatorAccounts(dependencies: Dependencies) {
  const { users } = dependencies;
  const writer = createAccountWriter(dependencies);

  /** @throws DomainError `email_address_invalid`, `weak_password`, `user_already_exists` */
  async function create({ role, password, oneTimeHours, ...named }: NewAccount): Promise<UserWithPassword> {
    const email = parseEmail(named.email);
    // the operator answers for it
    const account = { email, role, emailConfirmed: true };
    if (password !== null) {
      const passwordHash = await hashChecked(password, email, dependencies);
      // their own password is theirs, a one-time password is passed on
      const user = await writer.add(commandLine, { ...account, passwordHash, isOwnPassword: true });
      return { user, oneTimePassword: null };
    }
    return withOneTimePassword(dependencies, (passwordHash) =>
      writer.add(commandLine, { ...account, passwordHash, oneTimeHours }),
    );
  }

  /** @throws DomainError `user_not_found` */
  async function getByEmail(emailText: string): Promise<User> {
    const user = await users.findByEmail(emailText.trim().toLowerCase());
    if (user) return user;
    throw nobodyAt(emailText);
  }

  /** @param isMeant whether the account is still the one that the change is for */
  async function change(
    emailText: string,
    changes: StoredChanges,
    isMeant: (user: User) => boolean = () => true,
  ): Promise<User> {
    const { id, email } = await getByEmail(emailText);
    const refuse = (user: User): void => {
      // moved meanwhile: the operator did not mean this account
      if (user.email !== email || !isMeant(user)) throw nobodyAt(emailText);
    };
    return (await writer.change(commandLine, id, changes, { refuse })).after;
  }

  /**
   * Acts at the user's next request. The last active admin keeps the role, also when two admins demote each other at once.
   * @throws DomainError `user_not_found`, `conflict` for the last admin, and for an address that several people claim
   */
  const setRole = (emailText: string, role: Role): Promise<User> =>
    change(emailText, { role, passwordHash: null });

  /**
   * @param seconds from now; 0: suspended no more
   * @throws DomainError `user_not_found`, `conflict` for the last admin
   */
  const suspend = (emailText: string, seconds: number): Promise<User> =>
    change(emailText, { banSeconds: seconds, passwordHash: null });

  /**
   * Gives an account a new one-time password and ends its sessions: for who lost theirs, or whose one-time password was used
   * up by an answer that never arrived.
   * @throws DomainError `user_not_found`
   */
  const resetPassword = (emailText: string): Promise<WithOneTimePassword> =>
    withOneTimePassword(dependencies, (passwordHash) => change(emailText, { passwordHash }));

  /**
   * Ensures that the site has an admin. With an address and password from the operator, that account exists
   * afterward; an existing one stays unchanged, and is returned if it is not an admin. Otherwise, an empty
   * database gets an admin with a one-time password, valid for one hour, and a new one at each start until a
   * password was chosen.
   * @returns the message for the operator, or null if there is none
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
    if (pending && isPendingAdmin(pending)) return renewPending();
    const { total } = await users.list({ offset: 0, limit: 1 });
    if (total > 0) return null;
    return createUnlessThere({
      email: FIRST_ADMIN_EMAIL,
      role: "admin",
      password: null,
      oneTimeHours: FIRST_ADMIN_HOURS,
    });
  }

  /** Null if the account exists, also if another server created it concurrently. */
  async function createUnlessThere(account: NewAccount): Promise<UserWithPassword | null> {
    if (await users.findByEmail(parseEmail(account.email))) return null;
    return create(account).catch(nullFor("user_already_exists"));
  }

  /** Null if the admin has signed in, changed the address or was deleted meanwhile. */
  const renewPending = (): Promise<UserWithPassword | null> =>
    withOneTimePassword(dependencies, (passwordHash) =>
      change(FIRST_ADMIN_EMAIL, { passwordHash, oneTimeHours: FIRST_ADMIN_HOURS }, isPendingAdmin),
    ).catch(nullFor("user_not_found"));

  return { create, getByEmail, setRole, suspend, resetPassword, ensureFirstAdmin };
}

const isPendingAdmin = ({ passwordChangeRequired, role }: User): boolean =>
  passwordChangeRequired && role === "admin";

const nobodyAt = (emailText: string): DomainError =>
  new DomainError("user_not_found", `No account has the address ${emailText}`);

const nullFor =
  (code: ErrorCode) =>
  (error: unknown): null => {
    if (error instanceof DomainError && error.code === code) return null;
    throw error;
  };

function parseEmail(text: string): string {
  const parsed = emailSchema.safeParse(text);
  if (!parsed.success) throw new DomainError("email_address_invalid", `${text} is not an email address`);
  return parsed.data;
}
