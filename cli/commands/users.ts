import { createServices } from "../../adapters/composition-root.ts";
import { loadConfig } from "../../adapters/config.ts";
import type { Role, User } from "../../core/users/user.ts";
import type { UserService } from "../../core/users/user-service.ts";

/** An account as the command line shows it. */
export interface ListedUser {
  id: string;
  email: string;
  role: Role;
  name: string;
  createdAt: Date;
  lastSignInAt: Date | null;
}

export interface CreateUserOptions {
  email: string;
  role?: Role;
  /** Absent: a one-time password is made and answered. */
  password?: string;
}

const BATCH = 100;

const listed = ({ id, email, role, profile, createdAt, lastSignInAt }: User): ListedUser => ({
  id,
  email,
  role,
  name: profile.fullName,
  createdAt,
  lastSignInAt,
});

async function withUsers<T>(work: (users: UserService) => Promise<T>): Promise<T> {
  const services = await createServices(loadConfig());
  try {
    return await work(services.users);
  } finally {
    await services.close();
  }
}

/** `quietzone users`: accounts from the command line, beside a running server or without one. */
export const users = {
  /** Every account, newest first. */
  list: (): Promise<ListedUser[]> =>
    withUsers(async (accounts) => {
      const all: ListedUser[] = [];
      for (;;) {
        const { items, total } = await accounts.list({ offset: all.length, limit: BATCH });
        all.push(...items.map(listed));
        if (items.length === 0 || all.length >= total) return all;
      }
    }),

  /**
   * @returns the account, and its one-time password where no password was given
   * @throws DomainError `email_address_invalid`, `weak_password`, `user_already_exists`
   */
  create: ({ email, role = "customer", password }: CreateUserOptions) =>
    withUsers(async (accounts) => {
      const created = await accounts.create({ email, role, password: password ?? null });
      return { user: listed(created.user), oneTimePassword: created.oneTimePassword };
    }),

  /**
   * A new one-time password; ends every session of the account.
   * @throws DomainError `user_not_found`
   */
  resetPassword: (email: string) =>
    withUsers(async (accounts) => {
      const { user, oneTimePassword } = await accounts.resetPassword(email);
      return { user: listed(user), oneTimePassword };
    }),

  /** @throws DomainError `user_not_found`; `conflict` where the last admin would lose the role */
  setRole: (email: string, role: Role): Promise<ListedUser> =>
    withUsers(async (accounts) => listed(await accounts.setRole(email, role))),
};
