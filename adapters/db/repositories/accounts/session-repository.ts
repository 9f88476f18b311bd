import type { Knex } from "knex";
import type { RefreshToken, Session, SessionRepository } from "../../../../core/auth/sessions/session.ts";
import { isUuid, storeText } from "../../rows/values.ts";

interface SessionRow {
  id: string;
  user_id: string;
  user_agent: string;
  ip_address: string;
  created_at: Date;
  last_used_at: Date;
  expires_at: Date;
  aal: Session["aal"];
  amr: Session["amr"];
}

interface TokenRow {
  id: string;
  session_id: string;
  digest: string;
  parent_id: string | null;
  used_at: Date | null;
  created_at: Date;
}

export function createSessionRepository(knex: Knex): SessionRepository {
  const sessions = () => knex<SessionRow>("sessions");
  const tokens = () => knex<TokenRow>("refresh_tokens");

  return {
    async insert(session) {
      await storeText(
        sessions().insert({
          id: session.id,
          user_id: session.userId,
          user_agent: session.userAgent,
          ip_address: session.ipAddress,
          created_at: session.createdAt,
          last_used_at: session.lastUsedAt,
          expires_at: session.expiresAt,
          aal: session.aal,
          amr: JSON.stringify(session.amr) as never,
        }),
      );
    },

    async find(id) {
      if (!isUuid(id)) return null;
      const row = await sessions().where({ id }).first();
      return row ? toSession(row) : null;
    },

    async touch(id, at) {
      await sessions().where({ id }).update({ last_used_at: at });
    },

    async listOfUser(userId, now) {
      const rows = await sessions()
        .where({ user_id: userId })
        .where("expires_at", ">", now)
        .orderBy([
          { column: "last_used_at", order: "desc" },
          { column: "id", order: "desc" },
        ]);
      return rows.map(toSession);
    },

    async setAssurance(id, { aal, amr }) {
      await sessions()
        .where({ id })
        .update({ aal, amr: JSON.stringify(amr) as never });
    },

    async remove(id) {
      await sessions().where({ id }).delete();
    },

    async lowerAssurance(userId, { except } = {}) {
      const amr = knex.raw(
        `jsonb_path_query_array(amr, '$[*] \\? (@.method != "totp" && @.method != "recovery_code")')`,
      );
      const lowered = sessions().where({ user_id: userId });
      await (except === undefined ? lowered : lowered.whereNot({ id: except })).update({
        aal: "aal1",
        amr: amr as never,
      });
    },

    async removeOfUser(userId, { except } = {}) {
      const ended = sessions().where({ user_id: userId });
      return (except === undefined ? ended : ended.whereNot({ id: except })).delete();
    },

    async removeExpired(now) {
      const expired = sessions().where("expires_at", "<=", now).forUpdate().skipLocked().select("id");
      await sessions().whereIn("id", expired).delete();
    },

    async insertToken(token) {
      await tokens().insert({
        id: token.id,
        session_id: token.sessionId,
        digest: token.digest,
        parent_id: token.parentId,
        used_at: token.usedAt,
        created_at: token.createdAt,
      });
    },

    async findTokenForUpdate(digest) {
      // the session first: a refresh with the parent token waits for one with its child, and ending a session
      // locks the session before its tokens, so that there is no deadlock
      await sessions()
        .whereIn("id", tokens().select("session_id").where({ digest }))
        .forUpdate()
        .select("id");
      const row = await tokens().where({ digest }).forUpdate().first();
      return row ? toToken(row) : null;
    },

    async findLiveToken(sessionId) {
      const row = await tokens()
        .where({ session_id: sessionId, used_at: null })
        .orderBy("id", "desc")
        .first();
      return row ? toToken(row) : null;
    },

    async markTokenUsed(id, at) {
      await tokens().where({ id }).update({ used_at: at });
    },
  };
}

function toSession(row: SessionRow): Session {
  return {
    id: row.id,
    userId: row.user_id,
    userAgent: row.user_agent,
    ipAddress: row.ip_address,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    expiresAt: row.expires_at,
    aal: row.aal,
    amr: row.amr,
  };
}

function toToken(row: TokenRow): RefreshToken {
  return {
    id: row.id,
    sessionId: row.session_id,
    digest: row.digest,
    parentId: row.parent_id,
    usedAt: row.used_at,
    createdAt: row.created_at,
  };
}
