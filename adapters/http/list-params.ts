import type { Context } from "koa";
import { DomainError } from "../../core/errors.ts";
import type { ListQuery, Page } from "../../core/pagination.ts";

/** Rows of one answer at most. */
const MAX_ROWS = 100;
const DEFAULT_ROWS = 25;

const one = (value: string | string[] | undefined): string | null =>
  (Array.isArray(value) ? value[0] : value) ?? null;

function json(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw wrong(name, "is not JSON");
  }
}

function wrong(name: string, problem: string): DomainError {
  const message = `${name} ${problem}`;
  return new DomainError("validation_failed", message, { fields: { [name]: message } });
}

/**
 * `?sort=["created_at","DESC"]&range=[0,24]`, as ra-data-simple-rest sends it (design §6), or `?sort=created_at&order=desc`.
 * @throws DomainError `validation_failed`
 */
export function listParams<Field extends string>(
  ctx: Context,
  fields: readonly Field[],
  defaults: { sort: Field; order: "asc" | "desc" },
  { rows = DEFAULT_ROWS, most = MAX_ROWS }: { rows?: number; most?: number } = {},
): ListQuery<Field> {
  const sortText = one(ctx.query["sort"]);
  const [sort, order] = sortText?.startsWith("[")
    ? (json(sortText, "sort") as unknown[])
    : [sortText ?? defaults.sort, one(ctx.query["order"]) ?? defaults.order];
  const field = fields.find((name) => name === sort);
  if (field === undefined) throw wrong("sort", `should be one of ${fields.join(", ")}`);
  const direction = typeof order === "string" ? order.toLowerCase() : defaults.order;
  if (direction !== "asc" && direction !== "desc") throw wrong("order", "should be asc or desc");

  const range = json(one(ctx.query["range"]) ?? `[0,${rows - 1}]`, "range");
  const [first, last] = Array.isArray(range) ? (range as unknown[]) : [];
  if (
    !Number.isSafeInteger(first) ||
    !Number.isSafeInteger(last) ||
    Number(first) < 0 ||
    Number(last) < Number(first)
  ) {
    throw wrong("range", "should be two row numbers like [0,24]");
  }
  const offset = Number(first);
  return { sort: field, order: direction, offset, limit: Math.min(Number(last) - offset + 1, most) };
}

/** Sends the rows, with `Content-Range: name first-last/total`. */
export function sendPage<T>(
  ctx: Context,
  name: string,
  { offset }: { offset: number },
  page: Page<T>,
  present: (item: T) => unknown,
): void {
  const rows = page.items.length === 0 ? "*" : `${offset}-${offset + page.items.length - 1}`;
  ctx.set("Content-Range", `${name} ${rows}/${page.total}`);
  ctx.body = page.items.map(present);
}
