import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { SecretBox } from "../../core/ports/crypto.ts";

/** Prefix of everything sealed, so that a later format can be distinguished from this one. */
const VERSION = "v1.";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * AES-256-GCM (NIST SP 800-38D) under a key derived from the operator's, with a new nonce each time and the
 * context as additional data: a value copied to another row cannot be opened there.
 * @param readKey reads the operator's key; called with the first secret
 */
export function createSecretBox(readKey: () => Promise<string>): SecretBox {
  let derived: Promise<Buffer> | undefined;
  const key = (): Promise<Buffer> => {
    derived ??= readKey().then((text) => Buffer.from(hkdfSync("sha256", text, "", "quietzone settings", 32)));
    // do not cache a failure
    derived.catch(() => (derived = undefined));
    return derived;
  };

  return {
    async seal(secret, about) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", await key(), nonce).setAAD(Buffer.from(about));
      const closed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
      return VERSION + Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString("base64url");
    },

    async open(sealed, about) {
      if (!sealed.startsWith(VERSION)) return null;
      const bytes = Buffer.from(sealed.slice(VERSION.length), "base64url");
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
      const secretKey = await key();
      try {
        const decipher = createDecipheriv("aes-256-gcm", secretKey, bytes.subarray(0, NONCE_BYTES), {
          authTagLength: TAG_BYTES,
        }).setAAD(Buffer.from(about));
        decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
        return (
          decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, "utf8") + decipher.final("utf8")
        );
      } catch {
        return null;
      }
    },
  };
}
