import type { Actor } from "../audit/actor.ts";
import type { AuditRepository } from "../audit/audit-entry.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { lockCaller } from "../auth/sessions/lock-caller.ts";
import type { SessionRepository } from "../auth/sessions/session.ts";
import { DomainError } from "../errors.ts";
import type { ListQuery, Page } from "../pagination.ts";
import type { Secrets } from "../ports/crypto.ts";
import type { Clock, Ids } from "../ports/system.ts";
import type { Transact } from "../ports/transaction.ts";
import type { SettingsService } from "../settings/settings-service.ts";
import type { TransactAs } from "../users/acting-admin.ts";
import type { UserRepository } from "../users/user.ts";
import {
  API_KEY,
  API_KEY_PREFIX,
  apiKeyState,
  MAX_INACTIVE_KEYS,
  MAX_ACTIVE_KEYS,
  shownPart,
} from "./api-key.ts";
import type {
  ApiKey,
  ApiKeyFilter,
  ApiKeyRepository,
  ApiKeySort,
  ApiKeyState,
  NewApiKey,
} from "./api-key.ts";
import { DAY_MS } from "../durations.ts";

interface Tx {
  apiKeys: ApiKeyRepository;
  users: Pick<UserRepository, "findForUpdate">;
  sessions: Pick<SessionRepository, "find">;
  audit: Pick<AuditRepository, "append">;
}

interface Dependencies {
  apiKeys: ApiKeyRepository;
  transact: Transact<Tx>;
  transactAs: TransactAs<Tx>;
  trail: AuditTrail;
  settings: SettingsService;
  secrets: Secrets;
  clock: Clock;
  ids: Ids;
}

export type ApiKeyService = ReturnType<typeof createApiKeyService>;

/** The last use of a key is recorded at most once a minute. */
const USE_MS = 60_000;

