import { userChangesSchema } from "../../../../core/auth/requests.ts";
import { FIVE_MINUTES } from "../../../../core/durations.ts";
import { signedIn } from "../../middleware/authenticate.ts";
import { presentUser } from "../../../../core/presenters/present-user.ts";
import { type AnyRoute, route } from "../../routing/route.ts";
import { json } from "../../body/valid-body.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { askedOf } from "./asked.ts";

/** The caller's own account, and changes to it. */
export function userRoutes(dependencies: AuthDependencies): AnyRoute[] {
  const { auth, settings, limits, mailboxes, attempts, redirects } = dependencies;
  return [
    route({
      method: "GET",
      path: "/auth/v1/user",
      guard: "session",
      limit: [limits.perAddressHere(3000, FIVE_MINUTES)],
      handle(ctx) {
        ctx.body = presentUser(signedIn(ctx).user);
      },
    }),
    route({
      method: "PUT",
      path: "/auth/v1/user",
      guard: "user",
      limit: [limits.perAddress(30, FIVE_MINUTES)],
      body: json(userChangesSchema),
      async handle(ctx, changes) {
        const caller = signedIn(ctx);
        const asked = askedOf(ctx.query["redirect_to"], changes, redirects);
        const { current_password, nonce, password } = changes;
        const { email } = caller.user;
        if (changes.email) await mailboxes.spend(changes.email);
        // without proof, the account's own mailbox gets a mail as well, whatever the new address: each mail
        // contains a code that could be guessed
        if (changes.email && changes.email !== email && !current_password && !nonce)
          await mailboxes.spend(email);
        const change = () => auth.changeUser(caller, changes, asked);
        // with a stolen session, guessing the password is limited as at sign-in
        const user = current_password
          ? await attempts.around(email, (await settings.get()).max_login_attempts, change)
          : await change();
        if (password) await attempts.forget(email);
        ctx.body = presentUser(user);
      },
    }),
  ];
}
