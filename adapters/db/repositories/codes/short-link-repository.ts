import type { Knex } from "knex";
import {
  type EveryShortLink,
  everyShortLinkList,
  type ShortLink,
  shortLinkList,
  type ShortLinkRepository,
} from "../../../../core/short-links/short-link.ts";
import { anywhere, listSql, readPage, whereColumns } from "../../rows/list-query.ts";
import { isUuid, storeText, toCount } from "../../rows/values.ts";

interface ShortLinkRow {
  id: string;
  code: string;
  user_id: string;
  name: string;
  target: string;
  paused: boolean;
  taken_down_at: Date | null;
  taken_down_reason: string | null;
  scan_count: string;
  visitor_count: string;
  last_scanned_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

const LIST = listSql(shortLinkList, { unique_scan_count: "visitor_count" });
const EVERY = listSql(everyShortLinkList, { unique_scan_count: "visitor_count" });

export function createEveryShortLink(knex: Knex): EveryShortLink {
  const one = async (id: string, locked: boolean): Promise<ShortLink | null> => {
    if (!isUuid(id)) return null;
    const query = knex<ShortLinkRow>("short_links").where({ id });
    const row = await (locked ? query.forUpdate() : query).first();
    return row ? toShortLink(row) : null;
  };
  return {
    list(query, filter) {
      const found = knex("short_links").where((builder) => whereColumns(builder, EVERY, filter));
      if (filter.q) {
        const part = anywhere(filter.q);
        void found.where((any) => void any.whereILike("code", part).orWhereILike("target", part));
      }
      return readPage(found, query, EVERY, ["*"], toShortLink);
    },
    find: (id) => one(id, false),
    findForUpdate: (id) => one(id, true),
    async takeDown(id, reason, at) {
      const down = { taken_down_at: reason === null ? null : at, taken_down_reason: reason };
      await storeText(knex("short_links").where({ id }).update(down));
    },
  };
}

export function createShortLinkRepository(knex: Knex): ShortLinkRepository {
  const links = () => knex<ShortLinkRow>("short_links");

  return {
    async insert(link) {
      const { rowCount } = await storeText(
        knex.raw<{ rowCount: number }>(
          `INSERT INTO short_links (id, code, user_id, name, target, paused, created_at, updated_at)
           VALUES (:id, :code, :userId, :name, :target, :paused, :createdAt, :updatedAt)
           ON CONFLICT ON CONSTRAINT short_links_code_key DO NOTHING`,
          {
            id: link.id,
            code: link.code,
            userId: link.userId,
            name: link.name,
            target: link.target,
            paused: link.paused,
            createdAt: link.createdAt,
            updatedAt: link.updatedAt,
          },
        ),
      );
      return rowCount > 0;
    },

    async find(userId, id) {
      if (!isUuid(id)) return null;
      const row = await links().where({ user_id: userId, id }).first();
      return row ? toShortLink(row) : null;
    },

    async findByCode(code) {
      const row = await links().where({ code }).first();
      return row ? toShortLink(row) : null;
    },

    list(userId, query, filter) {
      const found = knex("short_links")
        .where({ user_id: userId })
        .where((builder) => whereColumns(builder, LIST, filter));
      if (filter.q) {
        const part = anywhere(filter.q);
        void found.where((any) => void any.whereILike("name", part).orWhereILike("target", part));
      }
      return readPage(found, query, LIST, ["*"], toShortLink);
    },

    count: (userId) => countOf(userId),

    async change(userId, id, { target, name, paused }, at) {
      if (!isUuid(id)) return null;
      const [row] = await storeText(
        links()
          .where({ user_id: userId, id, taken_down_at: null })
          .update({
            ...(target !== undefined && { target }),
            ...(name !== undefined && { name }),
            ...(paused !== undefined && { paused }),
            updated_at: at,
          })
          .returning("*"),
      );
      return row ? toShortLink(row) : null;
    },

    async remove(userId, id) {
      if (!isUuid(id)) return false;
      return (await links().where({ user_id: userId, id }).delete()) > 0;
    },
  };

  async function countOf(userId: string): Promise<number> {
    const [count] = await knex("short_links").where({ user_id: userId }).count("*", { as: "total" });
    return toCount(count?.["total"]);
  }
}

function toShortLink(row: ShortLinkRow): ShortLink {
  return {
    id: row.id,
    code: row.code,
    userId: row.user_id,
    name: row.name,
    target: row.target,
    paused: row.paused,
    takenDownAt: row.taken_down_at,
    takenDownReason: row.taken_down_reason,
    scanCount: toCount(row.scan_count),
    visitorCount: toCount(row.visitor_count),
    lastScannedAt: row.last_scanned_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
