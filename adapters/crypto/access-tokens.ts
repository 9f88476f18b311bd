import {
  createLocalJWKSet,
  decodeProtectedHeader,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  jwtVerify,
  SignJWT,
} from "jose";
import type { JWK } from "jose";
import * as z from "zod/mini";
import { ACCESS_TOKEN_LIFETIME } from "../../core/auth/sessions/session-tokens.ts";
import type { SigningKey, SigningKeyRepository } from "../../core/auth/sessions/session.ts";
import { DAY_MS } from "../../core/durations.ts";
import { DomainError } from "../../core/errors.ts";
import type { AccessTokens } from "../../core/ports/crypto.ts";
import type { Clock, Ids } from "../../core/ports/system.ts";

/** The client checks ES256 by itself with our public keys; with HS256 it would have to ask each time. */
const ALGORITHM = "ES256";
const AUDIENCE = "authenticated";
/** The keys are read again this long after the last time: another process may have made the first one. */
const RELOAD_MS = 10_000;
/** A token with an unknown key id reloads the keys at most this often. */
const RELOAD_UNKNOWN_MS = 1000;
/**
 * How long a retired key verifies: the lifetime of its last token, which another process may have signed
 * before it reloaded the keys.
 */
const VERIFIES_MS = ACCESS_TOKEN_LIFETIME * 1000 + 2 * RELOAD_MS;

/** Number of verified tokens that are cached, some 2 kB each. */
const MAX_REMEMBERED = 500;

const claimsSchema = z.object({
  sub: z.uuid(),
  session_id: z.uuid(),
  email: z.string(),
  role: z.string(),
  aal: z.enum(["aal1", "aal2"]),
  amr: z.array(z.object({ method: z.string(), timestamp: z.number() })),
  app_metadata: z.record(z.string(), z.unknown()),
  user_metadata: z.record(z.string(), z.unknown()),
});

/** The public half (RFC 7517 §4, RFC 7518 §6.2.1), named member by member so that no private one slips out. */
const publicKey = ({ id, jwk }: SigningKey): JWK => ({
  kty: String(jwk["kty"]),
  crv: String(jwk["crv"]),
  x: String(jwk["x"]),
  y: String(jwk["y"]),
  kid: id,
  alg: ALGORITHM,
  use: "sig",
  key_ops: ["verify"],
});

interface KeySet {
  /** The ids of its keys. */
  name: string;
  find: ReturnType<typeof createLocalJWKSet>;
  /** Claims of tokens that one of these keys has signed, by the token: a page asks several times with the same one. */
  verified: Map<string, { claims: z.infer<typeof claimsSchema>; expiresAt: number }>;
}

interface Dependencies {
  keys: SigningKeyRepository;
  /** The `iss` of every token: the address of auth/v1. */
  issuer: string;
  clock: Clock;
  ids: Ids;
}

