import type { Knex } from "knex";
import {
  legalPageList,
  readLegalText,
  type LegalPage,
  type LegalPageRepository,
} from "../../../../core/legal/legal-page.ts";
import { listSql, readPage, whereColumns } from "../../rows/list-query.ts";
import { storeText } from "../../rows/values.ts";

interface LegalPageRow {
  id: LegalPage["id"];
  link: string;
  text: unknown;
  is_published: boolean;
  updated_at: Date;
}

const LIST = listSql(legalPageList);

export function createLegalPageRepository(knex: Knex): LegalPageRepository {
  const pages = () => knex<LegalPageRow>("legal_pages");

  async function find(id: string, lock: boolean): Promise<LegalPage | null> {
    const row = await (lock ? pages().where("id", id).forUpdate() : pages().where("id", id)).first();
    return row ? toPage(row) : null;
  }

  return {
    find: (id) => find(id, false),
    findForUpdate: (id) => find(id, true),

    list: (query, filter) =>
      readPage(
        knex("legal_pages").where((builder) => whereColumns(builder, LIST, filter)),
        query,
        LIST,
        ["*"],
        toPage,
      ),

    async outlines() {
      const rows = await knex("legal_pages").select<(LegalPageRow & { has_text: boolean })[]>(
        "id",
        "link",
        "is_published",
        knex.raw("text <> '{}' AS has_text"),
      );
      return rows.map((row) => ({
        id: row.id,
        link: row.link,
        isPublished: row.is_published,
        hasText: row.has_text,
      }));
    },

    async update({ id, link, text, isPublished, updatedAt }) {
      await storeText(
        pages()
          .where("id", id)
          .update({
            link,
            text: JSON.stringify(text),
            is_published: isPublished,
            updated_at: updatedAt,
          }),
      );
    },
  };
}

const toPage = (row: LegalPageRow): LegalPage => ({
  id: row.id,
  link: row.link,
  text: readLegalText(row.text),
  isPublished: row.is_published,
  updatedAt: row.updated_at,
});
