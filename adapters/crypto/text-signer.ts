import {
  base64url,
  CompactSign,
  compactVerify,
  decodeProtectedHeader,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
} from "jose";
import * as z from "zod/mini";
import type { TextSigner } from "../../core/ports/crypto.ts";

const ALGORITHM = "Ed25519";
const OKP = { kty: "OKP", crv: "Ed25519" } as const;

/** Strict: a header with another algorithm or more members is not ours. */
const headerSchema = z.strictObject({
  alg: z.literal(ALGORITHM),
  kid: z.string().check(z.regex(/^[\w-]{1,64}$/)),
});

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Signs texts with jose. Ed25519 is deterministic: the same text and key give the same signature. */
export const textSigner: TextSigner = {
  async newKeyPair() {
    const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
    const { x, d } = await exportJWK(privateKey);
    if (x === undefined || d === undefined) throw new Error("the new key has no halves");
    return { publicKey: x, privateKey: d };
  },

  async sign(text, keyId, { publicKey, privateKey }) {
    const key = await importJWK({ ...OKP, x: publicKey, d: privateKey }, ALGORITHM);
    const jws = await new CompactSign(bytesOf(text))
      .setProtectedHeader({ alg: ALGORITHM, kid: keyId })
      .sign(key);
    const [header, , signature] = jws.split(".");
    return `${header}..${signature}`;
  },

  keyId(jws) {
    try {
      return headerSchema.safeParse(decodeProtectedHeader(jws)).data?.kid ?? null;
    } catch {
      return null;
    }
  },

  async verify(text, jws, publicKey) {
    const [header, payload, signature] = jws.split(".");
    if (payload !== "") return false;
    try {
      const key = await importJWK({ ...OKP, x: publicKey }, ALGORITHM);
      const whole = `${header}.${base64url.encode(bytesOf(text))}.${signature}`;
      await compactVerify(whole, key, { algorithms: [ALGORITHM] });
      return true;
    } catch (error) {
      if (error instanceof errors.JOSEError) return false;
      throw error;
    }
  },
};
