import type { Knex } from "knex";
import type { ApiKey, ApiKeyFilter, ApiKeyRepository, ApiScope } from "../../core/api-keys/api-key.ts";
import { inOrderNullsLast, onePage } from "./list-query.ts";
import { isUuid, storeText, toCount } from "./values.ts";

interface Row {
  id: string;
  name: string;
  prefix: string;
  scopes: ApiScope[];
  owner_id: string | null;
  owner_email: string | null;
  owner_banned_until: Date | null;
  created_by: string | null;
  created_by_name: string;
  created_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
}

const fromRow = (row: Row): ApiKey => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  scopes: row.scopes,
  owner:
    row.owner_id === null
      ? null
      : { id: row.owner_id, email: row.owner_email ?? "", bannedUntil: row.owner_banned_until },
  createdBy: row.created_by,
  createdByName: row.created_by_name,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  lastUsedAt: row.last_used_at,
  revokedAt: row.revoked_at,
});

const COLUMNS = [
  "api_keys.id",
  "api_keys.name",
  "api_keys.prefix",
  "api_keys.scopes",
  "api_keys.owner_id",
  "owner.email AS owner_email",
  "owner.banned_until AS owner_banned_until",
  "api_keys.created_by",
  "api_keys.created_by_name",
  "api_keys.created_at",
  "api_keys.expires_at",
  "api_keys.last_used_at",
  "api_keys.revoked_at",
] as const;

const isDead = "(revoked_at IS NOT NULL OR expires_at <= ?)";

const select = (query: Knex.QueryBuilder): Knex.QueryBuilder =>
  query.leftJoin("users AS owner", "owner.id", "api_keys.owner_id").select(...COLUMNS);

export function createApiKeyRepository(knex: Knex): ApiKeyRepository {
  const findBy = async (column: "id" | "digest", value: string): Promise<ApiKey | null> => {
    const [row] = (await select(knex("api_keys").where(`api_keys.${column}`, value))) as Row[];
    return row ? fromRow(row) : null;
  };

  const matching = ({ ids, ownerId, q }: ApiKeyFilter): Knex.QueryBuilder => {
    const query = knex("api_keys");
    if (ids) void query.whereIn("api_keys.id", ids.filter(isUuid));
    if (ownerId !== undefined) void query.where("api_keys.owner_id", ownerId);
    const words = q?.trim();
    if (words) {
      void query.whereRaw("(strpos(lower(name), lower(?)) > 0 OR starts_with(prefix, ?))", [words, words]);
    }
    return query;
  };

  return {
    async list(query, filter) {
      const found = onePage(matching(filter), query, inOrderNullsLast(query, "api_keys."));
      const rows = await (select(found) as PromiseLike<Row[]>);
      const [counted] = await (matching(filter).count("* as total") as PromiseLike<{ total: string }[]>);
      return { items: rows.map(fromRow), total: toCount(counted?.total) };
    },

    findById: async (id) => (isUuid(id) ? findBy("id", id) : null),
    findByDigest: (digest) => findBy("digest", digest),

    async findDigest(id) {
      if (!isUuid(id)) return null;
      const row = await knex("api_keys").where({ id }).first<{ digest: string } | undefined>("digest");
      return row?.digest ?? null;
    },

    async add(key, digest) {
      await storeText(
        knex("api_keys").insert({
          id: key.id,
          name: key.name,
          prefix: key.prefix,
          digest,
          scopes: key.scopes,
          owner_id: key.owner?.id ?? null,
          created_by: key.createdBy,
          created_by_name: key.createdByName,
          created_at: key.createdAt,
          expires_at: key.expiresAt,
        }),
      );
    },

    async revoke(id, at) {
      if (!isUuid(id)) return null;
      const count = await knex("api_keys").where({ id, revoked_at: null }).update({ revoked_at: at });
      return count === 0 ? null : findBy("id", id);
    },

    async countLive(ownerId, now) {
      const [counted] = await (knex("api_keys")
        .where({ owner_id: ownerId })
        .whereRaw(`NOT ${isDead}`, [now])
        .count("* as total") as PromiseLike<{ total: string }[]>);
      return toCount(counted?.total);
    },

    async removeDead(ownerId, now, keep) {
      const dead = knex("api_keys")
        .where({ owner_id: ownerId })
        .whereRaw(isDead, [now])
        .orderBy([
          { column: "created_at", order: "desc" },
          { column: "id", order: "desc" },
        ])
        .offset(keep)
        .select("id");
      await knex("api_keys").whereIn("id", dead).delete();
    },

    async used(id, at, unlessAfter) {
      await knex("api_keys")
        .where({ id })
        .whereRaw("(last_used_at IS NULL OR last_used_at < ?)", [unlessAfter])
        .update({ last_used_at: at });
    },
  };
}
