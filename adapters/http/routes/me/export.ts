import { Readable } from "node:stream";
import type { Middleware } from "koa";
import type { ExportService } from "../../../../core/export/export-service.ts";
import { ARCHIVE_BYTES } from "../../../../core/import/archive-rules.ts";
import { DomainError } from "../../../../core/errors.ts";
import type { ImportService } from "../../../../core/import/import-service.ts";
import type { UserChanges } from "../../../../core/ports/user-changes.ts";
import { abortOnDisconnect } from "../../server/abort-on-disconnect.ts";
import { signedIn } from "../../middleware/authenticate.ts";
import type { RateLimits } from "../../middleware/rate-limit.ts";
import { exportedProfile } from "../../../../core/presenters/present-profile.ts";
import { type AnyRoute, route } from "../../routing/route.ts";
import { whileAllowed } from "../../routing/still-allowed.ts";
import { fileForm } from "../../body/upload.ts";

const TEN_MINUTES = 600;

const stopping = () =>
  new DomainError("unavailable", "This site is being shut down: send the archive again soon");

interface Dependencies {
  exports: ExportService;
  imports: ImportService;
  userChanges: Pick<UserChanges, "subscribe">;
  limits: RateLimits;
  common: Middleware;
}

/** Everything that belongs to the caller, as an archive to download and to import again. */
export function exportRoutes({ exports, imports, userChanges, limits, common }: Dependencies): AnyRoute[] {
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
        ctx.body = Readable.from(whileAllowed(ctx, exports.exportAll(user, exportedProfile(user))));
      },
    }),
    route({
      method: "POST",
      path: "/api/me/import",
      guard: "customer",
      // a few long-running imports at once leave capacity for others
      limit: [limits.perAddress(8, TEN_MINUTES), common],
      body: fileForm(ARCHIVE_BYTES),
      async handle(ctx, archive) {
        const stopped = new AbortController();
        const unsubscribe = userChanges.subscribe({
          onChange: () => undefined,
          end: () => stopped.abort(stopping()),
        });
        try {
          ctx.body = await abortOnDisconnect(ctx, (gone) =>
            imports.importAll(signedIn(ctx), archive, AbortSignal.any([gone, stopped.signal])),
          );
        } finally {
          unsubscribe();
        }
      },
    }),
  ];
}
