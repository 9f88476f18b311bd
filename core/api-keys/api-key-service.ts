import type { Actor } from "../audit/actor.ts";
import type { AuditRepository } from "../audit/audit-entry.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { DomainError } from "../errors.ts";
import type { ListQuery, Page } from "../pagination.ts";
import type { Secrets } from "../ports/crypto.ts";
import type { Clock, Ids } from "../ports/system.ts";
import type { Transact } from "../ports/transaction.ts";
import type { SettingsService } from "../settings/settings-service.ts";
import { API_KEY, API_KEY_PREFIX, apiKeyState, shownPart } from "./api-key.ts";
import type { ApiKey, ApiKeyFilter, ApiKeyRepository, ApiKeySort, NewApiKey } from "./api-key.ts";

interface Inside {
  apiKeys: ApiKeyRepository;
  audit: Pick<AuditRepository, "append">;
}

interface Dependencies {
  apiKeys: ApiKeyRepository;
  transact: Transact<Inside>;
  trail: AuditTrail;
  settings: SettingsService;
  secrets: Secrets;
  clock: Clock;
  ids: Ids;
}

export type ApiKeyService = ReturnType<typeof createApiKeyService>;

const DAY_MS = 86_400_000;
/** The last use of a key is written down once a minute at most. */
const USE_MS = 60_000;

/** Keys that programs call with (accounts §3 "api"). */
export function createApiKeyService(dependencies: Dependencies) {
  const { apiKeys, transact, trail, settings, secrets, clock, ids } = dependencies;

  const list = (query: ListQuery<ApiKeySort>, filter: ApiKeyFilter): Promise<Page<ApiKey>> =>
    apiKeys.list(query, filter);

  /** @throws DomainError `not_found` */
  async function get(id: string): Promise<ApiKey> {
    return found(await apiKeys.findById(id));
  }

  /** @returns the key itself as well: the only time that it is told */
  async function create(by: Actor, wanted: NewApiKey): Promise<{ apiKey: ApiKey; key: string }> {
    const days = wanted.expires_in_days ?? (await settings.get()).api_key_expiry;
    const key = API_KEY_PREFIX + secrets.random();
    const createdAt = clock.now();
    const apiKey: ApiKey = {
      id: ids.next(),
      name: wanted.name,
      prefix: shownPart(key),
      scopes: [...new Set(wanted.scopes)].toSorted(),
      createdBy: by.userId,
      createdByName: by.name,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + days * DAY_MS),
      lastUsedAt: null,
      revokedAt: null,
    };
    await transact(async (inside) => {
      await inside.apiKeys.add(apiKey, secrets.digest(key));
      await trail.record(inside.audit, by, {
        action: "api_key.created",
        subject: subjectOf(apiKey),
        after: { prefix: apiKey.prefix, scopes: apiKey.scopes, expires_at: apiKey.expiresAt.toISOString() },
      });
    });
    return { apiKey, key };
  }

  /**
   * From the next call on the key opens nothing. One that was revoked stays so.
   * @throws DomainError `not_found`
   */
  function revoke(by: Actor, id: string): Promise<ApiKey> {
    return transact(async (inside) => {
      const revoked = await inside.apiKeys.revoke(id, clock.now());
      if (revoked) {
        await trail.record(inside.audit, by, {
          action: "api_key.revoked",
          subject: subjectOf(revoked),
          before: { prefix: revoked.prefix },
        });
      }
      return revoked ?? found(await inside.apiKeys.findById(id));
    });
  }

  /**
   * Which key a program calls with, and how many calls a minute it has.
   * @throws DomainError `forbidden` where the API is switched off; `no_authorization` for a key that opens nothing
   */
  async function authenticate(key: string): Promise<{ apiKey: ApiKey; callsPerMinute: number }> {
    const { enable_api, api_rate_limit } = await settings.get();
    if (!enable_api) throw new DomainError("forbidden", "The API of this site is switched off");
    const apiKey = API_KEY.test(key) ? await apiKeys.findByDigest(secrets.digest(key)) : null;
    const now = clock.now();
    const state = apiKey && apiKeyState(apiKey, now);
    if (!apiKey || state !== "active") {
      const reason =
        state === "expired" ? "has expired" : state === "revoked" ? "was revoked" : "is not known";
      throw new DomainError("no_authorization", `This API key ${reason}`);
    }
    await apiKeys.used(apiKey.id, now, new Date(now.getTime() - USE_MS));
    return { apiKey, callsPerMinute: api_rate_limit };
  }

  return { list, get, create, revoke, authenticate };
}

function found(key: ApiKey | null): ApiKey {
  if (!key) throw new DomainError("not_found", "There is no such API key");
  return key;
}

const subjectOf = ({ id, name }: ApiKey) => ({ type: "api_keys", id, name });
