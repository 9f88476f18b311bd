import type { Middleware } from "koa";
import { profileUpdateSchema, type ProfileService } from "../../../../core/users/profile-service.ts";
import { signedIn } from "../../middleware/authenticate.ts";
import { presentProfile } from "../../../../core/presenters/present-profile.ts";
import { type AnyRoute, route } from "../../routing/route.ts";
import { json } from "../../body/valid-body.ts";

interface Dependencies {
  profiles: ProfileService;
  common: Middleware;
}

/** The caller's profile and preferences: a row of user_profiles. */
export function profileRoutes({ profiles, common }: Dependencies): AnyRoute[] {
  return [
    route({
      method: "GET",
      path: "/api/me/profile",
      guard: "customer",
      limit: [common],
      handle(ctx) {
        ctx.body = presentProfile(signedIn(ctx).user);
      },
    }),
    route({
      method: "PUT",
      path: "/api/me/profile",
      guard: "customer",
      limit: [common],
      body: json(profileUpdateSchema),
      async handle(ctx, changes) {
        ctx.body = presentProfile(await profiles.change(signedIn(ctx).user.id, changes));
      },
    }),
  ];
}
