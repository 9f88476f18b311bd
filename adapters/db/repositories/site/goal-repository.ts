import type { Knex } from "knex";
import { goalList, type Goal, type GoalRepository } from "../../../../core/goals/goal.ts";
import { anywhere, listSql, readPage, whereColumns } from "../../rows/list-query.ts";
import { isUuid, storeText } from "../../rows/values.ts";

interface GoalRow {
  id: string;
  name: string;
  path: string;
  created_at: Date;
  updated_at: Date;
}

const LIST = listSql(goalList);

export function createGoalRepository(knex: Knex): GoalRepository {
  const goals = () => knex<GoalRow>("goals");

  async function find(id: string, lock: boolean): Promise<Goal | null> {
    if (!isUuid(id)) return null;
    const row = await (lock ? goals().where({ id }).forUpdate() : goals().where({ id })).first();
    return row ? toGoal(row) : null;
  }

  return {
    async insert(goal) {
      await storeText(goals().insert(toRow(goal)));
    },

    find: (id) => find(id, false),
    findForUpdate: (id) => find(id, true),

    list: (query, filter) =>
      readPage(
        knex("goals").where((builder) => {
          whereColumns(builder, LIST, filter);
          const { q } = filter;
          if (!q) return;
          const part = anywhere(q);
          builder.where((any) => void any.whereILike("name", part).orWhereILike("path", part));
        }),
        query,
        LIST,
        ["*"],
        toGoal,
      ),

    async all() {
      return (await goals().orderBy(["created_at", "id"])).map(toGoal);
    },

    async update(goal) {
      await storeText(goals().where({ id: goal.id }).update(toRow(goal)));
    },

    async remove(id) {
      await goals().where({ id }).delete();
    },
  };
}

const toRow = ({ id, name, path, createdAt, updatedAt }: Goal): GoalRow => ({
  id,
  name,
  path,
  created_at: createdAt,
  updated_at: updatedAt,
});

const toGoal = ({ id, name, path, created_at, updated_at }: GoalRow): Goal => ({
  id,
  name,
  path,
  createdAt: created_at,
  updatedAt: updated_at,
});
