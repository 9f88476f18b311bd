import type { Router } from "@koa/router";
import { HISTORY_SORTS, newHistoryRecordSchema } from "../../../../core/history/history-record.ts";
import type { HistoryService } from "../../../../core/history/history-service.ts";
import { idOf } from "../../id-of.ts";
import { listParams, sendPage } from "../../list-params.ts";
import { signedIn } from "../../middleware/authenticate.ts";
import { presentHistoryCounts, presentHistoryRecord } from "../../presenters.ts";
import { jsonBody, validBody } from "../../valid-body.ts";

const NONE = "There is no such record in your history";

/** The codes that the caller downloaded. */
export function historyRoutes(router: Router, { history }: { history: HistoryService }): void {
  router.get("/history", async (ctx) => {
    const query = listParams(ctx, HISTORY_SORTS, { sort: "created_at", order: "desc" });
    const page = await history.list(signedIn(ctx).user.id, query);
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

  router.post("/history/:id/downloads", async (ctx) => {
    ctx.body = presentHistoryRecord(await history.countDownload(signedIn(ctx).user.id, idOf(ctx, NONE)));
  });

  router.delete("/history/:id", async (ctx) => {
    await history.remove(signedIn(ctx).user.id, idOf(ctx, NONE));
    ctx.status = 204;
  });
}
