import type { Context } from "koa";
import type { ListShape } from "../../../core/lists/list-shape.ts";
import type { ListQuery } from "../../../core/pagination.ts";
import { queryJson, queryText, shownName, wrongParam } from "./query-json.ts";

/**
 * `?sort=["created_at","DESC"]&range=[0,24]`, as ra-data-simple-rest sends it, or `?sort=created_at&order=desc`. Without a range,
 * as in getMany, it is the first `most` rows.
 * @param maxRows rows in one answer
 * @throws DomainError `validation_failed`
 */
export function listParams<Field extends string>(
  ctx: Context,
  { columns, sort: usual }: Pick<ListShape<Field, never>, "columns" | "sort">,
  maxRows: number,
): ListQuery<Field> {
  const [sort, order] = sortParam(ctx);
  const field = sort ?? usual.sort;
  if (!isField(columns, field)) {
    const shown = typeof field === "string" ? ` ${shownName(field)}` : "";
    throw wrongParam(
      "sort",
      `This list has no column${shown} to sort by. Its columns are ${Object.keys(columns).join(", ")}`,
    );
  }
  const direction = typeof order === "string" ? order.toLowerCase() : (order ?? usual.order);
  if (direction !== "asc" && direction !== "desc") throw wrongParam("order", "Send asc or desc");
  return { sort: field, order: direction, ...rangeParam(ctx, maxRows) };
}

const isField = <Field extends string>(
  columns: Readonly<Record<Field, unknown>>,
  name: unknown,
): name is Field => typeof name === "string" && Object.hasOwn(columns, name);

/** Sort field and direction; null or undefined: not sent. */
function sortParam(ctx: Context): [unknown, unknown] {
  const text = queryText(ctx, "sort");
  if (!text?.startsWith("[")) return [text, queryText(ctx, "order")];
  const pair = queryJson("sort", text);
  if (!Array.isArray(pair) || pair.length > 2) throw wrongParam("sort", 'Send a pair like ["id","ASC"]');
  const [sort, order] = pair as unknown[];
  return [sort ?? "", order];
}

function rangeParam(ctx: Context, maxRows: number): { offset: number; limit: number } {
  const text = queryText(ctx, "range");
  if (text === null) return { offset: 0, limit: maxRows };
  const range = queryJson("range", text);
  const [first, last] = Array.isArray(range) && range.length === 2 ? (range as unknown[]) : [];
  if (!isRow(first) || !isRow(last) || last < first) {
    throw wrongParam("range", "Send two row numbers like [0,24]");
  }
  return { offset: first, limit: Math.min(last - first + 1, maxRows) };
}

const isRow = (row: unknown): row is number => Number.isSafeInteger(row) && Number(row) >= 0;
