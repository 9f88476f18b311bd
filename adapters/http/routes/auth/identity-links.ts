import * as z from "zod/mini";
import { FIVE_MINUTES } from "../../../../core/durations.ts";
import { type AnyRoute, route } from "../../routing/route.ts";
import { json } from "../../body/valid-body.ts";
import type { AuthDependencies } from "./dependencies.ts";

const PATH = "/auth/v1/identity-link";
const SHOW_PATH = `${PATH}/show` as const;
/** Only for our own page: pages of other origins cannot call them. */
export const LINK_PATHS: readonly string[] = [PATH, SHOW_PATH];

const ticketSchema = z.object({
  ticket: z.string("ticket is required").check(z.minLength(1), z.maxLength(4096)),
});

/**
 * Connecting a provider for an app on another origin: the data of our page `/auth/connect`, and the action of
 * its button.
 */
export function identityLinkRoutes(dependencies: AuthDependencies): AnyRoute[] {
  const { identities, flowCookie, cookie, limits } = dependencies;
  const limit = limits.perAddress(60, FIVE_MINUTES);
  return [
    route({
      method: "POST",
      path: SHOW_PATH,
      guard: "anyone",
      limit: [limit],
      body: json(ticketSchema),
      async handle(ctx, { ticket }) {
        const { provider, email, redirectTo } = await identities.showLink(ticket, cookie.read(ctx));
        ctx.body = { provider, email, site: new URL(redirectTo).host };
      },
    }),
    route({
      method: "POST",
      path: PATH,
      guard: "anyone",
      limit: [limit],
      body: json(ticketSchema),
      async handle(ctx, { ticket }) {
        const begun = await identities.beginLink(ticket, flowCookie.read(ctx), cookie.read(ctx));
        flowCookie.write(ctx, begun.browser, begun.expiresAt);
        ctx.body = { url: begun.url };
      },
    }),
  ];
}
