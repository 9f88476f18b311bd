import { MINUTE_MS } from "../../durations.ts";
import { CODE_MINUTES, LINK_MINUTES } from "../../mail/lifetimes.ts";
import type { Secrets } from "../../ports/crypto.ts";
import type { Clock, Ids } from "../../ports/system.ts";
import type { Metadata } from "../../users/metadata.ts";
import type { User, UserRepository } from "../../users/user.ts";

/** A mailed token is valid for one purpose only. */
export type TokenPurpose =
  | "signup"
  | "recovery"
  | "magiclink"
  | "invite"
  | "email_change_current"
  | "email_change_new"
  | "reauthentication";

/** Lifetime of a link by purpose, in minutes. */
const LINK_LIFETIMES: Record<TokenPurpose, number> = {
  signup: LINK_MINUTES.confirm_signup,
  recovery: LINK_MINUTES.recovery,
  magiclink: LINK_MINUTES.magic_link,
  invite: LINK_MINUTES.invite,
  email_change_current: LINK_MINUTES.email_change_current,
  email_change_new: LINK_MINUTES.email_change_new,
  reauthentication: CODE_MINUTES,
};
/** Wrong attempts before a six-digit code is revoked (ASVS 5.0 §6.5.1). */
const CODE_TRIES = 5;
/** Marks a link whose client uses PKCE, without a database lookup. */
const PKCE_PREFIX = "pkce_";

/** A link of 256 random bits and a six-digit code, mailed to one address; only their digests are stored. */
export interface OneTimeToken {
  id: string;
  /** Null if the address has no account. */
  userId: string | null;
  /** The mailbox that it was sent to. */
  email: string;
  purpose: TokenPurpose;
  /** Null if only the code is valid. */
  linkDigest: string | null;
  linkExpiresAt: Date;
  /** Null once the code is revoked. */
  codeDigest: string | null;
  codeExpiresAt: Date;
  codeFailures: number;
  /** PKCE challenge of the client; null without PKCE. */
  challenge: string | null;
  /** `user_metadata` of the account that redeeming creates; null: it creates none. */
  newAccount: Metadata | null;
  /** For a new address: whether the old mailbox must agree, too. */
  needsCurrentMailbox: boolean;
  /** Stored until the link expires, so that it is reported as used rather than unknown. */
  usedAt: Date | null;
  createdAt: Date;
}

/** Port: mailed tokens that are not redeemed yet. */
export interface OneTimeTokenRepository {
  /** Stores the token and replaces the previous one for the same mailbox, purpose and user. */
  put(token: OneTimeToken): Promise<void>;
  /** Without a lock, to find the user to lock first. */
  findByLink(linkDigest: string): Promise<OneTimeToken | null>;
  /** Locks the row until the end of the transaction, so that only one of two concurrent redemptions succeeds. */
  findByLinkForUpdate(linkDigest: string): Promise<OneTimeToken | null>;
  /** All tokens with a code that were sent to this mailbox for one of these purposes, without a lock. */
  findByMailbox(email: string, purposes: readonly TokenPurpose[]): Promise<OneTimeToken[]>;
  /** The same, locked. */
  findByMailboxForUpdate(email: string, purposes: readonly TokenPurpose[]): Promise<OneTimeToken[]>;
  /** Stores the number of failed attempts, whether the code is still valid, and when the token was used. */
  update(token: Pick<OneTimeToken, "id" | "codeDigest" | "codeFailures" | "usedAt">): Promise<void>;
  /** Revokes the user's tokens, for all purposes or for these. */
  removeOfUser(userId: string, purposes?: readonly TokenPurpose[]): Promise<void>;
  /** The user's newest token for a purpose, used or not. */
  findOfUser(userId: string, purpose: TokenPurpose): Promise<OneTimeToken | null>;
  /** Deletes all tokens whose link has expired. */
  removeExpired(now: Date): Promise<void>;
}

type Issue = Pick<OneTimeToken, "userId" | "email" | "purpose"> &
  Partial<Pick<OneTimeToken, "challenge" | "newAccount" | "needsCurrentMailbox">>;

/** Result of redeeming a token. `user`: its user, locked, or the owner of the address if the token has no user. */
export type Redemption =
  | { kind: "good"; token: OneTimeToken; user: User | null }
  | { kind: "used" }
  | { kind: "unknown" };

