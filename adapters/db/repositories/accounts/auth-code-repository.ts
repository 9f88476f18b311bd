import type { Knex } from "knex";
import type { AuthCode, AuthCodeRepository } from "../../../../core/auth/auth-code.ts";

interface AuthCodeRow {
  id: string;
  user_id: string;
  digest: string;
  challenge: string;
  method: AuthCode["method"];
  failures: number;
  signed_in_at: Date | null;
  created_at: Date;
}

export function createAuthCodeRepository(knex: Knex): AuthCodeRepository {
  const codes = () => knex<AuthCodeRow>("auth_codes");

  return {
    async insert(code) {
      await codes().insert({
        id: code.id,
        user_id: code.userId,
        digest: code.digest,
        challenge: code.challenge,
        method: code.method,
        failures: code.failures,
        signed_in_at: code.signedInAt,
        created_at: code.createdAt,
      });
    },

    async find(digest) {
      const row = await codes().where({ digest }).first();
      return row ? toCode(row) : null;
    },

    async findForUpdate(digest) {
      const row = await codes().where({ digest }).forUpdate().first();
      return row ? toCode(row) : null;
    },

    async countFailure(id) {
      await codes().where({ id }).increment("failures");
    },

    async remove(id) {
      await codes().where({ id }).delete();
    },

    async removeOfUser(userId) {
      await codes().where({ user_id: userId }).delete();
    },

    async removeMadeBefore(time) {
      // does not block: locked rows are left for the next call
      const old = codes().where("created_at", "<", time).forUpdate().skipLocked().select("id");
      await codes().whereIn("id", old).delete();
    },
  };
}

const toCode = (row: AuthCodeRow): AuthCode => ({
  id: row.id,
  userId: row.user_id,
  digest: row.digest,
  challenge: row.challenge,
  method: row.method,
  failures: row.failures,
  signedInAt: row.signed_in_at,
  createdAt: row.created_at,
});
