import type { Middleware } from "koa";
import { LOGO_BYTES } from "../../../../core/codes/qr/logo-file.ts";
import { MINUTE } from "../../../../core/durations.ts";
import type { LogoService } from "../../../../core/history/logo-service.ts";
import type { AvatarService } from "../../../../core/images/avatar-service.ts";
import { IMAGE_BYTES } from "../../../../core/images/image-file.ts";
import { signedIn } from "../../middleware/authenticate.ts";
import type { RateLimits } from "../../middleware/rate-limit.ts";
import { type AnyRoute, route } from "../../routing/route.ts";
import { pictureUpload } from "../picture-upload.ts";

interface Dependencies {
  logos: LogoService;
  avatars: AvatarService;
  limits: RateLimits;
  common: Middleware;
}

/** Logos that the caller uploads for codes, and the caller's profile picture. */
export function pictureRoutes({ logos, avatars, limits, common }: Dependencies): AnyRoute[] {
  const rules = { guard: "customer", limit: [limits.perAddress(30, MINUTE), common] } as const;
  return [
    pictureUpload({ ...rules, path: "/api/me/images", bytes: LOGO_BYTES, save: logos.save }),
    pictureUpload({ ...rules, path: "/api/me/avatar", bytes: IMAGE_BYTES, save: avatars.save }),
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
