import type { Knex } from "knex";
import {
  type ShortLinkAdminRepository,
  everyShortLinkList,
  type ShortLink,
  shortLinkList,
  type ShortLinkRepository,
} from "../../../../core/short-links/short-link.ts";
import { within } from "../../pool/marked-transactions.ts";
import { takeOutScans } from "../../rows/take-out-scans.ts";
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

/** A code's entry in the directory (migration 038). */
interface ShortCodeRow {
  user_id: string;
  link_id: string;
  target: string;
  paused: boolean;
  taken_down: boolean;
}

const LIST = listSql(shortLinkList, { unique_scan_count: "visitor_count" });
const EVERY = listSql(everyShortLinkList, { unique_scan_count: "visitor_count" });

export function createEveryShortLink(knex: Knex): ShortLinkAdminRepository {
  const rowOf = async (id: string): Promise<ShortLinkRow | undefined> =>
    isUuid(id) ? knex<ShortLinkRow>("short_links").where({ id }).first() : undefined;
  return {
    list(query, filter) {
      const found = knex("short_links").where((builder) => whereColumns(builder, EVERY, filter));
      if (filter.q) {
        const part = anywhere(filter.q);
        void found.where((any) => void any.whereILike("code", part).orWhereILike("target", part));
      }
      return readPage(found, query, EVERY, ["*"], toShortLink);
    },
    async find(id) {
      const row = await rowOf(id);
      return row ? toShortLink(row) : null;
    },
    async findForUpdate(id) {
      const found = await rowOf(id);
      if (!found) return null;
      // by its owner, whom a lock must name if links are distributed
      const row = await knex<ShortLinkRow>("short_links")
        .where({ user_id: found.user_id, id })
        .forUpdate()
        .first();
      return row ? toShortLink(row) : null;
    },
    takeDown: (id, reason, at) =>
      within(knex, async (inside) => {
        const down = { taken_down_at: reason === null ? null : at, taken_down_reason: reason };
        const [row] = await storeText(
          inside<ShortLinkRow>("short_links").where({ id }).update(down).returning("code"),
        );
        if (row)
          await inside("short_codes")
            .where({ code: row.code })
            .update({ taken_down: reason !== null });
      }),
  };
}

export function createShortLinkRepository(knex: Knex): ShortLinkRepository {
  const links = () => knex<ShortLinkRow>("short_links");

  return {
    insert: (link) =>
      within(knex, async (inside) => {
        const { id, code, userId, name, target, paused, createdAt, updatedAt } = link;
        // first, since the code must be unique in the whole site
        const taken = await storeText(
          inside("short_codes")
            .insert({ code, user_id: userId, link_id: id, target, paused, taken_down: false })
            .onConflict("code")
            .ignore()
            .returning<unknown[]>("code"),
        );
        if (taken.length === 0) return false;
        await storeText(
          inside("short_links").insert({
            id,
            code,
            user_id: userId,
            name,
            target,
            paused,
            created_at: createdAt,
            updated_at: updatedAt,
          }),
        );
        return true;
      }),

    async find(userId, id) {
      if (!isUuid(id)) return null;
      const row = await links().where({ user_id: userId, id }).first();
      return row ? toShortLink(row) : null;
    },

    async findByCode(code) {
      const row = await knex("short_codes").where({ code }).first<ShortCodeRow | undefined>("*");
      if (!row) return null;
      const { user_id: userId, link_id: id, target, paused, taken_down: isTakenDown } = row;
      return { id, userId, target, paused, isTakenDown };
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
      return within(knex, async (inside) => {
        const [row] = await storeText(
          inside<ShortLinkRow>("short_links")
            .where({ user_id: userId, id, taken_down_at: null })
            .update({
              ...(target !== undefined && { target }),
              ...(name !== undefined && { name }),
              ...(paused !== undefined && { paused }),
              updated_at: at,
            })
            .returning("*"),
        );
        if (!row) return null;
        if (target !== undefined || paused !== undefined)
          await inside("short_codes")
            .where({ code: row.code })
            .update({ target: row.target, paused: row.paused });
        return toShortLink(row);
      });
    },

    async remove(userId, id) {
      if (!isUuid(id)) return false;
      return within(knex, async (inside) => {
        const own = () => inside<ShortLinkRow>("short_links").where({ user_id: userId, id });
        // in the order of those who count its scans: records, the link, sums
        const letRecordsGo = () =>
          inside("qr_history").where({ user_id: userId, short_link_id: id }).update({ short_link_id: null });
        await letRecordsGo();
        const held = await own().forUpdate().first("code");
        if (!held) return false;
        // records that were added until the link was locked
        await letRecordsGo();
        await takeOutScans(inside, userId, id);
        await own().delete();
        await inside("short_codes").where({ code: held.code }).delete();
        return true;
      });
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
