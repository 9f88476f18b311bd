import type { Middleware } from "koa";
import type * as z from "zod/mini";
import type { Actor } from "../../../../core/audit/actor.ts";
import type { ListShape } from "../../../../core/lists/list-shape.ts";
import type { ListQuery, Page } from "../../../../core/pagination.ts";
import { actorOf } from "../../session/actor-of.ts";
import { idOf } from "../../query/id-of.ts";
import { listRoute } from "../../routing/list-route.ts";
import { recordVersion, type RecordVersion } from "../../routing/record-version.ts";
import { type AnyRoute, route, type RouteContext } from "../../routing/route.ts";
import { json } from "../../body/valid-body.ts";

/** One table of the back office, in the dialect of ra-data-simple-rest. An operation that is absent has no route. */
interface Resource<T, Field extends string, Filter, Input, Changes> {
  /** The name in the path and in `Content-Range`. */
  name: string;
  /** Singular name: "There is no such user". */
  one: string;
  /** The limit of every route. */
  common: Middleware;
  /** The form of its ids. Absent: UUIDs. */
  id?: z.ZodMiniType<string>;
  /** Sort fields and filters of the list, `id` included. */
  shape: ListShape<Field, Filter>;
  list: (query: ListQuery<Field>, filter: Filter) => Promise<Page<T>>;
  /** @throws DomainError `not_found` */
  get: (id: string) => Promise<T>;
  create?: {
    schema: z.ZodMiniType<Input>;
    /** Maximum body size in bytes; the default for forms if absent. */
    bytes?: number;
    run: (by: Actor, input: Input) => Promise<T>;
  };
  update?: {
    schema: z.ZodMiniType<Changes> & { shape: object };
    /** Maximum body size in bytes; the default for forms if absent. */
    bytes?: number;
    /**
     * @param refuse throws if the stored record has another version than the request expects; called with the
     * record locked
     */
    run: (by: Actor, id: string, changes: Changes, refuse: (stored: T) => void) => Promise<T>;
    /**
     * Fields that a change writes under other names than those sent, which are part of the version as well.
     */
    alsoWrites?: readonly string[];
  };
  /** @param refuse as with `update`; a resource without one refuses nothing */
  remove?: (by: Actor, id: string, refuse: (stored: T) => void) => Promise<unknown>;
  /** The operations that require a fresh sign-in. */
  fresh?: { create?: true; update?: true; remove?: true };
  present: (item: T) => { id: string };
}

/** The most rows in one answer, which is also what react-admin requests at once, getMany included. */
const MAX_ROWS = 1000;

/** Versions of the fields that `update` writes, for other routes of the same record. */
export const versionOf = ({
  schema,
  alsoWrites = [],
}: {
  schema: { shape: object };
  alsoWrites?: readonly string[];
}): RecordVersion => recordVersion([...Object.keys(schema.shape), ...alsoWrites]);

/** The calls of react-admin for one table: getList, getMany, getManyReference, getOne, create, update(Many), delete(Many). */
export function resourceRoutes<T, Field extends string, Filter, Input, Changes>(
  resource: Resource<T, Field, Filter, Input, Changes>,
): AnyRoute[] {
  const { name, one, common, shape, list, get, create, update, remove, present } = resource;
  const { fresh = {}, id: idSchema } = resource;
  const path = `/api/admin/${name}` as const;
  const missing = `There is no such ${one}`;
  // counts and states change by themselves: a new version is only a change of the fields that admins write
  const version = update ? versionOf(update) : recordVersion([]);
  const refuseOther = (ctx: RouteContext) => {
    const refuse = version.refuseOther(ctx);
    return (stored: T) => refuse(present(stored));
  };
  const answer = (ctx: RouteContext, item: T) => {
    const record = present(item);
    if (update) ctx.set("ETag", version.tagOf(record));
    ctx.body = record;
  };

  const routes = [
    listRoute({ path, guard: "admin", limit: [common], name, shape, maxRows: MAX_ROWS, list, present }),
    route({
      method: "GET",
      path: `${path}/:id`,
      guard: "admin",
      limit: [common],
      async handle(ctx) {
        answer(ctx, await get(idOf(ctx, missing, idSchema)));
      },
    }),
  ];

  if (create) {
    routes.push(
      route({
        method: "POST",
        path,
        guard: "admin",
        limit: [common],
        fresh: fresh.create ?? false,
        body: json(create.schema, create.bytes),
        async handle(ctx, input) {
          answer(ctx, await create.run(actorOf(ctx), input));
          ctx.status = 201;
        },
      }),
    );
  }

  if (update) {
    routes.push(
      route({
        method: "PUT",
        path: `${path}/:id`,
        guard: "admin",
        limit: [common],
        fresh: fresh.update ?? false,
        body: json(update.schema, update.bytes),
        async handle(ctx, changes) {
          const id = idOf(ctx, missing, idSchema);
          answer(ctx, await update.run(actorOf(ctx), id, changes, refuseOther(ctx)));
        },
      }),
    );
  }

  if (remove) {
    routes.push(
      route({
        method: "DELETE",
        path: `${path}/:id`,
        guard: "admin",
        limit: [common],
        fresh: fresh.remove ?? false,
        async handle(ctx) {
          const id = idOf(ctx, missing, idSchema);
          // react-admin expects the deleted record in the answer
          const item = await get(id);
          await remove(actorOf(ctx), id, update ? refuseOther(ctx) : () => undefined);
          ctx.body = present(item);
        },
      }),
    );
  }
  return routes;
}
