import { SECURITY_LEVELS, type SecurityLevel } from "../codes/payloads/digital-signature.ts";
import type { UnsignedVerdict } from "../codes/payloads/signature-code.ts";
import * as column from "../lists/column.ts";
import { type FieldOf, type FilterOf, listShape } from "../lists/list-shape.ts";
import type { ListQuery, Page } from "../pagination.ts";
import type { KeyPair } from "../ports/crypto.ts";

/** The public half of a user's key. It outlives the account, so that codes stay checkable. */
export interface SignatureKey {
  /** The `kid` of its signatures: 11 characters of base64url. */
  id: string;
  /** Null if the account was deleted, or another person took it over. */
  userId: string | null;
  /** Ed25519, base64url (RFC 8037 §2). */
  publicKey: string;
  createdAt: Date;
}

/** The whole key of a user that exists. Goes with the account. */
export interface OwnSignatureKey extends KeyPair {
  id: string;
  userId: string;
  createdAt: Date;
}

/** A code that was signed here. */
export interface SignatureRecord {
  id: string;
  userId: string;
  keyId: string;
  /** Content of the code, signature included. */
  content: string;
  /** Digest of `content`. */
  digest: string;
  documentTitle: string;
  securityLevel: SecurityLevel;
  /** Null: without an end. */
  validUntil: Date | null;
  /** Time of signing by the server, regardless of the time in the code. */
  createdAt: Date;
}

/** The list of an owner. */
export const signatureList = listShape(
  {
    id: column.id,
    content: column.text,
    document_title: column.text,
    security_level: column.choice(SECURITY_LEVELS),
    valid_until: column.nullable(column.instant),
    created_at: column.instant,
  },
  { sort: "created_at", order: "desc" },
);

/** Port: users' keys and signed codes. */
export interface SignatureRepository {
  findKeyOf(userId: string): Promise<OwnSignatureKey | null>;
  /** Stores nothing if the user has a key. @returns the user's key */
  insertKeyIfNone(key: OwnSignatureKey): Promise<OwnSignatureKey>;
  findKey(id: string): Promise<SignatureKey | null>;
  /** Stores nothing if the same content was signed before. @returns the stored record */
  insertIfNone(record: SignatureRecord): Promise<SignatureRecord>;
  findByDigest(digest: string): Promise<SignatureRecord | null>;
  /**
   * For an account that another person takes over: earlier signatures can still be told from forged ones, but
   * no longer vouch for anyone; their records are deleted.
   * @returns the number of documents
   */
  detachOfUser(userId: string): Promise<number>;
  list: (
    userId: string,
    query: ListQuery<FieldOf<typeof signatureList>>,
    filter: FilterOf<typeof signatureList>,
  ) => Promise<Page<SignatureRecord>>;
}

/** Result of verifying a code. */
export type Verdict =
  | UnsignedVerdict
  | "valid"
  /** Signed and unchanged, and its end has passed. */
  | "expired"
  /** Signed with a key that this site does not have: made elsewhere, or its key id was changed. */
  | "unknown_key"
  | "signer_suspended"
  | "signer_deleted";

/** The signer's account, regardless of what the code claims. */
export interface Signer {
  name: string;
  email: string;
  emailVerified: boolean;
}

/** Signer, time and expiry are known only if the signature is valid: an invalid one proves nothing. */
export interface Verification {
  verdict: Verdict;
  signer: Signer | null;
  signedAt: Date | null;
  validUntil: Date | null;
}
