import { createArgon2Passwords } from "../../adapters/crypto/argon2-passwords.ts";

/** Argon2 with minimal cost: a hundredth of the time of a real hash, whose strength has its own test. */
export const cheapPasswords = () => createArgon2Passwords({ memoryCost: 8, timeCost: 1, parallelism: 1 });
