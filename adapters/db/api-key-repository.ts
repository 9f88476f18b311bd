import type { Knex } from "knex";
import type { ApiKey, ApiKeyFilter, ApiKeyRepository, ApiScope } from "../../core/api-keys/api-key.ts";
import { isUuid, storeText, toCount } from "./values.ts";

interface Row {
  id: string;
  name: string;
  prefix: string;
  scopes: ApiScope[];
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
  createdBy: row.created_by,
  createdByName: row.created_by_name,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  lastUsedAt: row.last_used_at,
  revokedAt: row.revoked_at,
});

const COLUMNS = [
  "id",
  "name",
  "prefix",
  "scopes",
  "created_by",
  "created_by_name",
  "created_at",
  "expires_at",
  "last_used_at",
  "revoked_at",
] as const satisfies readonly (keyof Row)[];

export function createApiKeyRepository(knex: Knex): ApiKeyRepository {
  const matching = ({ ids, q }: ApiKeyFilter): Knex.QueryBuilder => {
    const query = knex("api_keys");
    if (ids) void query.whereIn("id", ids.filter(isUuid));
    const words = q?.trim();
    if (words) {
      void query.whereRaw("(strpos(lower(name), lower(?)) > 0 OR starts_with(prefix, ?))", [words, words]);
    }
    return query;
  };

  return {
    async list({ sort, order, offset, limit }, filter) {
      const rows = await (matching(filter)
        .select(...COLUMNS)
        .orderBy([
          { column: sort, order, nulls: "last" },
          { column: "id", order },
        ])
        .offset(offset)
        .limit(limit) as PromiseLike<Row[]>);
      const [counted] = await (matching(filter).count("* as total") as PromiseLike<{ total: string }[]>);
      return { items: rows.map(fromRow), total: toCount(counted?.total) };
    },

    async findById(id) {
      const row = isUuid(id)
        ? await knex<Row>("api_keys")
            .where({ id })
            .first(...COLUMNS)
        : undefined;
      return row ? fromRow(row) : null;
    },

    async findByDigest(digest) {
      const row = await knex("api_keys")
        .where({ digest })
        .first<Row | undefined>(...COLUMNS);
      return row ? fromRow(row) : null;
    },

    async add(key, digest) {
      await storeText(
        knex("api_keys").insert({
          id: key.id,
          name: key.name,
          prefix: key.prefix,
          digest,
          scopes: key.scopes,
          created_by: key.createdBy,
          created_by_name: key.createdByName,
          created_at: key.createdAt,
          expires_at: key.expiresAt,
        }),
      );
    },

    async revoke(id, at) {
      if (!isUuid(id)) return null;
      const [row] = await knex("api_keys")
        .where({ id, revoked_at: null })
        .update({ revoked_at: at })
        .returning<Row[]>([...COLUMNS]);
      return row ? fromRow(row) : null;
    },

    async used(id, at, unlessAfter) {
      await knex("api_keys")
        .where({ id })
        .whereRaw("(last_used_at IS NULL OR last_used_at < ?)", [unlessAfter])
        .update({ last_used_at: at });
    },
  };
}
