import { Router } from "@koa/router";
import { DomainError } from "../../../core/errors.ts";
import type { ImageStore } from "../../../core/ports/image-store.ts";
import type { VerificationFileService } from "../../../core/verification-files/verification-file-service.ts";
import { BUCKET } from "../present-verification-file.ts";
import type { RateLimits } from "../middleware/rate-limit.ts";
import { sendFile } from "../serve-verification-file.ts";

const MINUTE = 60;

interface Dependencies {
  images: ImageStore;
  limits: RateLimits;
  verificationFiles: Pick<VerificationFileService, "findServed">;
}

/** Pictures that users gave us: a name is never given out twice, so they may be kept for ever. And the bucket of verification files. */
export function fileRoutes({ images, verificationFiles, limits }: Dependencies): Router {
  const router = new Router();
  // each asks the store or the database; a page of many pictures asks for each once and keeps it
  const limit = limits.perAddressHere(3000, MINUTE);

  router.get([`${BUCKET}/:name`, `${BUCKET}/public/:name`], limit, async (ctx) => {
    const file = await verificationFiles.findServed(ctx.params["name"] ?? "");
    if (!file) throw new DomainError("not_found", "There is no such file");
    sendFile(ctx, file);
  });

  router.get("/media/:folder/:name", limit, async (ctx) => {
    const image = await images.find(`${ctx.params["folder"]}/${ctx.params["name"]}`);
    if (!image) throw new DomainError("not_found", "There is no such picture");
    ctx.set("Cache-Control", "public, max-age=31536000, immutable");
    // whatever is in it, it cannot act on this origin when somebody opens it as a page
    ctx.set("Content-Security-Policy", "default-src 'none'; sandbox");
    ctx.type = image.contentType;
    ctx.body = Buffer.from(image.bytes);
  });
  return router;
}
