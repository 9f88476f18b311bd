import type { Middleware } from "koa";
import { LOGO_BYTES } from "../../../../core/codes/qr/logo-file.ts";
import type { LogoService } from "../../../../core/history/logo-service.ts";
import { signedIn } from "../../middleware/authenticate.ts";
import type { RateLimits } from "../../middleware/rate-limit.ts";
import { presentImage } from "../../presenters/presenters.ts";
import { type AnyRoute, route } from "../../routing/route.ts";
import { fileForm } from "../../body/upload.ts";

const MINUTE = 60;

interface Dependencies {
  logos: LogoService;
  limits: RateLimits;
  common: Middleware;
}

/** Logos that the caller uploads for codes. */
export function imageRoutes({ logos, limits, common }: Dependencies): AnyRoute[] {
  return [
    route({
      method: "POST",
      path: "/api/me/images",
      guard: "customer",
      limit: [limits.perAddress(30, MINUTE), common],
      body: fileForm(LOGO_BYTES),
      async handle(ctx, picture) {
        const logo = await logos.save(signedIn(ctx).user.id, picture);
        ctx.status = 201;
        ctx.body = presentImage(logo);
      },
    }),
  ];
}
