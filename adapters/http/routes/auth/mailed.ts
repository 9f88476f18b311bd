import type * as z from "zod/mini";
import {
  otpSchema,
  type RecoverRequest,
  recoverSchema,
  resendSchema,
} from "../../../../core/auth/requests.ts";
import type { LinkDestination } from "../../../../core/auth/sign-up.ts";
import { FIVE_MINUTES } from "../../../../core/durations.ts";
import { signedIn } from "../../middleware/authenticate.ts";
import { type AnyRoute, route } from "../../routing/route.ts";
import { json } from "../../body/valid-body.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { askedOf } from "./asked.ts";

/** Mails requested for an address. All answer `{}`, whether the address has an account or not. */
export function mailedRoutes({ auth, limits, mailboxes, redirects }: AuthDependencies): AnyRoute[] {
  const limit = () => [limits.perAddress(30, FIVE_MINUTES)];

  const mailed = <Request extends RecoverRequest>(
    path: `/${string}`,
    schema: z.ZodMiniType<Request>,
    send: (request: Request, asked: LinkDestination) => Promise<void>,
  ): AnyRoute =>
    route({
      method: "POST",
      path,
      guard: "anyone",
      limit: limit(),
      body: json(schema),
      async handle(ctx, request) {
        const asked = askedOf(ctx.query["redirect_to"], request, redirects);
        await mailboxes.spend(request.email);
        await send(request, asked);
        ctx.body = {};
      },
    });

  return [
    mailed("/auth/v1/recover", recoverSchema, auth.recover),
    mailed("/auth/v1/otp", otpSchema, auth.sendMagicLink),
    mailed("/auth/v1/resend", resendSchema, auth.resend),
    // a GET, as the client of auth/v1 calls it: other sites cannot send the bearer token
    route({
      method: "GET",
      path: "/auth/v1/reauthenticate",
      guard: "user",
      limit: limit(),
      async handle(ctx) {
        const caller = signedIn(ctx);
        await mailboxes.spend(caller.user.email);
        await auth.reauthenticate(caller);
        ctx.body = {};
      },
    }),
  ];
}
