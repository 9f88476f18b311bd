import type { Middleware } from "koa";
import type { AvatarService } from "../../../../core/images/avatar-service.ts";
import { IMAGE_BYTES } from "../../../../core/images/image-file.ts";
import { signedIn } from "../../middleware/authenticate.ts";
import type { RateLimits } from "../../middleware/rate-limit.ts";
import { presentImage } from "../../presenters/presenters.ts";
import { type AnyRoute, route } from "../../routing/route.ts";
import { fileForm } from "../../body/upload.ts";

const MINUTE = 60;

interface Dependencies {
  avatars: AvatarService;
  limits: RateLimits;
  common: Middleware;
}

/** The caller's profile picture. */
export function avatarRoutes({ avatars, limits, common }: Dependencies): AnyRoute[] {
  return [
    route({
      method: "POST",
      path: "/api/me/avatar",
      guard: "customer",
      limit: [limits.perAddress(30, MINUTE), common],
      body: fileForm(IMAGE_BYTES),
      async handle(ctx, picture) {
        const avatar = await avatars.save(signedIn(ctx).user.id, picture);
        ctx.status = 201;
        ctx.body = presentImage(avatar);
      },
    }),
    route({
      method: "DELETE",
      path: "/api/me/avatar",
      guard: "customer",
      limit: [common],
      async handle(ctx) {
        await avatars.remove(signedIn(ctx).user.id);
        ctx.status = 204;
      },
    }),
  ];
}
