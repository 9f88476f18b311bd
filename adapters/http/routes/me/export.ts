import { Readable } from "node:stream";
import type { Router } from "@koa/router";
import type { ExportService } from "../../../../core/export/export-service.ts";
import { ARCHIVE_BYTES } from "../../../../core/import/archive-rules.ts";
import type { ImportService } from "../../../../core/import/import-service.ts";
import { signedIn } from "../../middleware/authenticate.ts";
import type { RateLimits } from "../../middleware/rate-limit.ts";
import { presentProfile } from "../../present-profile.ts";
import { multipartBody, uploadedFile } from "../../upload.ts";

const TEN_MINUTES = 600;

interface Dependencies {
  exports: ExportService;
  imports: ImportService;
  limits: RateLimits;
}

/** All that the caller has here, out and in again. */
export function exportRoutes(router: Router, { exports, imports, limits }: Dependencies): void {
  router.get("/export", limits.perAddress(20, TEN_MINUTES), (ctx) => {
    const { user } = signedIn(ctx);
    ctx.type = "application/zip";
    ctx.attachment(`quietzone-${new Date().toISOString().slice(0, 10)}.zip`);
    ctx.body = Readable.from(exports.exportAll(user, presentProfile(user)));
  });

  router.post("/import", limits.perAddress(20, TEN_MINUTES), multipartBody(ARCHIVE_BYTES), async (ctx) => {
    ctx.body = await imports.importAll(signedIn(ctx).user, await uploadedFile(ctx, "file"));
  });
}
