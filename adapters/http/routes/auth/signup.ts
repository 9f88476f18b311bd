import { signUpSchema } from "../../../../core/auth/requests.ts";
import { FIVE_MINUTES } from "../../../../core/durations.ts";
import { presentWaitingUser } from "../../../../core/presenters/present-user.ts";
import { type AnyRoute, route } from "../../routing/route.ts";
import { json } from "../../body/valid-body.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { askedOf } from "./asked.ts";
import { beginSession } from "./begin-session.ts";
import { deviceOf } from "./send-session.ts";

export function signupRoutes(dependencies: AuthDependencies): AnyRoute[] {
  const { auth, limits, mailboxes, redirects } = dependencies;
  return [
    route({
      method: "POST",
      path: "/auth/v1/signup",
      guard: "anyone",
      limit: [limits.perAddress(30, FIVE_MINUTES)],
      body: json(signUpSchema),
      async handle(ctx, request) {
        const asked = askedOf(ctx.query["redirect_to"], request, redirects);
        await mailboxes.spend(request.email);
        const signedUp = await auth.signUp(request, deviceOf(ctx), asked);
        if (signedUp.kind === "session") await beginSession(ctx, dependencies, signedUp.issued);
        else ctx.body = presentWaitingUser(signedUp.user);
      },
    }),
  ];
}
