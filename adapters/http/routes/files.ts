import { Router } from "@koa/router";
import { DomainError } from "../../../core/errors.ts";
import type { ImageStore } from "../../../core/ports/image-store.ts";
import type { VerificationFileService } from "../../../core/verification-files/verification-file-service.ts";
import { BUCKET } from "../present-verification-file.ts";
import { sendFile } from "../serve-verification-file.ts";

interface Dependencies {
  images: ImageStore;
  verificationFiles: Pick<VerificationFileService, "findServed">;
}

/** Pictures that users gave us: a name is never given out twice, so they may be kept for ever. And the bucket of verification files. */
export function fileRoutes({ images, verificationFiles }: Dependencies): Router {
  const router = new Router();

  router.get([`${BUCKET}/:name`, `${BUCKET}/public/:name`], async (ctx) => {
    const file = await verificationFiles.findServed(ctx.params["name"] ?? "");
    if (!file) throw new DomainError("not_found", "There is no such file");
    sendFile(ctx, file);
  });

  router.get("/media/:folder/:name", async (ctx) => {
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
