import type { Router } from "@koa/router";
import { folderNameSchema } from "../../../../core/history/history-folder.ts";
import {
  HISTORY_SORTS,
  historyFilter,
  historyFilterSchema,
  manyChangesSchema,
  manyRecordsSchema,
  newHistoryRecordSchema,
  recordChangesSchema,
} from "../../../../core/history/history-record.ts";
import type { FolderService } from "../../../../core/history/folder-service.ts";
import type { HistoryService } from "../../../../core/history/history-service.ts";
import { filterParam } from "../../filter-param.ts";
import { idOf } from "../../id-of.ts";
import { listParams, sendPage } from "../../list-params.ts";
import { signedIn } from "../../middleware/authenticate.ts";
import { presentHistoryCounts, presentHistoryFolder, presentHistoryRecord } from "../../presenters.ts";
import { jsonBody, validBody } from "../../valid-body.ts";

const NONE = "There is no such record in your history";
const NO_FOLDER = "There is no such folder in your history";

interface Services {
  history: HistoryService;
  historyFolders: FolderService;
}

/** The codes that the caller downloaded, and the folders that they lie in. */
export function historyRoutes(router: Router, services: Services): void {
  folderRoutes(router, services);
  manyRoutes(router, services);
  const { history } = services;

  router.get("/history", async (ctx) => {
    const query = listParams(ctx, HISTORY_SORTS, { sort: "created_at", order: "desc" });
    const filter = historyFilter(filterParam(ctx, historyFilterSchema));
    const page = await history.list(signedIn(ctx).user.id, { ...query, filter });
    sendPage(ctx, "history", query, page, presentHistoryRecord);
  });

  router.get("/history/counts", async (ctx) => {
    ctx.body = presentHistoryCounts(await history.counts(signedIn(ctx).user.id));
  });

  router.post("/history", jsonBody(), async (ctx) => {
    const record = await history.save(signedIn(ctx).user.id, validBody(ctx, newHistoryRecordSchema));
    ctx.status = 201;
    ctx.body = presentHistoryRecord(record);
  });

  router.get("/history/:id", async (ctx) => {
    ctx.body = presentHistoryRecord(await history.get(signedIn(ctx).user.id, idOf(ctx, NONE)));
  });

  router.patch("/history/:id", jsonBody(), async (ctx) => {
    const { id } = signedIn(ctx).user;
    const record = idOf(ctx, NONE);
    await history.change(id, [record], validBody(ctx, recordChangesSchema));
    ctx.body = presentHistoryRecord(await history.get(id, record));
  });

  router.post("/history/:id/downloads", async (ctx) => {
    const { id } = signedIn(ctx).user;
    const record = idOf(ctx, NONE);
    await history.countDownloads(id, [record]);
    ctx.body = presentHistoryRecord(await history.get(id, record));
  });

  router.delete("/history/:id", async (ctx) => {
    await history.remove(signedIn(ctx).user.id, [idOf(ctx, NONE)]);
    ctx.status = 204;
  });
}

/** Several records at once: all of them or, where one is not the caller's, none. */
function manyRoutes(router: Router, { history }: Services): void {
  router.patch("/history", jsonBody(), async (ctx) => {
    const { ids, ...changes } = validBody(ctx, manyChangesSchema);
    await history.change(signedIn(ctx).user.id, ids, changes);
    ctx.status = 204;
  });

  router.post("/history/downloads", jsonBody(), async (ctx) => {
    await history.countDownloads(signedIn(ctx).user.id, validBody(ctx, manyRecordsSchema).ids);
    ctx.status = 204;
  });

  router.post("/history/delete", jsonBody(), async (ctx) => {
    await history.remove(signedIn(ctx).user.id, validBody(ctx, manyRecordsSchema).ids);
    ctx.status = 204;
  });

  router.post("/history/restore", jsonBody(), async (ctx) => {
    await history.restore(signedIn(ctx).user.id, validBody(ctx, manyRecordsSchema).ids);
    ctx.status = 204;
  });
}

function folderRoutes(router: Router, { historyFolders: folders }: Services): void {
  router.get("/history/folders", async (ctx) => {
    ctx.body = (await folders.list(signedIn(ctx).user.id)).map(presentHistoryFolder);
  });

  router.post("/history/folders", jsonBody(), async (ctx) => {
    const folder = await folders.create(signedIn(ctx).user.id, validBody(ctx, folderNameSchema).name);
    ctx.status = 201;
    ctx.body = presentHistoryFolder({ ...folder, records: 0 });
  });

  router.patch("/history/folders/:id", jsonBody(), async (ctx) => {
    const { name } = validBody(ctx, folderNameSchema);
    await folders.rename(signedIn(ctx).user.id, idOf(ctx, NO_FOLDER), name);
    ctx.status = 204;
  });

  router.delete("/history/folders/:id", async (ctx) => {
    await folders.remove(signedIn(ctx).user.id, idOf(ctx, NO_FOLDER));
    ctx.status = 204;
  });
}
