import { Router } from "@koa/router";
import * as z from "zod/mini";
import type { AuthService } from "../../../core/auth/auth-service.ts";
import { LOGO_BYTES } from "../../../core/codes/qr/logo-file.ts";
import { digitalSignatureSchema } from "../../../core/codes/payloads/digital-signature.ts";
import { DomainError } from "../../../core/errors.ts";
import { HISTORY_SORTS, newHistoryRecordSchema } from "../../../core/history/history-record.ts";
import type { HistoryService } from "../../../core/history/history-service.ts";
import type { LogoService } from "../../../core/history/logo-service.ts";
import type { NotificationService } from "../../../core/notifications/notification-service.ts";
import { SIGNATURE_SORTS } from "../../../core/signatures/signature.ts";
import type { SignatureService } from "../../../core/signatures/signature-service.ts";
import { listParams, sendPage } from "../list-params.ts";
import { requireApiUser, signedIn } from "../middleware/authenticate.ts";
import type { RateLimits } from "../middleware/rate-limit.ts";
import {
  presentHistoryCounts,
  presentHistoryRecord,
  presentInbox,
  presentImage,
  presentSignature,
} from "../presenters.ts";
import { multipartBody, uploadedFile } from "../upload.ts";
import { jsonBody, validBody } from "../valid-body.ts";

const MINUTE = 60;

interface Dependencies {
  auth: AuthService;
  history: HistoryService;
  logos: LogoService;
  signatures: SignatureService;
  notifications: NotificationService;
  limits: RateLimits;
}

/** An id that is none names nothing. */
function idOf(text: string | undefined, otherwise = "There is no such record in your history"): string {
  const id = z.uuid().safeParse(text);
  if (!id.success) throw new DomainError("not_found", otherwise);
  return id.data;
}

/** What belongs to the person who is signed in. One guard in front of everything. */
export function meRoutes({ auth, history, logos, signatures, notifications, limits }: Dependencies): Router {
  const router = new Router({ prefix: "/api/me" });
  router.use(limits.perAddress(600, MINUTE), requireApiUser(auth));

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
    ctx.body = presentHistoryRecord(
      await history.countDownload(signedIn(ctx).user.id, idOf(ctx.params["id"])),
    );
  });

  router.delete("/history/:id", async (ctx) => {
    await history.remove(signedIn(ctx).user.id, idOf(ctx.params["id"]));
    ctx.status = 204;
  });

  router.post("/images", limits.perAddress(30, MINUTE), multipartBody(LOGO_BYTES), async (ctx) => {
    const logo = await logos.save(signedIn(ctx).user.id, await uploadedFile(ctx, "file"));
    ctx.status = 201;
    ctx.body = presentImage(logo);
  });

  router.get("/signatures", async (ctx) => {
    const query = listParams(ctx, SIGNATURE_SORTS, { sort: "created_at", order: "desc" });
    const page = await signatures.list(signedIn(ctx).user.id, query);
    sendPage(ctx, "signatures", query, page, presentSignature);
  });

  router.post("/signatures", limits.perAddress(60, MINUTE), jsonBody(), async (ctx) => {
    const record = await signatures.sign(signedIn(ctx).user.id, validBody(ctx, digitalSignatureSchema));
    ctx.status = 201;
    ctx.body = presentSignature(record);
  });

  router.get("/notifications", async (ctx) => {
    ctx.body = presentInbox(await notifications.inbox(signedIn(ctx).user.id));
  });

  router.post("/notifications/read", async (ctx) => {
    ctx.body = presentInbox(await notifications.markAllRead(signedIn(ctx).user.id));
  });

  router.post("/notifications/:id/read", async (ctx) => {
    ctx.body = presentInbox(
      await notifications.markRead(
        signedIn(ctx).user.id,
        idOf(ctx.params["id"], "There is no such notification"),
      ),
    );
  });

  return router;
}
