import type { Router } from "@koa/router";
import type { AvatarService } from "../../../../core/images/avatar-service.ts";
import { IMAGE_BYTES } from "../../../../core/images/image-file.ts";
import { signedIn } from "../../middleware/authenticate.ts";
import type { RateLimits } from "../../middleware/rate-limit.ts";
import { presentImage } from "../../presenters.ts";
import { multipartBody, uploadedFile } from "../../upload.ts";

const MINUTE = 60;

/** The picture of the caller. */
export function avatarRoutes(
  router: Router,
  { avatars, limits }: { avatars: AvatarService; limits: RateLimits },
): void {
  router.post("/avatar", limits.perAddress(30, MINUTE), multipartBody(IMAGE_BYTES), async (ctx) => {
    const avatar = await avatars.save(signedIn(ctx).user.id, await uploadedFile(ctx, "file"));
    ctx.status = 201;
    ctx.body = presentImage(avatar);
  });

  router.delete("/avatar", async (ctx) => {
    await avatars.remove(signedIn(ctx).user.id);
    ctx.status = 204;
  });
}
