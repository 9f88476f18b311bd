import * as z from "zod/mini";
import { pkceSchema } from "../../../../core/auth/pkce.ts";
import { FIVE_MINUTES } from "../../../../core/durations.ts";
import { DomainError } from "../../../../core/errors.ts";
import type { ProviderOptions } from "../../../../core/ports/oidc-client.ts";
import { withRefusal } from "../../session/outcome-redirect.ts";
import { type AnyRoute, route } from "../../routing/route.ts";
import { askedOf } from "./asked.ts";
import type { AuthDependencies } from "./dependencies.ts";

const PROMPTS = ["none", "login", "consent", "select_account"];
const ACCESS_TYPES = ["online", "offline"];

/** A repeated parameter counts as absent. */
const text = (longest: number) =>
  z.optional(
    z.pipe(
      z.unknown(),
      z.transform((value) => (typeof value === "string" && value.length <= longest ? value : undefined)),
    ),
  );
const authorizeSchema = z.object({
  provider: z.string("provider is required").check(z.maxLength(64)),
  redirect_to: text(2048),
  scopes: text(500),
  prompt: text(50),
  access_type: text(50),
  login_hint: text(254),
  ...pkceSchema,
});
type AuthorizeQuery = z.infer<typeof authorizeSchema>;

/** @throws DomainError `validation_failed` */
export function readAuthorize(query: unknown): AuthorizeQuery {
  const parsed = authorizeSchema.safeParse(query);
  if (parsed.success) return parsed.data;
  throw new DomainError("validation_failed", "provider should be the name of a sign-in provider");
}

const oneOf = (value: string | undefined, allowed: readonly string[]): string | null =>
  value !== undefined && allowed.includes(value) ? value : null;

/** The parameters passed on to the provider: only known ones. */
export const providerOptionsOf = (query: AuthorizeQuery): ProviderOptions => ({
  scopes: query.scopes ?? null,
  prompt: oneOf(query.prompt, PROMPTS),
  accessType: oneOf(query.access_type, ACCESS_TYPES),
  loginHint: query.login_hint ?? null,
});

/** Sign-in with a provider, and the list of providers. */
export function authorizeRoutes(dependencies: AuthDependencies): AnyRoute[] {
  const { identities, flowCookie, settings, mails, limits, redirects } = dependencies;
  return [
    route({
      method: "GET",
      path: "/auth/v1/authorize",
      guard: "anyone",
      limit: [limits.perAddress(60, FIVE_MINUTES)],
      async handle(ctx) {
        const query = readAuthorize(ctx.query);
        const { provider } = query;
        const { redirectTo, challenge } = askedOf(query.redirect_to, query, redirects);
        const browser = flowCookie.read(ctx);
        try {
          const begun = await identities.begin(
            { provider, redirectTo, challenge, wishes: providerOptionsOf(query), browser },
            null,
          );
          flowCookie.write(ctx, begun.browser, begun.expiresAt);
          ctx.redirect(begun.url);
        } catch (error) {
          // a user is waiting in a browser, so the page they came from shows the error
          if (!(error instanceof DomainError) || error.code !== "unavailable") throw error;
          ctx.redirect(withRefusal(redirectTo, { reason: error, provider, withCode: challenge !== null }));
        }
      },
    }),
    route({
      method: "GET",
      path: "/auth/v1/settings",
      guard: "anyone",
      limit: [],
      async handle(ctx) {
        const external = identities.providers.map(({ name }) => [name, true] as const);
        ctx.body = {
          external: { email: true, ...Object.fromEntries(external) },
          disable_signup: !(await settings.get()).enable_registration,
          mailer_autoconfirm: !(await mails.delivers()),
          phone_autoconfirm: false,
          saml_enabled: false,
        };
      },
    }),
  ];
}
