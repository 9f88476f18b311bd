import { createHash, createHmac, randomBytes } from "node:crypto";
import type { Secrets } from "../../core/ports/crypto.ts";

export const secrets: Secrets = {
  random: () => randomBytes(32).toString("base64url"),
  digest: (secret) => createHash("sha256").update(secret).digest("hex"),
  derive: (secret, label) => createHmac("sha256", secret).update(label).digest("base64url"),
  challenge: (verifier) => createHash("sha256").update(verifier).digest("base64url"),
};
