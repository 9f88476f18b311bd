import { commandLine } from "../../core/audit/actor.ts";
import { accountStatus, type AccountStatus, type Role, type User } from "../../core/users/user.ts";
import type { UserFilter } from "../../core/users/user-list.ts";
import { withServices } from "../with-services.ts";

/** An account as the command line shows it. */
export interface ListedUser {
  id: string;
  email: string;
  role: Role;
  status: AccountStatus;
  name: string;
  createdAt: Date;
  lastSignInAt: Date | null;
  bannedUntil: Date | null;
}

export interface CreateUserOptions {
  email: string;
  role?: Role;
  /** Absent: a one-time password is made and answered. */
  password?: string;
}

const BATCH = 1000;

const listed = (user: User): ListedUser => ({
  id: user.id,
  email: user.email,
  role: user.role,
  status: accountStatus(user, new Date()),
  name: user.profile.fullName,
  createdAt: user.createdAt,
  lastSignInAt: user.lastSignInAt,
  bannedUntil: user.bannedUntil,
});

/**
 * `quietzone users`: accounts, while a server is running or not. The audit log names the command line as the
 * actor.
 */
export const users = {
  /** The accounts that match, newest first. */
  list: (filter: Pick<UserFilter, "q" | "role" | "status"> = {}): Promise<ListedUser[]> =>
    withServices(async ({ userList }) => {
      const all: ListedUser[] = [];
      for (;;) {
        const query = { sort: "created_at", order: "desc", offset: all.length, limit: BATCH } as const;
        const { items, total } = await userList.list(query, filter);
        all.push(...items.map(listed));
        if (items.length === 0 || all.length >= total) return all;
      }
    }),

  /**
   * @returns the account, and its one-time password if no password was given
   * @throws WrongUse for an invalid address or password; DomainError `user_already_exists`
   */
  create: ({ email, role = "customer", password }: CreateUserOptions) =>
    withServices(async (services) => {
      const created = await services.operatorAccounts.create({ email, role, password: password ?? null });
      return { user: listed(created.user), oneTimePassword: created.oneTimePassword };
    }),

  /**
   * A new one-time password; ends every session of the account.
   * @throws DomainError `user_not_found`
   */
  resetPassword: (email: string) =>
    withServices(async (services) => {
      const { user, oneTimePassword } = await services.operatorAccounts.resetPassword(email);
      return { user: listed(user), oneTimePassword };
    }),

  /** @throws DomainError `user_not_found`; `conflict` if the last admin would lose the role */
  setRole: (email: string, role: Role): Promise<ListedUser> =>
    withServices(async (services) => listed(await services.operatorAccounts.setRole(email, role))),

  /**
   * @param seconds from now; 0: suspended no more
   * @throws DomainError `user_not_found`; `conflict` for the last admin
   */
  suspend: (email: string, seconds: number): Promise<ListedUser> =>
    withServices(async (services) => listed(await services.operatorAccounts.suspend(email, seconds))),

  /**
   * Takes the account away for good, with everything that is its owner's.
   * @returns the account as it was
   * @throws DomainError `user_not_found`; `conflict` for the last admin
   */
  remove: (email: string): Promise<ListedUser> =>
    withServices(async ({ operatorAccounts, accountRemoval }) => {
      const user = await operatorAccounts.getByEmail(email);
      await accountRemoval.deleteAccount(commandLine, user.id);
      return listed(user);
    }),
};
