import type { Router } from "@koa/router";
import type { Context } from "koa";
import type * as z from "zod/mini";
import type { Actor } from "../../../../core/audit/actor.ts";
import type { ListQuery, Page } from "../../../../core/pagination.ts";
import { actorOf } from "../../actor-of.ts";
import { filterParam } from "../../filter-param.ts";
import { idOf } from "../../id-of.ts";
import { listParams, sendPage } from "../../list-params.ts";
import { jsonBody, validBody } from "../../valid-body.ts";

/** One table of the back office, in the dialect of ra-data-simple-rest (design §6). What is left out cannot be done. */
interface Resource<T, Field extends string, Filter, Input, Changes> {
  /** The name in the path and in `Content-Range`. */
  name: string;
  fields: readonly Field[];
  sort: { sort: Field; order: "asc" | "desc" };
  /** Needs an optional `id`, a list: react-admin asks for several records at once that way. */
  filter: z.ZodMiniType<Filter>;
  list: (query: ListQuery<Field>, filter: Filter) => Promise<Page<T>>;
  /** @throws DomainError `not_found` */
  get: (id: string) => Promise<T>;
  create?: {
    schema: z.ZodMiniType<Input>;
    /** Throws where whoever calls may not, as they are here now. */
    allow?: (ctx: Context, input: Input) => Promise<void> | void;
    run: (by: Actor, input: Input) => Promise<T>;
  };
  update?: {
    schema: z.ZodMiniType<Changes>;
    allow?: (ctx: Context, id: string, changes: Changes) => Promise<void> | void;
    run: (by: Actor, id: string, changes: Changes) => Promise<T>;
  };
  remove?: (by: Actor, id: string) => Promise<unknown>;
  present: (item: T) => { id: string };
}

/** Rows of one answer at most: what react-admin asks for at once, getMany included. */
const MAX_ROWS = 1000;

/** The calls of react-admin for one table: getList, getMany, getManyReference, getOne, create, update(Many), delete(Many). */
export function resourceRoutes<T, Field extends string, Filter, Input, Changes>(
  router: Router,
  resource: Resource<T, Field, Filter, Input, Changes>,
): void {
  const { name, fields, sort, filter, list, get, create, update, remove, present } = resource;
  const missing = `There is no such entry in ${name}`;

  router.get(`/${name}`, async (ctx) => {
    // getMany names no range
    const query = listParams(ctx, fields, sort, { rows: MAX_ROWS, most: MAX_ROWS });
    sendPage(ctx, name, query, await list(query, filterParam(ctx, filter)), present);
  });

  router.get(`/${name}/:id`, async (ctx) => {
    ctx.body = present(await get(idOf(ctx, missing)));
  });

  if (create) {
    router.post(`/${name}`, jsonBody(), async (ctx) => {
      const input = validBody(ctx, create.schema);
      await create.allow?.(ctx, input);
      ctx.body = present(await create.run(actorOf(ctx), input));
      ctx.status = 201;
    });
  }

  if (update) {
    router.put(`/${name}/:id`, jsonBody(), async (ctx) => {
      const id = idOf(ctx, missing);
      const changes = validBody(ctx, update.schema);
      await update.allow?.(ctx, id, changes);
      ctx.body = present(await update.run(actorOf(ctx), id, changes));
    });
  }

  if (remove) {
    // the client reads what is gone from the answer
    router.delete(`/${name}/:id`, async (ctx) => {
      const gone = await get(idOf(ctx, missing));
      await remove(actorOf(ctx), idOf(ctx, missing));
      ctx.body = present(gone);
    });
  }
}
