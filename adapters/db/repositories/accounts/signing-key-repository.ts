import type { Knex } from "knex";
import type { SigningKey, SigningKeyRepository } from "../../../../core/auth/sessions/session.ts";

interface KeyRow {
  id: string;
  jwk: Record<string, unknown>;
  created_at: Date;
  retired_at: Date | null;
}

export function createSigningKeyRepository(knex: Knex): SigningKeyRepository {
  const keys = () => knex<KeyRow>("signing_keys");

  return {
    async list() {
      const rows = await keys().orderBy("created_at", "desc").orderBy("id", "desc");
      return rows.map(toKey);
    },

    async insertIfNone(key) {
      // a unique index allows one unretired key: if several servers try at once, the others wait and then
      // insert nothing
      await knex.raw(
        `INSERT INTO signing_keys (id, jwk, created_at, retired_at) VALUES (?, ?, ?, ?)
         ON CONFLICT ((true)) WHERE retired_at IS NULL DO NOTHING`,
        [key.id, JSON.stringify(key.jwk), key.createdAt, null],
      );
      const row = await keys().whereNull("retired_at").first();
      if (!row) throw new Error("the active signing key was retired while it was being made");
      return toKey(row);
    },

    async replace(key) {
      await knex.transaction(async (transaction) => {
        await transaction<KeyRow>("signing_keys")
          .whereNull("retired_at")
          .update({ retired_at: key.createdAt });
        await transaction.raw(
          `INSERT INTO signing_keys (id, jwk, created_at) VALUES (?, ?, ?)
           ON CONFLICT ((true)) WHERE retired_at IS NULL DO NOTHING`,
          [key.id, JSON.stringify(key.jwk), key.createdAt],
        );
      });
    },

    async removeRetiredBefore(time) {
      await keys().where("retired_at", "<", time).delete();
    },
  };
}

function toKey(row: KeyRow): SigningKey {
  return { id: row.id, jwk: row.jwk, createdAt: row.created_at, retiredAt: row.retired_at };
}
