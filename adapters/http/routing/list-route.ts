import type { ListShape } from "../../../core/lists/list-shape.ts";
import type { ListQuery, Page } from "../../../core/pagination.ts";
import { filterParam } from "../query/filter-param.ts";
import { listParams } from "../query/list-params.ts";
import { type AnyRoute, route, type RouteContext } from "./route.ts";

interface ListRoute<T, Field extends string, Filter> extends Omit<AnyRoute, "method" | "body" | "handle"> {
  /** The unit of `Content-Range`. */
  name: string;
  /** Sort fields and filters of the list. */
  shape: ListShape<Field, Filter>;
  /** Rows in one answer. */
  maxRows: number;
  list: (query: ListQuery<Field>, filter: Filter, ctx: RouteContext) => Promise<Page<T>>;
  present: (item: T) => unknown;
}

/** A page of a list in the dialect of ra-data-simple-rest: `sort`, `range` and `filter` in the query, `Content-Range` in the answer. */
export const listRoute = <T, Field extends string, Filter>({
  name,
  shape,
  maxRows: most,
  list,
  present,
  ...rules
}: ListRoute<T, Field, Filter>): AnyRoute =>
  route({
    ...rules,
    method: "GET",
    async handle(ctx) {
      const query = listParams(ctx, shape, most);
      const { items, total } = await list(query, filterParam(ctx, shape), ctx);
      const rows = items.length === 0 ? "*" : `${query.offset}-${query.offset + items.length - 1}`;
      ctx.set("Content-Range", `${name} ${rows}/${total}`);
      ctx.body = items.map(present);
    },
  });
