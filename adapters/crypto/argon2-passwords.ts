import { hash, verify } from "@node-rs/argon2";
import type { PasswordHasher } from "../../core/ports/crypto.ts";

/** argon2id with the least that OWASP's Password Storage Cheat Sheet accepts (kibibytes, passes, lanes); the package's default kind. */
export const ARGON2_PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A PHC string as this module writes it. */
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/;

export function createArgon2Passwords(
  parameters: { memoryCost: number; timeCost: number; parallelism: number } = ARGON2_PARAMETERS,
): PasswordHasher {
  let nobody: Promise<string> | null = null;
  return {
    hash: (password) => hash(password, parameters),
    async verify(password, stored) {
      if (stored !== null) return verify(stored, password);
      nobody ??= hash("the password of nobody", parameters);
      await verify(await nobody, password);
      return false;
    },
    isOutdated(stored) {
      const [memory, passes] = PHC.exec(stored)?.slice(1).map(Number) ?? [0, 0];
      return (memory ?? 0) < parameters.memoryCost || (passes ?? 0) < parameters.timeCost;
    },
  };
}
