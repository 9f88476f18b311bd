import type { Router } from "@koa/router";
import { profileUpdateSchema, type ProfileService } from "../../../../core/users/profile-service.ts";
import { signedIn } from "../../middleware/authenticate.ts";
import { presentProfile } from "../../present-profile.ts";
import { jsonBody, validBody } from "../../valid-body.ts";

/** Who the caller is and what they prefer: a row of user_profiles (accounts §3). */
export function profileRoutes(router: Router, { profiles }: { profiles: ProfileService }): void {
  router.get("/profile", (ctx) => {
    ctx.body = presentProfile(signedIn(ctx).user);
  });

  router.put("/profile", jsonBody(), async (ctx) => {
    ctx.body = presentProfile(
      await profiles.change(signedIn(ctx).user.id, validBody(ctx, profileUpdateSchema)),
    );
  });
}
