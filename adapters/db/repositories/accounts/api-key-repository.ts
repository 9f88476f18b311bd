import type { Knex } from "knex";
import {
  type ApiKey,
  type ApiKeyFilter,
  apiKeyList,
  type ApiKeyRepository,
  type ApiKeySort,
  type ApiScope,
} from "../../../../core/api-keys/api-key.ts";
import { type ListSql, listSql, readPage, whereColumns } from "../../rows/list-query.ts";
import { isUuid, storeText, toCount } from "../../rows/values.ts";

interface Row {
  id: string;
  name: string;
  prefix: string;
  /** All but `sign`, which older versions do not know. */
  scopes: ApiScope[];
  may_sign: boolean;
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
  scopes: row.may_sign && row.scopes.includes("generate") ? [...row.scopes, "sign"] : row.scopes,
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
  "api_keys.may_sign",
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

const withOwners = (knex: Knex): Knex.QueryBuilder =>
  knex("api_keys").leftJoin("users AS owner", "owner.id", "api_keys.owner_id");

const listAt = (now: Date): ListSql<ApiKeySort> =>
  listSql(
    apiKeyList,
    {
      id: "api_keys.id",
      // as apiKeyState in core
      state: `CASE WHEN revoked_at IS NOT NULL THEN 'revoked' WHEN expires_at <= :now THEN 'expired'
        WHEN owner.banned_until > :now THEN 'suspended' ELSE 'active' END`,
      owner_email: "owner.email",
      created_at: "api_keys.created_at",
    },
    { values: { now } },
  );

function whereText(builder: Knex.QueryBuilder, { q }: ApiKeyFilter): void {
  if (q)
    builder.whereRaw("(strpos(lower(api_keys.name), lower(?)) > 0 OR starts_with(api_keys.prefix, ?))", [
      q,
      q,
    ]);
}

export function createApiKeyRepository(knex: Knex): ApiKeyRepository {
  const findBy = async (column: "id" | "digest", value: string): Promise<ApiKey | null> => {
    const [row] = await withOwners(knex)
      .where(`api_keys.${column}`, value)
      .select<Row[]>(...COLUMNS);
    return row ? fromRow(row) : null;
  };

  return {
    list(query, filter, now) {
      const list = listAt(now);
      const found = withOwners(knex).where((builder) => {
        whereColumns(builder, list, filter);
        whereText(builder, filter);
      });
      return readPage(found, query, list, COLUMNS, fromRow);
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
          scopes: key.scopes.filter((scope) => scope !== "sign"),
          may_sign: key.scopes.includes("sign"),
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

    async revokeOfOwner(ownerId, at) {
      await knex("api_keys").where({ owner_id: ownerId, revoked_at: null }).update({ revoked_at: at });
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
