import type { Knex } from "knex";
import type {
  Challenge,
  Factor,
  FactorRepository,
  StoredFactor,
} from "../../../../core/auth/factors/factor.ts";
import { DomainError } from "../../../../core/errors.ts";
import { isRefusedAs } from "../../pool/sql-states.ts";
import { isUuid, storeText } from "../../rows/values.ts";

interface FactorRow {
  id: string;
  user_id: string;
  type: Factor["type"];
  friendly_name: string;
  status: Factor["status"];
  secret: string;
  /** int8. */
  last_used_step: string | null;
  created_at: Date;
  updated_at: Date;
  last_challenged_at: Date | null;
}

interface ChallengeRow {
  id: string;
  factor_id: string;
  session_id: string;
  created_at: Date;
}

export function createFactorRepository(knex: Knex): FactorRepository {
  const challenges = () => knex<ChallengeRow>("mfa_challenges");

  return {
    async insert(factor) {
      await storeText(
        knex("mfa_factors").insert({
          id: factor.id,
          user_id: factor.userId,
          type: factor.type,
          friendly_name: factor.friendlyName,
          status: factor.status,
          secret: factor.secret,
          last_used_step: factor.lastUsedStep,
          created_at: factor.createdAt,
          updated_at: factor.updatedAt,
          last_challenged_at: factor.lastChallengedAt,
        }),
      );
    },

    async listOfUser(userId) {
      const rows = await knex<FactorRow>("mfa_factors").where({ user_id: userId }).orderBy("id");
      return rows.map(toFactor);
    },

    async update(factor) {
      await knex("mfa_factors").where({ id: factor.id }).update({
        status: factor.status,
        last_used_step: factor.lastUsedStep,
        updated_at: factor.updatedAt,
        last_challenged_at: factor.lastChallengedAt,
      });
    },

    async remove(id) {
      await knex("mfa_factors").where({ id }).delete();
    },

    async removeUnverified(userId) {
      await knex("mfa_factors").where({ user_id: userId, status: "unverified" }).delete();
    },

    async insertChallenge(challenge) {
      const inserted = challenges().insert({
        id: challenge.id,
        factor_id: challenge.factorId,
        session_id: challenge.sessionId,
        created_at: challenge.createdAt,
      });
      await inserted.catch((error: unknown) => {
        if (!isRefusedAs("foreignKeyViolation", error)) throw error;
        throw new DomainError("session_not_found", "This session has ended", { cause: error });
      });
    },

    async findChallenge(id) {
      if (!isUuid(id)) return null;
      const row = await challenges().where({ id }).first();
      return row ? toChallenge(row) : null;
    },

    async removeChallenge(id) {
      await challenges().where({ id }).delete();
    },

    async removeChallenges(before) {
      const old = challenges().where("created_at", "<", before).forUpdate().skipLocked().select("id");
      await challenges().whereIn("id", old).delete();
    },
  };
}

const toFactor = (row: FactorRow): StoredFactor => ({
  id: row.id,
  userId: row.user_id,
  type: row.type,
  friendlyName: row.friendly_name,
  status: row.status,
  secret: row.secret,
  lastUsedStep: row.last_used_step === null ? null : Number(row.last_used_step),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  lastChallengedAt: row.last_challenged_at,
});

const toChallenge = (row: ChallengeRow): Challenge => ({
  id: row.id,
  factorId: row.factor_id,
  sessionId: row.session_id,
  createdAt: row.created_at,
});
