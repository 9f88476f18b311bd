import { hash, verify } from "@node-rs/argon2";
import type { PasswordHasher } from "../../core/ports/crypto.ts";

/** argon2id with the least that OWASP's Password Storage Cheat Sheet accepts; argon2id is the package's default. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function createArgon2Passwords(): PasswordHasher {
  let nobody: Promise<string> | null = null;
  return {
    hash: (password) => hash(password, PARAMETERS),
    async verify(password, stored) {
      if (stored !== null) return verify(stored, password);
      nobody ??= hash("the password of nobody", PARAMETERS);
      await verify(await nobody, password);
      return false;
    },
  };
}
