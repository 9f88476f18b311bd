import type { Knex } from "knex";
import type { OneTimeToken, OneTimeTokenRepository } from "../../../../core/auth/mailed/one-time-token.ts";
import { storeText } from "../../rows/values.ts";

interface TokenRow {
  id: string;
  user_id: string | null;
  email: string;
  purpose: OneTimeToken["purpose"];
  link_digest: string | null;
  link_expires_at: Date;
  code_digest: string | null;
  code_expires_at: Date;
  code_failures: number;
  challenge: string | null;
  new_account: OneTimeToken["newAccount"];
  needs_current_mailbox: boolean;
  used_at: Date | null;
  created_at: Date;
}

export function createOneTimeTokenRepository(knex: Knex): OneTimeTokenRepository {
  const tokens = () => knex<TokenRow>("one_time_tokens");
  const ofMailbox = (email: string, purposes: readonly OneTimeToken["purpose"][]) =>
    tokens()
      .where({ email })
      .whereIn("purpose", [...purposes])
      .whereNotNull("code_digest")
      // in a fixed order, so that concurrent transactions wait instead of deadlocking
      .orderBy("id");

  return {
    async put(token) {
      const row = toRow(token);
      const columns = Object.keys(row);
      const { email: _email, purpose: _purpose, user_id: _userId, ...replaced } = row;
      const assignments = Object.keys(replaced).map((column) => `${column} = excluded.${column}`);
      await storeText(
        knex.raw(
          `INSERT INTO one_time_tokens (${columns.join(", ")}) VALUES (${columns.map((column) => `:${column}`).join(", ")})
           ON CONFLICT ON CONSTRAINT one_time_tokens_one_each DO UPDATE SET ${assignments.join(", ")}`,
          row,
        ),
      );
    },

    async findByLink(linkDigest) {
      const row = await tokens().where({ link_digest: linkDigest }).first();
      return row ? toToken(row) : null;
    },

    async findByLinkForUpdate(linkDigest) {
      const row = await tokens().where({ link_digest: linkDigest }).forUpdate().first();
      return row ? toToken(row) : null;
    },

    findByMailbox: async (email, purposes) => (await storeText(ofMailbox(email, purposes))).map(toToken),

    findByMailboxForUpdate: async (email, purposes) =>
      (await storeText(ofMailbox(email, purposes).forUpdate())).map(toToken),

    async update({ id, codeDigest, codeFailures, usedAt }) {
      await tokens()
        .where({ id })
        .update({ code_digest: codeDigest, code_failures: codeFailures, used_at: usedAt });
    },

    async removeOfUser(userId, purposes) {
      const own = tokens().where({ user_id: userId });
      await (purposes === undefined ? own : own.whereIn("purpose", [...purposes])).delete();
    },

    async findOfUser(userId, purpose) {
      const row = await tokens().where({ user_id: userId, purpose }).orderBy("id", "desc").first();
      return row ? toToken(row) : null;
    },

    async removeExpired(now) {
      // does not block: locked rows are left for the next call
      const expired = tokens().where("link_expires_at", "<=", now).forUpdate().skipLocked().select("id");
      await tokens().whereIn("id", expired).delete();
    },
  };
}

const toRow = (token: OneTimeToken) => ({
  id: token.id,
  user_id: token.userId,
  email: token.email,
  purpose: token.purpose,
  link_digest: token.linkDigest,
  link_expires_at: token.linkExpiresAt,
  code_digest: token.codeDigest,
  code_expires_at: token.codeExpiresAt,
  code_failures: token.codeFailures,
  challenge: token.challenge,
  new_account: token.newAccount === null ? null : JSON.stringify(token.newAccount),
  needs_current_mailbox: token.needsCurrentMailbox,
  used_at: token.usedAt,
  created_at: token.createdAt,
});

const toToken = (row: TokenRow): OneTimeToken => ({
  id: row.id,
  userId: row.user_id,
  email: row.email,
  purpose: row.purpose,
  linkDigest: row.link_digest,
  linkExpiresAt: row.link_expires_at,
  codeDigest: row.code_digest,
  codeExpiresAt: row.code_expires_at,
  codeFailures: row.code_failures,
  challenge: row.challenge,
  newAccount: row.new_account,
  needsCurrentMailbox: row.needs_current_mailbox,
  usedAt: row.used_at,
  createdAt: row.created_at,
});
