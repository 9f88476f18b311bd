import type { Router } from "@koa/router";
import { LOGO_BYTES } from "../../../../core/codes/qr/logo-file.ts";
import type { LogoService } from "../../../../core/history/logo-service.ts";
import { signedIn } from "../../middleware/authenticate.ts";
import type { RateLimits } from "../../middleware/rate-limit.ts";
import { presentImage } from "../../presenters.ts";
import { multipartBody, uploadedFile } from "../../upload.ts";

const MINUTE = 60;

/** Pictures that the caller gives us. */
export function imageRoutes(
  router: Router,
  { logos, limits }: { logos: LogoService; limits: RateLimits },
): void {
  router.post("/images", limits.perAddress(30, MINUTE), multipartBody(LOGO_BYTES), async (ctx) => {
    const logo = await logos.save(signedIn(ctx).user.id, await uploadedFile(ctx, "file"));
    ctx.status = 201;
    ctx.body = presentImage(logo);
  });
}
