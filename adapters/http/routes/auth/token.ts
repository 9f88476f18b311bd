import type { Context } from "koa";
import { codeGrantSchema, passwordGrantSchema, refreshGrantSchema } from "../../../../core/auth/requests.ts";
import { isRefreshRejection } from "../../../../core/auth/sessions/refresh-rejections.ts";
import { FIVE_MINUTES } from "../../../../core/durations.ts";
import { DomainError } from "../../../../core/errors.ts";
import { type AnyRoute, route } from "../../routing/route.ts";
import { json } from "../../body/valid-body.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { beginSession } from "./begin-session.ts";
import { deviceOf, sendSession } from "./send-session.ts";

const ONE_HOUR = 3600;

/** POST /token: a session for a password, a refresh token or a PKCE code. */
export function tokenRoutes(dependencies: AuthDependencies): AnyRoute[] {
  const { auth, settings, limits, cookie, attempts } = dependencies;
  const failures = limits.failuresPerAddress(100, ONE_HOUR);
  const passwordBody = json(passwordGrantSchema);
  const refreshBody = json(refreshGrantSchema);
  const codeBody = json(codeGrantSchema);

  async function passwordGrant(ctx: Context): Promise<void> {
    const request = await passwordBody.read(ctx);
    const { max_login_attempts } = await settings.get();
    const issued = await failures.around(ctx.ip, () =>
      attempts.around(request.email, max_login_attempts, () => auth.signIn(request, deviceOf(ctx))),
    );
    await beginSession(ctx, dependencies, issued);
    if (issued.weakPassword) Object.assign(ctx.body as object, { weak_password: issued.weakPassword });
  }

  async function refreshGrant(ctx: Context): Promise<void> {
    const sent = (await refreshBody.read(ctx)).refresh_token ?? null;
    // for a caller that gets its tokens in the body, rotating the cookie's token would make it readable
    const refreshToken = sent ?? (cookie.isBrowserClient(ctx) ? cookie.read(ctx) : null);
    if (refreshToken === null) {
      throw new DomainError("refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found");
    }
    try {
      sendSession(ctx, cookie, await auth.refresh(refreshToken));
    } catch (error) {
      const isRejected = error instanceof DomainError && isRefreshRejection(error.code);
      if (sent === null && isRejected) cookie.clear(ctx);
      throw error;
    }
  }

  async function codeGrant(ctx: Context): Promise<void> {
    const issued = await auth.exchangeCode(await codeBody.read(ctx), deviceOf(ctx));
    await beginSession(ctx, dependencies, issued);
  }

  const grants = new Map([
    ["password", { limit: limits.perAddress(150, FIVE_MINUTES), answer: passwordGrant }],
    // every page load refreshes, and an office may share one address; 256 random bits need no limit against
    // guessing
    ["refresh_token", { limit: limits.perAddress(3000, FIVE_MINUTES), answer: refreshGrant }],
    ["pkce", { limit: limits.perAddress(150, FIVE_MINUTES), answer: codeGrant }],
  ]);

  function grantOf(ctx: Context) {
    const grant = grants.get(String(ctx.query["grant_type"]));
    if (grant) return grant;
    throw new DomainError("validation_failed", "grant_type should be password, refresh_token or pkce");
  }

  return [
    route({
      method: "POST",
      path: "/auth/v1/token",
      guard: "anyone",
      limit: [
        async function grantLimitMiddleware(ctx, next) {
          await grantOf(ctx).limit(ctx, next);
        },
      ],
      // each grant has its own body schema, so the handler reads it
      async handle(ctx) {
        await grantOf(ctx).answer(ctx);
      },
    }),
  ];
}
