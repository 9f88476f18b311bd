import type { Knex } from "knex";
import {
  type Snippet,
  type SnippetFilter,
  snippetList,
  type SnippetRepository,
  type SnippetType,
} from "../../../../core/code-snippets/snippet.ts";
import { anywhere, listSql, readPage, whereColumns } from "../../rows/list-query.ts";
import { isUuid, storeText } from "../../rows/values.ts";

interface SnippetRow {
  id: string;
  name: string;
  description: string;
  code: string;
  type: SnippetType;
  hosts: string[];
  is_active: boolean;
  created_at: Date;
  updated_at: Date;
}

const LIST = listSql(snippetList, {
  // as placeOf in core
  place: "CASE WHEN type IN ('verification', 'analytics') THEN 'head' ELSE 'body' END",
});

export function createSnippetRepository(knex: Knex): SnippetRepository {
  const snippets = () => knex<SnippetRow>("code_snippets");

  async function find(id: string, lock: boolean): Promise<Snippet | null> {
    if (!isUuid(id)) return null;
    const row = await (lock ? snippets().where({ id }).forUpdate() : snippets().where({ id })).first();
    return row ? toSnippet(row) : null;
  }

  return {
    async insert(snippet) {
      await storeText(snippets().insert(toRow(snippet)));
    },

    find: (id) => find(id, false),
    findForUpdate: (id) => find(id, true),

    list: (query, filter) =>
      readPage(
        knex("code_snippets").where((builder) => matching(builder, filter)),
        query,
        LIST,
        ["*"],
        toSnippet,
      ),

    async listActive() {
      const rows = await snippets().where({ is_active: true }).orderBy(["created_at", "id"]);
      return rows.map(toSnippet);
    },

    async update(snippet) {
      await storeText(snippets().where({ id: snippet.id }).update(toRow(snippet)));
    },

    async remove(id) {
      await snippets().where({ id }).delete();
    },
  };
}

function matching(builder: Knex.QueryBuilder, filter: SnippetFilter): void {
  const { q } = filter;
  whereColumns(builder, LIST, filter);
  if (q) {
    const part = anywhere(q);
    builder.where((any) => void any.whereILike("name", part).orWhereILike("description", part));
  }
}

const toRow = (snippet: Snippet) => ({
  id: snippet.id,
  name: snippet.name,
  description: snippet.description,
  code: snippet.code,
  type: snippet.type,
  hosts: JSON.stringify(snippet.hosts) as never,
  is_active: snippet.isActive,
  created_at: snippet.createdAt,
  updated_at: snippet.updatedAt,
});

const toSnippet = (row: SnippetRow): Snippet => ({
  id: row.id,
  name: row.name,
  description: row.description,
  code: row.code,
  type: row.type,
  hosts: row.hosts,
  isActive: row.is_active,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
