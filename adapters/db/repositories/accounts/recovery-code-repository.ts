import type { Knex } from "knex";
import type { RecoveryCode, RecoveryCodeRepository } from "../../../../core/auth/factors/recovery-code.ts";

interface Row {
  id: string;
  user_id: string;
  set_id: string;
  digest: string;
  used_at: Date | null;
  created_at: Date;
}

export function createRecoveryCodeRepository(knex: Knex): RecoveryCodeRepository {
  const codes = () => knex<Row>("recovery_codes");

  return {
    async insert(added) {
      await codes().insert(
        added.map((code) => ({
          id: code.id,
          user_id: code.userId,
          set_id: code.setId,
          digest: code.digest,
          used_at: code.usedAt,
          created_at: code.createdAt,
        })),
      );
    },

    async listOfUser(userId) {
      const rows = await codes().where({ user_id: userId }).orderBy("id");
      return rows.map(toCode);
    },

    async markUsed(id, at) {
      return (await codes().where({ id, used_at: null }).update({ used_at: at })) === 1;
    },

    async removeOfUser(userId) {
      await codes().where({ user_id: userId }).delete();
    },
  };
}

const toCode = (row: Row): RecoveryCode => ({
  id: row.id,
  userId: row.user_id,
  setId: row.set_id,
  digest: row.digest,
  usedAt: row.used_at,
  createdAt: row.created_at,
});
