import { createArgon2Passwords } from "../../adapters/crypto/argon2-passwords.ts";

/** Argon2 with the least that it can do: a hundredth of the time that a real hash takes. How strong those are is a test of theirs. */
export const cheapPasswords = () => createArgon2Passwords({ memoryCost: 8, timeCost: 1, parallelism: 1 });
