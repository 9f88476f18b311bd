import {
  API_SCOPES,
  apiKeyState,
  daysLeft,
  endsSoon,
  newApiKeySchema,
  type ApiKey,
} from "../../core/api-keys/api-key.ts";
import { commandLine } from "../../core/audit/actor.ts";
import type { Services } from "../../adapters/app/create-services.ts";
import { withServices } from "../with-services.ts";
import { WrongUse } from "../input/wrong-use.ts";

/** Read concurrently. */
const PAGE = 1000;

/** A key as the command line shows it: never the key itself. */
export interface ListedKey {
  id: string;
  name: string;
  prefix: string;
  scopes: string[];
  state: string;
  /** The address of the account that it belongs to; null: the site's own. */
  owner: string | null;
  expiresAt: Date;
  /** Whole days until then. */
  daysLeft: number;
  /** It is usable, and expires within a week. */
  endsSoon: boolean;
  lastUsedAt: Date | null;
}

const listed = (key: ApiKey, now = new Date()): ListedKey => ({
  id: key.id,
  name: key.name,
  prefix: key.prefix,
  scopes: key.scopes,
  state: apiKeyState(key, now),
  owner: key.owner?.email ?? null,
  expiresAt: key.expiresAt,
  daysLeft: daysLeft(key, now),
  endsSoon: endsSoon({ ...key, state: apiKeyState(key, now) }, now),
  lastUsedAt: key.lastUsedAt,
});

const idOf = async ({ operatorAccounts }: Services, email: string): Promise<string> =>
  (await operatorAccounts.getByEmail(email)).id;

/** `quietzone api-keys`. */
export const apiKeys = {
  /**
   * Newest first.
   * @throws DomainError `not_found` if no account has this address
   */
  list: ({ user }: { user?: string } = {}): Promise<ListedKey[]> =>
    withServices(async (services) => {
      const filter = user === undefined ? {} : { owner_id: [await idOf(services, user)] };
      const keys: ListedKey[] = [];
      for (;;) {
        const query = { sort: "created_at", order: "desc", offset: keys.length, limit: PAGE } as const;
        const { items, total } = await services.apiKeys.list(query, filter);
        keys.push(...items.map((key) => listed(key)));
        if (items.length === 0 || keys.length >= total) return keys;
      }
    }),

  /**
   * @returns the key itself, this one time
   * @throws WrongUse; DomainError `not_found` if no account has this address, `quota_exceeded`
   */
  create: (name: string, { scopes, days, user }: { scopes: string[]; days?: string; user?: string }) => {
    const wanted = newApiKeySchema.safeParse({
      name,
      scopes,
      ...(days !== undefined && { expires_in_days: Number(days) }),
    });
    if (!wanted.success) {
      throw new WrongUse(`A key needs a name, scopes of ${API_SCOPES.join(", ")}, and 1 to 3650 days.`);
    }
    return withServices(async (services) => {
      const owner = user === undefined ? null : await idOf(services, user);
      const { apiKey, key } = await services.apiKeys.create(commandLine, wanted.data, owner);
      return { ...listed(apiKey), key };
    });
  },

  /** @throws DomainError `not_found` */
  revoke: (id: string): Promise<ListedKey> =>
    withServices(async ({ apiKeys: keys }) => listed(await keys.revoke(commandLine, id))),
};
