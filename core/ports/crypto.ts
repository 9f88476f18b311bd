import type { SigningKeyRepository } from "../auth/sessions/session.ts";

/** Port: hashes passwords as argon2id PHC strings. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** False if `hash` is null, after the same time: unknown users must not get a faster response. */
  verify(password: string, hash: string | null): Promise<boolean>;
  /**
   * Whether a hash was made with lower cost parameters than now; the password is then rehashed at its next
   * use.
   */
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

/** Port: signs access tokens (ES256 with a `kid`) and publishes the public keys that verify them. */
export interface AccessTokens {
  sign(claims: AccessClaims, lifetimeSeconds: number): Promise<string>;
  /** @throws DomainError `bad_jwt` */
  verify(token: string): Promise<AccessClaims>;
  jwks(): Promise<{ keys: Record<string, unknown>[] }>;
  /**
   * Signs with a new key from now on. The previous key verifies until its last token has expired, and is then
   * deleted.
   * @param into repository of the current transaction; absent: a separate transaction
   */
  rotate(into?: SigningKeyRepository): Promise<void>;
  /** Rotates if the signing key is older than this number of days; deletes old keys in any case. */
  rotateAfter(days: number): Promise<void>;
}

/** Port: generates unguessable secrets and digests for storing them. */
export interface Secrets {
  /** 256 random bits, base64url. */
  random(): string;
  /** SHA-256, hex: the form in which the database stores a token. */
  digest(secret: string): string;
  /**
   * HMAC-SHA-256 of `label` under `secret`, base64url: the same inputs always give the same derived secret.
   */
  derive(secret: string, label: string): string;
  /** HMAC-SHA-256 of `text` under `secret`, hex, which clients in any language can compute. */
  hmac(secret: string, text: string): string;
  /** Compares two texts in constant time. */
  isSame(one: string, other: string): boolean;
  /** BASE64URL(SHA-256(verifier)): the PKCE challenge (S256, RFC 7636 §4.2). */
  challenge(verifier: string): string;
}

/** An Ed25519 key pair, both keys in base64url (RFC 8037 §2). */
export interface KeyPair {
  publicKey: string;
  privateKey: string;
}

/**
 * Port: Ed25519 signatures of texts, as compact JWS with detached payload (RFC 7515 appendix F, RFC 9864).
 */
export interface TextSigner {
  newKeyPair(): Promise<KeyPair>;
  sign(text: string, keyId: string, keys: KeyPair): Promise<string>;
  /** The key id in a signature's header, or null if `sign` did not write that header. */
  keyId(jws: string): string | null;
  verify(text: string, jws: string, publicKey: string): Promise<boolean>;
}

/**
 * Port: encrypts secrets that the server must be able to read again, so that the database alone does not
 * reveal them.
 */
export interface SecretBox {
  /** @param about the context of the secret; `open` requires the same one */
  seal(secret: string, about: string): Promise<string>;
  /** Null if it was sealed with another key or context, or was tampered with. */
  open(sealed: string, about: string): Promise<string | null>;
}
