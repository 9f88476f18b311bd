import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Secrets } from "../../core/ports/crypto.ts";

/** Digests have equal length, as the comparison requires. */
const sha256 = (text: string): Buffer => createHash("sha256").update(text).digest();

export const secrets: Secrets = {
  random: () => randomBytes(32).toString("base64url"),
  digest: (secret) => createHash("sha256").update(secret).digest("hex"),
  derive: (secret, label) => createHmac("sha256", secret).update(label).digest("base64url"),
  hmac: (secret, text) => createHmac("sha256", secret).update(text).digest("hex"),
  isSame: (one, other) => timingSafeEqual(sha256(one), sha256(other)),
  challenge: (verifier) => createHash("sha256").update(verifier).digest("base64url"),
};
