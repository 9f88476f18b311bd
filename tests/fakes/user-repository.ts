import { DomainError } from "../../core/errors.ts";
import { canSignIn, isBanned, type User, type UserRepository } from "../../core/users/user.ts";
import { compareBy, copyOrNull, type Tables } from "./tables.ts";

export function createFakeUserRepository({ users, addressClaims }: Tables, now: () => Date): UserRepository {
  const refuseTaken = ({ id, email }: User) => {
    for (const other of users.values()) {
      if (other.email === email && other.id !== id) {
        throw new DomainError("user_already_exists", "User already registered");
      }
    }
  };
  const withClaim = (user: User | null): User | null =>
    user && { ...user, isDisputed: user.emailConfirmedAt === null && addressClaims.has(user.email) };
  const findById = async (id: string) => withClaim(copyOrNull(users.get(id)));

  return {
    findById,
    findForUpdate: findById,

    async findByEmail(email) {
      return withClaim(copyOrNull([...users.values()].find((user) => user.email === email)));
    },

    async insert(user) {
      refuseTaken(user);
      if (users.has(user.id)) throw new Error(`there is a user with the id ${user.id}`);
      users.set(user.id, structuredClone(user));
    },

    async update(user) {
      if (!users.has(user.id)) throw new DomainError("not_found", "There is no such user");
      refuseTaken(user);
      users.set(user.id, structuredClone(user));
    },

    async remove(id) {
      users.delete(id);
    },

    async list({ offset, limit }) {
      const newestFirst = [...users.values()]
        .toSorted(
          compareBy(
            ({ createdAt }) => createdAt.getTime(),
            ({ id }) => id,
          ),
        )
        .toReversed();
      return { items: structuredClone(newestFirst.slice(offset, offset + limit)), total: users.size };
    },

    async countAdmins() {
      const all = [...users.values()].filter((user) => user.role === "admin" && !isBanned(user, now()));
      return { all: all.length, able: all.filter(canSignIn).length };
    },
  };
}
