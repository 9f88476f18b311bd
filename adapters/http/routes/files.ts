import { Router } from "@koa/router";
import { DomainError } from "../../../core/errors.ts";
import type { ImageStore } from "../../../core/ports/image-store.ts";

/** Pictures that users gave us. A name is never given out twice, so they may be kept for ever. */
export function fileRoutes({ images }: { images: ImageStore }): Router {
  const router = new Router({ prefix: "/media" });
  router.get("/:folder/:name", async (ctx) => {
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
