import type { SigningKeyRepository } from "../auth/sessions/session.ts";

/** Port: passwords as argon2id PHC strings. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** False, after the same time, where `hash` is null: an unknown user must not answer faster. */
  verify(password: string, hash: string | null): Promise<boolean>;
  /** Whether a hash was made with less work than today's: its password is hashed again when it is next seen. */
  isOutdated(hash: string): boolean;
}

/** Claims of an access token. Times are Unix seconds. */
export interface AccessClaims {
  sub: string;
  session_id: string;
  email: string;
  role: string;
  aal: "aal1" | "aal2";
  amr: { method: string; timestamp: number }[];
  app_metadata: Readonly<Record<string, unknown>>;
  user_metadata: Readonly<Record<string, unknown>>;
}

/** Port: signed access tokens (ES256 with a `kid`) and the public keys that check them. */
export interface AccessTokens {
  sign(claims: AccessClaims, lifetimeSeconds: number): Promise<string>;
  /** @throws DomainError `bad_jwt` */
  verify(token: string): Promise<AccessClaims>;
  jwks(): Promise<{ keys: Record<string, unknown>[] }>;
  /**
   * Signs with a new key from now on. The one before verifies until its last token has expired, and is then forgotten.
   * @param into of the transaction in which it is done; absent: one of its own
   */
  rotate(into?: SigningKeyRepository): Promise<void>;
  /** The same where the key that signs is older than that many days; forgets old keys in any case. */
  rotateAfter(days: number): Promise<void>;
}

/** Port: unguessable secrets and their stored form. */
export interface Secrets {
  /** 256 random bits, base64url. */
  random(): string;
  /** SHA-256, hex: the form in which the database stores a token. */
  digest(secret: string): string;
  /** HMAC-SHA-256 of `label` under `secret`, base64url: the same two always give the same new secret. */
  derive(secret: string, label: string): string;
  /** HMAC-SHA-256 of `text` under `secret`, hex: what programs everywhere can make themselves. */
  hmac(secret: string, text: string): string;
  /** Compares two texts in constant time. */
  isSame(one: string, other: string): boolean;
  /** BASE64URL(SHA-256(verifier)): the PKCE challenge that a client sent first (S256, RFC 7636 §4.2). */
  challenge(verifier: string): string;
}

/** Ed25519, both halves as base64url (RFC 8037 §2). */
export interface KeyPair {
  publicKey: string;
  privateKey: string;
}

/** Port: Ed25519 signatures of texts, as compact JWS with detached payload (RFC 7515 appendix F, RFC 9864). */
export interface TextSigner {
  newKeyPair(): Promise<KeyPair>;
  sign(text: string, keyId: string, keys: KeyPair): Promise<string>;
  /** The key that a signature names, or null where its header is not one that `sign` writes. */
  keyId(jws: string): string | null;
  verify(text: string, jws: string, publicKey: string): Promise<boolean>;
}

/** Port: secrets that the product has to be able to read again, unreadable with the database alone. */
export interface SecretBox {
  /** @param about what it belongs to: it opens under no other name */
  seal(secret: string, about: string): Promise<string>;
  /** Null where it was sealed with another key, for another name, or was changed. */
  open(sealed: string, about: string): Promise<string | null>;
}