interface Tx {
  users: Pick<UserRepository, "findByEmail" | "findForUpdate">;
  oneTimeTokens: OneTimeTokenRepository;
}

export const isPkceLink = (link: string): boolean => link.startsWith(PKCE_PREFIX);

/** Every call uses the given repository, inside a transaction. */
export function createOneTimeTokens({ secrets, clock, ids }: { secrets: Secrets; clock: Clock; ids: Ids }) {
  /** Six digits; the modulo bias of 256 bits is too small to measure. */
  const newCode = (): string =>
    String(BigInt(`0x${secrets.digest(secrets.random())}`) % 1_000_000n).padStart(6, "0");
  const codeDigest = (id: string, code: string): string => secrets.digest(`${id}:${code}`);
  const inMinutes = (minutes: number): Date => new Date(clock.now().getTime() + minutes * MINUTE_MS);

  /** @returns the contents of the mail: the secret of its link and the code */
  async function issue(
    tokens: OneTimeTokenRepository,
    { userId, email, purpose, challenge = null, newAccount = null, needsCurrentMailbox = false }: Issue,
  ): Promise<{ link: string; code: string }> {
    const id = ids.next();
    const link = (challenge === null ? "" : PKCE_PREFIX) + secrets.random();
    const code = newCode();
    await tokens.removeExpired(clock.now());
    await tokens.put({
      id,
      userId,
      email,
      purpose,
      linkDigest: purpose === "reauthentication" ? null : secrets.digest(link),
      linkExpiresAt: inMinutes(LINK_LIFETIMES[purpose]),
      codeDigest: codeDigest(id, code),
      codeExpiresAt: inMinutes(CODE_MINUTES),
      codeFailures: 0,
      challenge,
      newAccount,
      needsCurrentMailbox,
      usedAt: null,
      createdAt: clock.now(),
    });
    return { link, code };
  }

  async function use(
    tokens: OneTimeTokenRepository,
    token: OneTimeToken,
    user: User | null,
  ): Promise<Redemption> {
    await tokens.update({ ...token, codeDigest: null, usedAt: clock.now() });
    return { kind: "good", token, user };
  }

  /** Redeems the secret of a link. */
  async function redeemLink(tx: Tx, link: string, purposes: readonly TokenPurpose[]): Promise<Redemption> {
    const { oneTimeTokens: tokens } = tx;
    const digest = secrets.digest(link);
    const user = await lockUser(tx, await tokens.findByLink(digest));
    const token = await tokens.findByLinkForUpdate(digest);
    if (token === null || !purposes.includes(token.purpose)) return { kind: "unknown" };
    if (token.usedAt !== null) return { kind: "used" };
    if (token.linkExpiresAt <= clock.now()) return { kind: "unknown" };
    return use(tokens, token, user);
  }

  /** Redeems a code for the mailbox that it was sent to. Counts wrong codes: the fifth revokes the code, not the link. */
  async function redeemCode(
    tx: Tx,
    email: string,
    code: string,
    purposes: readonly TokenPurpose[],
  ): Promise<Redemption> {
    const { oneTimeTokens: tokens } = tx;
    const isMeant = (token: OneTimeToken) => token.codeDigest === codeDigest(token.id, code);
    const meant = (await tokens.findByMailbox(email, purposes)).find(isMeant);
    const user = await lockUser(tx, meant);
    const found = await tokens.findByMailboxForUpdate(email, purposes);
    const alive = found.filter((token) => token.codeDigest !== null && token.codeExpiresAt > clock.now());
    const match = alive.find((token) => token.id === meant?.id && isMeant(token));
    if (match) return use(tokens, match, user);
    for (const token of alive) {
      const codeFailures = token.codeFailures + 1;
      const dead = codeFailures >= CODE_TRIES;
      await tokens.update({ ...token, codeFailures, codeDigest: dead ? null : token.codeDigest });
    }
    return { kind: "unknown" };
  }

  return { issue, redeemLink, redeemCode };
}

async function lockUser(
  { users }: Tx,
  token: Pick<OneTimeToken, "userId" | "email"> | null | undefined,
): Promise<User | null> {
  const id = token && (token.userId ?? (await users.findByEmail(token.email))?.id);
  return id ? users.findForUpdate(id) : null;
}
