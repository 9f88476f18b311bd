import type { Middleware } from "koa";
import { folderNameSchema } from "../../../../core/history/history-folder.ts";
import {
  historyList,
  manyChangesSchema,
  manyRecordsSchema,
  newHistoryRecordSchema,
  recordChangesSchema,
} from "../../../../core/history/history-record.ts";
import type { FolderService } from "../../../../core/history/folder-service.ts";
import type { HistoryService } from "../../../../core/history/history-service.ts";
import { idOf } from "../../query/id-of.ts";
import { signedIn } from "../../middleware/authenticate.ts";
import {
  presentHistoryCounts,
  presentHistoryFolder,
  presentHistoryRecord,
} from "../../../../core/presenters/present-history.ts";
import { listRoute } from "../../routing/list-route.ts";
import { type AnyRoute, route } from "../../routing/route.ts";
import { json } from "../../body/valid-body.ts";

const NONE = "There is no such record in your history";
const NO_FOLDER = "There is no such folder in your history";

interface Dependencies {
  history: HistoryService;
  historyFolders: FolderService;
  common: Middleware;
}

/** The codes that the caller downloaded, and the folders that they are in. */
export function historyRoutes(dependencies: Dependencies): AnyRoute[] {
  // before the routes with an id, which match the same paths
  return [...folderRoutes(dependencies), ...batchRoutes(dependencies), ...recordRoutes(dependencies)];
}

function recordRoutes({ history, common }: Dependencies): AnyRoute[] {
  return [
    listRoute({
      path: "/api/me/history",
      guard: "customer",
      limit: [common],
      name: "history",
      shape: historyList,
      maxRows: 100,
      list: (query, filter, ctx) => history.list(signedIn(ctx).user.id, { ...query, filter }),
      present: presentHistoryRecord,
    }),
    route({
      method: "GET",
      path: "/api/me/history/counts",
      guard: "customer",
      limit: [common],
      async handle(ctx) {
        ctx.body = presentHistoryCounts(await history.counts(signedIn(ctx).user.id));
      },
    }),
    route({
      method: "POST",
      path: "/api/me/history",
      guard: "customer",
      limit: [common],
      body: json(newHistoryRecordSchema),
      async handle(ctx, wanted) {
        const record = await history.save(signedIn(ctx).user.id, wanted);
        ctx.status = 201;
        ctx.body = presentHistoryRecord(record);
      },
    }),
    route({
      method: "GET",
      path: "/api/me/history/:id",
      guard: "customer",
      limit: [common],
      async handle(ctx) {
        ctx.body = presentHistoryRecord(await history.get(signedIn(ctx).user.id, idOf(ctx, NONE)));
      },
    }),
    route({
      method: "PATCH",
      path: "/api/me/history/:id",
      guard: "customer",
      limit: [common],
      body: json(recordChangesSchema),
      async handle(ctx, changes) {
        const { id } = signedIn(ctx).user;
        const record = idOf(ctx, NONE);
        await history.change(id, [record], changes);
        ctx.body = presentHistoryRecord(await history.get(id, record));
      },
    }),
    route({
      method: "POST",
      path: "/api/me/history/:id/downloads",
      guard: "customer",
      limit: [common],
      async handle(ctx) {
        const { id } = signedIn(ctx).user;
        const record = idOf(ctx, NONE);
        await history.countDownloads(id, [record]);
        ctx.body = presentHistoryRecord(await history.get(id, record));
      },
    }),
    route({
      method: "DELETE",
      path: "/api/me/history/:id",
      guard: "customer",
      limit: [common],
      async handle(ctx) {
        await history.remove(signedIn(ctx).user.id, [idOf(ctx, NONE)]);
        ctx.status = 204;
      },
    }),
  ];
}

/** Changes to several records: all of them, or none if one is not the caller's. */
function batchRoutes({ history, common }: Dependencies): AnyRoute[] {
  const many = (name: string, run: (userId: string, ids: string[]) => Promise<unknown>): AnyRoute =>
    route({
      method: "POST",
      path: `/api/me/history/${name}`,
      guard: "customer",
      limit: [common],
      body: json(manyRecordsSchema),
      async handle(ctx, { ids }) {
        await run(signedIn(ctx).user.id, ids);
        ctx.status = 204;
      },
    });

  return [
    route({
      method: "PATCH",
      path: "/api/me/history",
      guard: "customer",
      limit: [common],
      body: json(manyChangesSchema),
      async handle(ctx, { ids, ...changes }) {
        await history.change(signedIn(ctx).user.id, ids, changes);
        ctx.status = 204;
      },
    }),
    many("downloads", history.countDownloads),
    many("delete", history.remove),
    many("restore", history.restore),
  ];
}

function folderRoutes({ historyFolders: folders, common }: Dependencies): AnyRoute[] {
  return [
    route({
      method: "GET",
      path: "/api/me/history/folders",
      guard: "customer",
      limit: [common],
      async handle(ctx) {
        ctx.body = (await folders.list(signedIn(ctx).user.id)).map(presentHistoryFolder);
      },
    }),
    route({
      method: "POST",
      path: "/api/me/history/folders",
      guard: "customer",
      limit: [common],
      body: json(folderNameSchema),
      async handle(ctx, { name }) {
        const folder = await folders.create(signedIn(ctx).user.id, name);
        ctx.status = 201;
        ctx.body = presentHistoryFolder({ ...folder, records: 0 });
      },
    }),
    route({
      method: "PATCH",
      path: "/api/me/history/folders/:id",
      guard: "customer",
      limit: [common],
      body: json(folderNameSchema),
      async handle(ctx, { name }) {
        await folders.rename(signedIn(ctx).user.id, idOf(ctx, NO_FOLDER), name);
        ctx.status = 204;
      },
    }),
    route({
      method: "DELETE",
      path: "/api/me/history/folders/:id",
      guard: "customer",
      limit: [common],
      async handle(ctx) {
        await folders.remove(signedIn(ctx).user.id, idOf(ctx, NO_FOLDER));
        ctx.status = 204;
      },
    }),
  ];
}
