import type { OneTimeToken, OneTimeTokenRepository } from "../../core/auth/mailed/one-time-token.ts";
import { compareBy, copyOrNull, type Tables } from "./tables.ts";

export function createFakeOneTimeTokenRepository({ oneTimeTokens }: Tables): OneTimeTokenRepository {
  const all = () => [...oneTimeTokens.values()];
  const findByLink = async (linkDigest: string) =>
    copyOrNull(all().find((token) => token.linkDigest === linkDigest));
  const findByMailbox = async (email: string, purposes: readonly OneTimeToken["purpose"][]) => {
    const found = all().filter(
      (token) => token.email === email && purposes.includes(token.purpose) && token.codeDigest !== null,
    );
    return structuredClone(found.toSorted(compareBy(({ id }) => id)));
  };
  return {
    findByLink,
    findByLinkForUpdate: findByLink,
    findByMailbox,
    findByMailboxForUpdate: findByMailbox,

    async put(token) {
      for (const { id, email, purpose, userId } of all()) {
        if (email === token.email && purpose === token.purpose && userId === token.userId)
          oneTimeTokens.delete(id);
      }
      oneTimeTokens.set(token.id, structuredClone(token));
    },

    async update({ id, codeDigest, codeFailures, usedAt }) {
      const token = oneTimeTokens.get(id);
      if (token) Object.assign(token, { codeDigest, codeFailures, usedAt });
    },

    async removeOfUser(userId, purposes) {
      for (const token of all()) {
        if (token.userId === userId && (purposes?.includes(token.purpose) ?? true))
          oneTimeTokens.delete(token.id);
      }
    },

    async findOfUser(userId, purpose) {
      const own = all().filter((token) => token.userId === userId && token.purpose === purpose);
      return copyOrNull(own.toSorted(compareBy(({ id }) => id)).at(-1));
    },

    async removeExpired(now) {
      for (const { id, linkExpiresAt } of all()) if (linkExpiresAt <= now) oneTimeTokens.delete(id);
    },
  };
}
