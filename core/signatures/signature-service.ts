import { digitalSignatureContent, type DigitalSignatureForm } from "../codes/payloads/digital-signature.ts";
import {
  endOfValidity,
  judgeUnsigned,
  readSignatureCode,
  withSignature,
} from "../codes/payloads/signature-code.ts";
import type { ApiKeyRepository } from "../api-keys/api-key.ts";
import { lockCaller } from "../auth/sessions/lock-caller.ts";
import type { SessionRepository } from "../auth/sessions/session.ts";
import { contentProblem } from "../codes/qr/content.ts";
import { DomainError } from "../errors.ts";
import type { Secrets, TextSigner } from "../ports/crypto.ts";
import type { Clock, Ids } from "../ports/system.ts";
import type { Transact } from "../ports/transaction.ts";
import { isBanned, type User, type UserRepository } from "../users/user.ts";
import type {
  OwnSignatureKey,
  SignatureKey,
  SignatureRecord,
  SignatureRepository,
  Signer,
  Verdict,
  Verification,
} from "./signature.ts";

/** Characters of a key id: 66 random bits. Short, since every code contains it. */
const KEY_ID_LENGTH = 11;

interface Tx {
  signatures: SignatureRepository;
  users: Pick<UserRepository, "findForUpdate">;
  sessions: Pick<SessionRepository, "find">;
  apiKeys: Pick<ApiKeyRepository, "findById">;
}

/** The signer: a user in a session, or with an API key of their own. */
export type SigningCaller = Parameters<typeof lockCaller>[1] | { user: Pick<User, "id">; apiKeyId: string };

interface Dependencies {
  signatures: SignatureRepository;
  users: UserRepository;
  transact: Transact<Tx>;
  signer: TextSigner;
  secrets: Secrets;
  clock: Clock;
  ids: Ids;
}

export type SignatureService = ReturnType<typeof createSignatureService>;

/** Signs codes for users, with a key of theirs that never leaves the server, and checks codes for everybody. */
export function createSignatureService(dependencies: Dependencies) {
  const { signatures, users, transact, signer, secrets, clock, ids } = dependencies;

  /**
   * Generates the form's content and signs it. The key is independent of the password, and stays when that
   * changes.
   * @returns the signed content; if the same content was signed before, the earlier one
   * @throws DomainError `validation_failed` for level basic, `content_too_long`; `session_not_found`,
   * `no_authorization` if access was revoked meanwhile
   */
  async function sign(by: SigningCaller, form: DigitalSignatureForm): Promise<SignatureRecord> {
    if (form.securityLevel === "basic") {
      const message = "Security level basic is not signed: choose standard, high or maximum";
      throw new DomainError("validation_failed", message, { fields: { securityLevel: message } });
    }
    const text = digitalSignatureContent(form, clock.now());
    return transact(async (tx) => {
      const userId = await lockSigner(tx, by);
      const key = (await tx.signatures.findKeyOf(userId)) ?? (await makeKey(tx, userId));
      const content = withSignature(text, await signer.sign(text, key.id, key));
      const problem = contentProblem(content, "L");
      if (problem) throw new DomainError("content_too_long", problem.message);
      return tx.signatures.insertIfNone({
        id: ids.next(),
        userId,
        keyId: key.id,
        content,
        digest: secrets.digest(content),
        documentTitle: form.documentTitle,
        securityLevel: form.securityLevel,
        validUntil: endOfValidity(form.validUntil),
        createdAt: clock.now(),
      });
    });
  }

  async function makeKey(tx: Tx, userId: string): Promise<OwnSignatureKey> {
    const id = secrets.random().slice(0, KEY_ID_LENGTH);
    return tx.signatures.insertKeyIfNone({
      id,
      userId,
      ...(await signer.newKeyPair()),
      createdAt: clock.now(),
    });
  }

  /** Verifies a scanned or pasted code. @param text surrounding whitespace is ignored */
  async function verify(text: string): Promise<Verification> {
    const code = readSignatureCode(text);
    const unsigned = judgeUnsigned(code);
    if (unsigned !== null || code === null || typeof code.signature === "string") {
      return nobody(unsigned ?? "changed");
    }
    const { signature, fields } = code;
    const keyId = signer.keyId(signature.jws);
    if (keyId === null) return nobody("changed");
    const key = await signatures.findKey(keyId);
    if (!key) return nobody("unknown_key");
    if (!(await signer.verify(signature.text, signature.jws, key.publicKey))) return nobody("changed");
    return judgeSigned(text.trim(), key, endOfValidity(fields["validUntil"]));
  }

  async function judgeSigned(
    content: string,
    { userId }: SignatureKey,
    validUntil: Date | null,
  ): Promise<Verification> {
    const [user, record] = await Promise.all([
      userId === null ? null : users.findById(userId),
      signatures.findByDigest(secrets.digest(content)),
    ]);
    const signedAt = record?.createdAt ?? null;
    return { verdict: verdictOf(user, validUntil), signer: user && signerOf(user), signedAt, validUntil };
  }

  function verdictOf(user: User | null, validUntil: Date | null): Verdict {
    const now = clock.now();
    if (!user) return "signer_deleted";
    if (isBanned(user, now)) return "signer_suspended";
    return validUntil !== null && validUntil < now ? "expired" : "valid";
  }

  return { sign, list: signatures.list, verify };
}

/** A call that was authenticated before the account was reassigned must not sign in its new owner's name. */
async function lockSigner(tx: Tx, by: SigningCaller): Promise<string> {
  if ("session" in by) return (await lockCaller(tx, by)).user.id;
  const owner = await tx.users.findForUpdate(by.user.id);
  const apiKey = await tx.apiKeys.findById(by.apiKeyId);
  if (!owner || !apiKey || apiKey.revokedAt !== null) {
    throw new DomainError("no_authorization", "This API key was revoked");
  }
  return owner.id;
}

const nobody = (verdict: Verdict): Verification => ({
  verdict,
  signer: null,
  signedAt: null,
  validUntil: null,
});

const signerOf = ({ profile, email, emailConfirmedAt }: User): Signer => ({
  name: profile.fullName,
  email,
  emailVerified: emailConfirmedAt !== null,
});
