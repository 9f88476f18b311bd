import { Readable } from "node:stream";
import type { Middleware } from "koa";
import type { ExportService } from "../../../../core/export/export-service.ts";
import { ARCHIVE_BYTES } from "../../../../core/import/archive-rules.ts";
import type { ImportService } from "../../../../core/import/import-service.ts";
import { signedIn } from "../../middleware/authenticate.ts";
import type { RateLimits } from "../../middleware/rate-limit.ts";
import { exportedProfile } from "../../presenters/present-profile.ts";
import { type AnyRoute, route } from "../../routing/route.ts";
import { fileForm } from "../../body/upload.ts";

const TEN_MINUTES = 600;

interface Dependencies {
  exports: ExportService;
  imports: ImportService;
  limits: RateLimits;
  common: Middleware;
}

/** Everything that belongs to the caller, as an archive to download and to import again. */
export function exportRoutes({ exports, imports, limits, common }: Dependencies): AnyRoute[] {
  return [
    route({
      method: "GET",
      path: "/api/me/export",
      guard: "customer",
      limit: [limits.perAddress(20, TEN_MINUTES), common],
      handle(ctx) {
        const { user } = signedIn(ctx);
        ctx.type = "application/zip";
        ctx.attachment(`quietzone-${new Date().toISOString().slice(0, 10)}.zip`);
        ctx.body = Readable.from(exports.exportAll(user, exportedProfile(user)));
      },
    }),
    route({
      method: "POST",
      path: "/api/me/import",
      guard: "customer",
      limit: [limits.perAddress(20, TEN_MINUTES), common],
      body: fileForm(ARCHIVE_BYTES),
      async handle(ctx, archive) {
        ctx.body = await imports.importAll(signedIn(ctx).user, archive);
      },
    }),
  ];
}
