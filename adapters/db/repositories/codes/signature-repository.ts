import type { Knex } from "knex";
import {
  type OwnSignatureKey,
  type SignatureKey,
  signatureList,
  type SignatureRecord,
  type SignatureRepository,
} from "../../../../core/signatures/signature.ts";
import { listSql, readPage, whereColumns } from "../../rows/list-query.ts";
import { storeText } from "../../rows/values.ts";

interface KeyRow {
  id: string;
  user_id: string | null;
  public_key: string;
  created_at: Date;
}

interface OwnKeyRow extends KeyRow {
  user_id: string;
  private_key: string;
}

interface SignatureRow {
  id: string;
  user_id: string;
  key_id: string;
  content: string;
  digest: string;
  document_title: string;
  security_level: SignatureRecord["securityLevel"];
  valid_until: Date | null;
  created_at: Date;
}

const LIST = listSql(signatureList);

export function createSignatureRepository(knex: Knex): SignatureRepository {
  const signatures = () => knex<SignatureRow>("signatures");

  async function findKeyOf(userId: string): Promise<OwnSignatureKey | null> {
    const [row] = await knex("signature_keys")
      .join("signature_private_keys", "key_id", "signature_keys.id")
      .where("signature_keys.user_id", userId)
      .select<OwnKeyRow[]>("signature_keys.*", "private_key");
    return row ? toOwnKey(row) : null;
  }

  async function findByDigest(digest: string): Promise<SignatureRecord | null> {
    const row = await signatures().where({ digest }).first();
    return row ? toRecord(row) : null;
  }

  return {
    findKeyOf,
    findByDigest,

    async insertKeyIfNone(key) {
      // of several concurrent signatures, all but the first wait for its key and then insert nothing
      await knex.raw(
        `WITH added AS (
           INSERT INTO signature_keys (id, user_id, public_key, created_at)
           VALUES (:id, :userId, :publicKey, :createdAt)
           ON CONFLICT (user_id) DO NOTHING RETURNING id)
         INSERT INTO signature_private_keys (key_id, user_id, private_key)
         SELECT id, :userId, :privateKey FROM added`,
        { ...key },
      );
      const stored = await findKeyOf(key.userId);
      if (!stored) throw new Error("the account was deleted while its key was being made");
      return stored;
    },

    async findKey(id) {
      const row = await knex<KeyRow>("signature_keys").where({ id }).first();
      return row ? toKey(row) : null;
    },

    async insertIfNone(record) {
      await storeText(
        knex("signatures")
          .insert({
            id: record.id,
            user_id: record.userId,
            key_id: record.keyId,
            content: record.content,
            digest: record.digest,
            document_title: record.documentTitle,
            security_level: record.securityLevel,
            valid_until: record.validUntil,
            created_at: record.createdAt,
          })
          .onConflict("digest")
          .ignore(),
      );
      const stored = await findByDigest(record.digest);
      if (!stored) throw new Error("the signature was deleted while it was being made");
      return stored;
    },

    async detachOfUser(userId) {
      const detached = await knex("signatures").where({ user_id: userId }).delete();
      await knex("signature_private_keys").where({ user_id: userId }).delete();
      await knex("signature_keys").where({ user_id: userId }).update({ user_id: null });
      return detached;
    },

    list: (userId, query, filter) =>
      readPage(
        knex("signatures")
          .where({ user_id: userId })
          .where((builder) => whereColumns(builder, LIST, filter)),
        query,
        LIST,
        ["*"],
        toRecord,
      ),
  };
}

const toKey = (row: KeyRow): SignatureKey => ({
  id: row.id,
  userId: row.user_id,
  publicKey: row.public_key,
  createdAt: row.created_at,
});

const toOwnKey = (row: OwnKeyRow): OwnSignatureKey => ({
  id: row.id,
  userId: row.user_id,
  publicKey: row.public_key,
  privateKey: row.private_key,
  createdAt: row.created_at,
});

const toRecord = (row: SignatureRow): SignatureRecord => ({
  id: row.id,
  userId: row.user_id,
  keyId: row.key_id,
  content: row.content,
  digest: row.digest,
  documentTitle: row.document_title,
  securityLevel: row.security_level,
  validUntil: row.valid_until,
  createdAt: row.created_at,
});
