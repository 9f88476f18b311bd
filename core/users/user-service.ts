import type { Actor } from "../audit/actor.ts";
import type { AuthRepositories } from "../auth/auth-dependencies.ts";
import { endedAccessMail } from "../auth/sessions/ended-access.ts";
import type { MailService } from "../mail/mail-service.ts";
import type { OutboxJobs } from "../mail/outbox.ts";
import type { PasswordHasher, Secrets } from "../ports/crypto.ts";
import type { SettingsService } from "../settings/settings-service.ts";
import { noticesFor, type AccountChanges, type NewAccount, type StoredChanges } from "./changed-account.ts";
import { hashChecked, withOneTimePassword, type WithOneTimePassword } from "./new-user.ts";
import { asEmailExists, userNotFound, type User, type UserRepository } from "./user.ts";
import { createAccountWriter, type Approval, type WriterDependencies } from "./write-account.ts";

type Tx = AuthRepositories & { outboxJobs: Pick<OutboxJobs, "add"> };

interface Dependencies extends WriterDependencies<Tx> {
  users: UserRepository;
  settings: SettingsService;
  mails: Pick<MailService, "send">;
  passwords: PasswordHasher;
  secrets: Secrets;
}

export type UserService = ReturnType<typeof createUserService>;

/** Account management for admins. Owners are notified by mail of changes to how they sign in. */
export function createUserService(dependencies: Dependencies) {
  const { users, mails, settings } = dependencies;
  const writer = createAccountWriter(dependencies);

  /** @throws DomainError `user_not_found` */
  async function get(id: string): Promise<User> {
    const user = await users.findById(id);
    if (user) return user;
    throw userNotFound();
  }

  /**
   * @param also what happens together with it, or not at all
   * @throws DomainError `email_exists`, `weak_password`, `reauthentication_needed`
   */
  async function create(
    by: Actor,
    account: NewAccount,
    also?: (tx: Tx, user: User) => Promise<void>,
  ): Promise<User> {
    const { email, password } = account;
    const passwordHash = password === undefined ? null : await hashChecked(password, email, dependencies);
    return writer.add(by, { ...account, passwordHash }, also).catch(asEmailExists);
  }

  /**
   * The same with a one-time password that is made up here.
   * @throws DomainError `email_exists`
   */
  const createWithPassword = (by: Actor, account: NewAccount): Promise<WithOneTimePassword> =>
    withOneTimePassword(dependencies, (passwordHash) =>
      writer.add(by, { ...account, passwordHash }).catch(asEmailExists),
    );

  /**
   * Changes an account.
   * @param approval that an admin who demotes or suspends themselves confirmed it
   * @throws DomainError as write-account.ts does; `email_exists`, `weak_password`
   */
  async function change(
    by: Actor,
    id: string,
    changes: AccountChanges,
    approval: Approval = {},
  ): Promise<User> {
    const known = await get(id);
    const { password, email = known.email } = changes;
    const passwordHash = password === undefined ? null : await hashChecked(password, email, dependencies);
    return write(by, id, { ...changes, passwordHash }, approval);
  }

  /**
   * Changes an account and gives it to a new owner: all existing access ends, and a one-time password is
   * generated.
   * @throws DomainError as `change` does
   */
  const handOver = (
    by: Actor,
    id: string,
    changes: Omit<AccountChanges, "password">,
    approval: Approval = {},
  ): Promise<WithOneTimePassword> =>
    withOneTimePassword(dependencies, (passwordHash) =>
      write(by, id, { ...changes, passwordHash }, approval, true),
    );

  /**
   * Gives an account a one-time password that is made up here, and ends its sessions.
   * @throws DomainError `user_not_found`
   */
  const resetPassword = (by: Actor, id: string): Promise<WithOneTimePassword> =>
    withOneTimePassword(dependencies, (passwordHash) => write(by, id, { passwordHash }, {}));

  async function write(
    by: Actor,
    id: string,
    changes: StoredChanges,
    approval: Approval,
    hasNewOwner = false,
  ): Promise<User> {
    const { before, after, ended } = await writer
      .change(by, id, changes, approval, hasNewOwner)
      .catch(asEmailExists);
    for (const order of noticesFor(before, after, changes.passwordHash !== null)) await mails.send(order);
    // the mail about the new password says that sessions have ended
    const more = await endedAccessMail(before, ended && { ...ended, sessions: 0 }, settings);
    if (more) await mails.send(more);
    return after;
  }

  return { get, list: users.list, create, createWithPassword, change, handOver, resetPassword };
}
