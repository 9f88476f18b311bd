import { MINUTE } from "../../../core/durations.ts";
import { DomainError } from "../../../core/errors.ts";
import type { ImageStore } from "../../../core/ports/image-store.ts";
import type { VerificationFileService } from "../../../core/verification-files/verification-file-service.ts";
import { BUCKET } from "../../../core/verification-files/verification-file.ts";
import type { RateLimits } from "../middleware/rate-limit.ts";
import { type AnyRoute, route } from "../routing/route.ts";
import { sendFile } from "../pages/serve-verification-file.ts";

interface Dependencies {
  images: ImageStore;
  limits: RateLimits;
  verificationFiles: Pick<VerificationFileService, "findServed">;
}

/**
 * Uploaded pictures, whose names are never reused, so that they can be cached forever; and the bucket of
 * verification files.
 */
export function fileRoutes({ images, verificationFiles, limits }: Dependencies): AnyRoute[] {
  // each call reads the store or the database; a page with many pictures requests each once and caches it
  const limit = limits.perAddressHere(3000, MINUTE);

  const bucket = (path: `/${string}`) =>
    route({
      method: "GET",
      path,
      guard: "anyone",
      limit: [limit],
      async handle(ctx) {
        const file = await verificationFiles.findServed(ctx.params["name"] ?? "");
        if (!file) throw new DomainError("not_found", "There is no such file");
        sendFile(ctx, file);
      },
    });

  return [
    bucket(`${BUCKET}/:name`),
    bucket(`${BUCKET}/public/:name`),
    route({
      method: "GET",
      path: "/media/:folder/:name",
      guard: "anyone",
      host: "any",
      limit: [limit],
      async handle(ctx) {
        const image = await images.find(`${ctx.params["folder"]}/${ctx.params["name"]}`);
        if (!image) throw new DomainError("not_found", "There is no such picture");
        ctx.set("Cache-Control", "public, max-age=31536000, immutable");
        // whatever its content, it cannot act on this origin if opened as a page
        ctx.set("Content-Security-Policy", "default-src 'none'; sandbox");
        ctx.type = image.contentType;
        ctx.body = Buffer.from(image.bytes);
      },
    }),
  ];
}
