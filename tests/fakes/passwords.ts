import type { PasswordHasher } from "../../core/ports/crypto.ts";

/** Hashes in no time, and remembers against what it was asked to verify. */
export function createFakePasswords(): PasswordHasher & { verified: (string | null)[] } {
  const verified: (string | null)[] = [];
  return {
    verified,
    isOutdated: (hash) => hash.startsWith("old$"),
    hash: async (password) => `fake$${password}`,
    async verify(password, hash) {
      verified.push(hash);
      return hash === `fake$${password}` || hash === `old$${password}`;
    },
  };
}
