import type { Context, Middleware } from "koa";
import {
  batchContentSchema,
  batchList,
  MAX_BATCH_BYTES,
  newBatchSchema,
  type SavedBatch,
} from "../../../../core/batches/saved-batch.ts";
import { type BatchService, NO_SUCH_BATCH } from "../../../../core/batches/batch-service.ts";
import { MINUTE } from "../../../../core/durations.ts";
import { presentBatch, presentBatchHead } from "../../../../core/presenters/present-batch.ts";
import { json } from "../../body/valid-body.ts";
import { signedIn } from "../../middleware/authenticate.ts";
import type { RateLimits } from "../../middleware/rate-limit.ts";
import { idOf } from "../../query/id-of.ts";
import { listRoute } from "../../routing/list-route.ts";
import { recordVersion } from "../../routing/record-version.ts";
import { type AnyRoute, route } from "../../routing/route.ts";

interface Dependencies {
  batches: BatchService;
  limits: RateLimits;
  common: Middleware;
}

/**
 * The stored size plus name and previews; slightly more, so that the error for an oversized batch can state
 * its size.
 */
const BODY_BYTES = MAX_BATCH_BYTES + 1024 * 1024;
const version = recordVersion(["revision"]);

const answer = (ctx: Context, batch: SavedBatch) => {
  ctx.set("ETag", version.tagOf(batch));
  ctx.body = presentBatch(batch);
};

/** The caller's batches: rows of codes with their design, one entry each. */
export function savedBatchRoutes({ batches, limits, common }: Dependencies): AnyRoute[] {
  const guard = "customer";
  // bodies take megabytes
  const write = [limits.perAddress(60, MINUTE), common];
  return [
    listRoute({
      path: "/api/me/batches",
      guard,
      limit: [common],
      name: "batches",
      shape: batchList,
      maxRows: 100,
      list: (query, filter, ctx) => batches.list(signedIn(ctx).user.id, { ...query, filter }),
      present: presentBatchHead,
    }),
    route({
      method: "POST",
      path: "/api/me/batches",
      guard,
      limit: write,
      body: json(newBatchSchema, BODY_BYTES),
      async handle(ctx, wanted) {
        answer(ctx, await batches.create(signedIn(ctx).user.id, wanted));
        ctx.status = 201;
      },
    }),
    route({
      method: "GET",
      path: "/api/me/batches/:id",
      guard,
      limit: [common],
      async handle(ctx) {
        answer(ctx, await batches.get(signedIn(ctx).user.id, idOf(ctx, NO_SUCH_BATCH)));
      },
    }),
    route({
      method: "PUT",
      path: "/api/me/batches/:id",
      guard,
      limit: write,
      body: json(batchContentSchema, BODY_BYTES),
      async handle(ctx, content) {
        const { id } = signedIn(ctx).user;
        const batch = idOf(ctx, NO_SUCH_BATCH);
        answer(ctx, await batches.change(id, batch, content, version.refuseOther(ctx)));
      },
    }),
    route({
      method: "DELETE",
      path: "/api/me/batches/:id",
      guard,
      limit: [common],
      async handle(ctx) {
        const { id } = signedIn(ctx).user;
        await batches.remove(id, idOf(ctx, NO_SUCH_BATCH), version.refuseOther(ctx));
        ctx.status = 204;
      },
    }),
    route({
      method: "POST",
      path: "/api/me/batches/:id/restore",
      guard,
      limit: [common],
      async handle(ctx) {
        await batches.restore(signedIn(ctx).user.id, idOf(ctx, NO_SUCH_BATCH));
        ctx.status = 204;
      },
    }),
  ];
}
