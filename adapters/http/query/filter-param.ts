import type { Context } from "koa";
import type { ListShape } from "../../../core/lists/list-shape.ts";
import { queryJson, queryText, shownName, wrongParam } from "./query-json.ts";

/**
 * `?filter={"type":"url"}`, as ra-data-simple-rest sends it; absent: an empty object.
 * @throws DomainError `validation_failed` with the field, also if the list has no such filter
 */
export function filterParam<Filter>(
  ctx: Context,
  { filter, filterNames }: Pick<ListShape<string, Filter>, "filter" | "filterNames">,
): Filter {
  const parsed = filter.safeParse(queryJson("filter", queryText(ctx, "filter") ?? "{}"));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  if (issue?.code === "unrecognized_keys") {
    const unknown = issue.keys.slice(0, 5).map(shownName);
    throw wrongParam(
      "filter",
      `This list has no filter ${unknown.join(", ")}. Its filters are ${filterNames.join(", ")}`,
    );
  }
  const name = ["filter", ...(issue?.path.slice(0, 1) ?? [])].join(".");
  throw wrongParam(name, issue?.message ?? "Send another value");
}
