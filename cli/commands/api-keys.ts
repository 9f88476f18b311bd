import { apiKeyState, newApiKeySchema, type ApiKey } from "../../core/api-keys/api-key.ts";
import type { ApiKeyService } from "../../core/api-keys/api-key-service.ts";
import { commandLine } from "../../core/audit/actor.ts";
import { withServices } from "../with-services.ts";
import { WrongUse } from "../wrong-use.ts";

const MOST = 1000;

/** A key as the command line shows it: never the key itself. */
export interface ListedKey {
  id: string;
  name: string;
  prefix: string;
  scopes: string[];
  state: string;
  expiresAt: Date;
  lastUsedAt: Date | null;
}

const listed = (key: ApiKey): ListedKey => ({
  id: key.id,
  name: key.name,
  prefix: key.prefix,
  scopes: key.scopes,
  state: apiKeyState(key, new Date()),
  expiresAt: key.expiresAt,
  lastUsedAt: key.lastUsedAt,
});

const withKeys = <T>(work: (keys: ApiKeyService) => Promise<T>): Promise<T> =>
  withServices((services) => work(services.apiKeys));

/** `quietzone api-keys`. */
export const apiKeys = {
  /** Newest first. */
  list: (): Promise<ListedKey[]> =>
    withKeys(async (keys) => {
      const query = { sort: "created_at", order: "desc", offset: 0, limit: MOST } as const;
      return (await keys.list(query, {})).items.map(listed);
    }),

  /**
   * @returns the key itself, this one time
   * @throws WrongUse
   */
  create: (name: string, { scopes, days }: { scopes: string[]; days?: string }) => {
    const wanted = newApiKeySchema.safeParse({
      name,
      scopes,
      ...(days !== undefined && { expires_in_days: Number(days) }),
    });
    if (!wanted.success) {
      throw new WrongUse("A key needs a name, scopes of read and write, and 1 to 3650 days.");
    }
    return withKeys(async (keys) => {
      const { apiKey, key } = await keys.create(commandLine, wanted.data);
      return { ...listed(apiKey), key };
    });
  },

  /** @throws DomainError `not_found` */
  revoke: (id: string): Promise<ListedKey> =>
    withKeys(async (keys) => listed(await keys.revoke(commandLine, id))),
};