/** Access tokens by jose, signed with the keys of the database, so that all processes of one site know each other's. */
export function createAccessTokens({ keys, issuer, clock, ids }: Dependencies): AccessTokens {
  let known: Promise<SigningKey[]> | null = null;
  let keySet: KeySet | null = null;
  let readAt = 0;
  let unknownAt = 0;

  /** False if the time is in the future: it is from a clock that was ahead. */
  function isSince(at: number, milliseconds: number): boolean {
    const age = clock.now().getTime() - at;
    return age >= 0 && age < milliseconds;
  }

  /** The stored keys; makes the first one. A failed read is not kept. */
  function load(): Promise<SigningKey[]> {
    if (known && isSince(readAt, RELOAD_MS)) return known;
    readAt = clock.now().getTime();
    const reading = readOrMake();
    known = reading;
    reading.catch(() => {
      if (known === reading) known = null;
    });
    return reading;
  }

  async function readOrMake(): Promise<SigningKey[]> {
    const stored = await keys.list();
    if (stored.some((key) => key.retiredAt === null)) return stored;
    return [...stored, await keys.insertIfNone(await newKey())];
  }

  async function newKey(): Promise<SigningKey> {
    const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
    const jwk: Record<string, unknown> = { ...(await exportJWK(privateKey)) };
    return { id: ids.next(), jwk, createdAt: clock.now(), retiredAt: null };
  }

  /** Keys that a valid token may be signed with. */
  async function verifying(): Promise<SigningKey[]> {
    const since = clock.now().getTime() - VERIFIES_MS;
    return (await load()).filter(({ retiredAt }) => retiredAt === null || retiredAt.getTime() > since);
  }

  /** The set holds the keys as imported, which takes longer than to verify a token: one is made of the same keys once. */
  function keySetOf(signing: SigningKey[]): KeySet {
    const name = signing.map(({ id }) => id).join();
    if (keySet?.name !== name) {
      keySet = {
        name,
        find: createLocalJWKSet({ keys: signing.map(publicKey) }),
        verified: new Map(),
      };
    }
    return keySet;
  }

  /** Another process may have made a key since ours were read. */
  async function reloadFor(token: string): Promise<void> {
    const { kid } = decodeProtectedHeader(token);
    const isKnown = (await load()).some(({ id }) => id === kid);
    if (isKnown || isSince(unknownAt, RELOAD_UNKNOWN_MS)) return;
    unknownAt = clock.now().getTime();
    known = null;
  }

  async function rotate(into: SigningKeyRepository = keys): Promise<void> {
    await into.replace(await newKey());
    known = null;
  }

  return {
    async sign({ sub, ...claims }, lifetimeSeconds) {
      const key = (await load()).find(({ retiredAt }) => retiredAt === null);
      if (!key) throw new Error("there is no signing key");
      const now = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({ ...claims, is_anonymous: false, phone: "" })
        .setProtectedHeader({ alg: ALGORITHM, kid: key.id, typ: "JWT" })
        .setSubject(sub)
        .setIssuer(issuer)
        .setAudience(AUDIENCE)
        .setIssuedAt(now)
        .setExpirationTime(now + lifetimeSeconds)
        .sign(await importJWK(key.jwk as JWK, ALGORITHM));
    },

    async verify(token) {
      try {
        await reloadFor(token);
        const { find, verified } = keySetOf(await verifying());
        const now = clock.now();
        const before = verified.get(token);
        // RFC 7519 §4.1.4: not on or after that time
        if (before && now.getTime() < before.expiresAt) return structuredClone(before.claims);
        verified.delete(token);
        const { payload } = await jwtVerify(token, find, {
          algorithms: [ALGORITHM],
          issuer,
          audience: AUDIENCE,
          currentDate: now,
          requiredClaims: ["sub", "exp", "iat", "session_id"],
        });
        const claims = claimsSchema.parse(payload);
        verified.set(token, { claims, expiresAt: (payload.exp ?? 0) * 1000 });
        if (verified.size > MAX_REMEMBERED) verified.delete(verified.keys().next().value ?? "");
        return structuredClone(claims);
      } catch (error) {
        // an invalid header is a TypeError
        if (
          error instanceof errors.JOSEError ||
          error instanceof z.core.$ZodError ||
          error instanceof TypeError
        ) {
          throw new DomainError("bad_jwt", "The access token is invalid or has expired", { cause: error });
        }
        throw error;
      }
    },

    async jwks() {
      return { keys: (await verifying()).map((key) => ({ ...publicKey(key) })) };
    },

    rotate,

    async rotateAfter(days) {
      const signing = (await load()).find(({ retiredAt }) => retiredAt === null);
      const oldest = clock.now().getTime() - days * DAY_MS;
      if (signing && signing.createdAt.getTime() <= oldest) await rotate();
      await keys.removeRetiredBefore(new Date(clock.now().getTime() - VERIFIES_MS));
      known = null;
    },
  };
}