/** Manages API keys. */
export function createApiKeyService(dependencies: Dependencies) {
  const { apiKeys, transact, transactAs, trail, settings, secrets, clock, ids } = dependencies;

  const list = (query: ListQuery<ApiKeySort>, filter: ApiKeyFilter): Promise<Page<ApiKey>> =>
    apiKeys.list(query, filter, clock.now());

  /** @throws DomainError `not_found` */
  async function get(id: string): Promise<ApiKey> {
    return keyOrThrow(await apiKeys.findById(id));
  }

  /** Owners write as themselves, all others as an admin or on the command line. */
  const write = <T>(by: Actor, isOwner: boolean, work: (tx: Tx) => Promise<T>): Promise<T> =>
    isOwner ? transact(work) : transactAs(by, work);

  /**
   * @param ownerId owner of the key; null: the site
   * @param sessionId the owner's session, which must still exist; null: created on the command line or by an
   * admin
   * @returns the key record and the key itself, which is shown only this once
   * @throws DomainError `quota_exceeded` if the account has the largest number of keys; `not_found` if there
   * is no such account
   */
  async function create(
    by: Actor,
    wanted: NewApiKey,
    ownerId: string | null = null,
    sessionId: string | null = null,
  ): Promise<{ apiKey: ApiKey; key: string }> {
    const days = wanted.expires_in_days ?? (await settings.get()).api_key_expiry;
    const key = API_KEY_PREFIX + secrets.random();
    const createdAt = clock.now();
    const apiKey = await write(by, sessionId !== null, async (tx) => {
      const owner = ownerId === null ? null : await roomFor(tx, { ownerId, sessionId }, createdAt);
      const made: ApiKey = {
        id: ids.next(),
        name: wanted.name,
        prefix: shownPart(key),
        scopes: [...new Set(wanted.scopes)].toSorted(),
        owner,
        createdBy: by.userId,
        createdByName: by.name,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + days * DAY_MS),
        lastUsedAt: null,
        revokedAt: null,
      };
      await tx.apiKeys.add(made, secrets.digest(key));
      await trail.record(tx.audit, by, {
        action: "api_key.created",
        subject: subjectOf(made),
        after: {
          prefix: made.prefix,
          scopes: made.scopes,
          expires_at: made.expiresAt.toISOString(),
          ...(owner && { owner: owner.email }),
        },
      });
      return made;
    });
    return { apiKey, key };
  }

  /**
   * Revokes a key permanently, from the next call on.
   * @param of the required owner; absent: any
   * @throws DomainError `not_found`, also for a key of another owner
   */
  function revoke(by: Actor, id: string, of?: { ownerId: string }): Promise<ApiKey> {
    return write(by, of !== undefined, async (tx) => {
      const key = keyOrThrow(await tx.apiKeys.findById(id));
      if (of && key.owner?.id !== of.ownerId) return keyOrThrow(null);
      const revoked = await tx.apiKeys.revoke(id, clock.now());
      if (!revoked) return key;
      await trail.record(tx.audit, by, {
        action: "api_key.revoked",
        subject: subjectOf(revoked),
        before: { prefix: revoked.prefix, ...(revoked.owner && { owner: revoked.owner.email }) },
      });
      return revoked;
    });
  }

  /** Skips the database if the last recorded use is recent. */
  async function noteUse({ id, lastUsedAt }: ApiKey, now: Date): Promise<void> {
    const before = new Date(now.getTime() - USE_MS);
    if (lastUsedAt === null || lastUsedAt < before) await apiKeys.used(id, now, before);
  }

  /**
   * Finds the key of a caller, and its limit of calls per minute.
   * @throws DomainError `forbidden` if the API is switched off; `no_authorization` for an invalid key
   */
  async function authenticate(key: string): Promise<{ apiKey: ApiKey; callsPerMinute: number }> {
    const { enable_api, api_rate_limit } = await settings.get();
    if (!enable_api) throw new DomainError("forbidden", "The API of this site is switched off");
    const apiKey = API_KEY.test(key) ? await apiKeys.findByDigest(secrets.digest(key)) : null;
    const now = clock.now();
    const state = apiKey ? apiKeyState(apiKey, now) : "unknown";
    if (!apiKey || state !== "active") throw new DomainError("no_authorization", REFUSALS[state]);
    await noteUse(apiKey, now);
    return { apiKey, callsPerMinute: api_rate_limit };
  }

  /**
   * Finds a key by its id, with its stored digest, by which signatures made with the key are verified.
   * @throws DomainError `forbidden` if the API is switched off, or for a key that is not active
   */
  async function recognize(id: string): Promise<{ apiKey: ApiKey; digest: string; callsPerMinute: number }> {
    const { enable_api, api_rate_limit } = await settings.get();
    if (!enable_api) throw new DomainError("forbidden", "The API of this site is switched off");
    const [apiKey, digest] = await Promise.all([apiKeys.findById(id), apiKeys.findDigest(id)]);
    const now = clock.now();
    const state = apiKey ? apiKeyState(apiKey, now) : "unknown";
    if (!apiKey || digest === null || state !== "active") throw new DomainError("forbidden", REFUSALS[state]);
    await noteUse(apiKey, now);
    return { apiKey, digest, callsPerMinute: api_rate_limit };
  }

  return { list, get, create, revoke, authenticate, recognize };
}

/** Locks the account, so that concurrent calls cannot exceed the limit. */
async function roomFor(
  tx: Tx,
  { ownerId, sessionId }: { ownerId: string; sessionId: string | null },
  now: Date,
): Promise<ApiKey["owner"]> {
  const owner =
    sessionId === null
      ? await tx.users.findForUpdate(ownerId)
      : (await lockCaller(tx, { user: { id: ownerId }, session: { id: sessionId } })).user;
  if (!owner) throw new DomainError("not_found", "There is no such user");
  if ((await tx.apiKeys.countLive(ownerId, now)) >= MAX_ACTIVE_KEYS) {
    throw new DomainError(
      "quota_exceeded",
      `An account has at most ${MAX_ACTIVE_KEYS} API keys: revoke one first`,
    );
  }
  await tx.apiKeys.removeDead(ownerId, now, MAX_INACTIVE_KEYS);
  return { id: owner.id, email: owner.email, bannedUntil: owner.bannedUntil };
}

const REFUSALS: Record<ApiKeyState | "unknown", string> = {
  unknown: "This API key is not known",
  expired: "This API key has expired",
  revoked: "This API key was revoked",
  suspended: "The account of this API key is suspended",
  active: "This API key cannot be used",
};

function keyOrThrow(key: ApiKey | null): ApiKey {
  if (!key) throw new DomainError("not_found", "There is no such API key");
  return key;
}

const subjectOf = ({ id, name }: ApiKey) => ({ type: "api_keys", id, name });
