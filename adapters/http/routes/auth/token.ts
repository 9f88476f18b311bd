import type { Router } from "@koa/router";
import type { Context } from "koa";
import { codeGrantSchema, passwordGrantSchema, refreshGrantSchema } from "../../../../core/auth/requests.ts";
import { DomainError } from "../../../../core/errors.ts";
import { validBody } from "../../valid-body.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { beginSession } from "./begin-session.ts";
import { deviceOf, sendSession } from "./send-session.ts";

const FIVE_MINUTES = 300;
const ONE_HOUR = 3600;

/** POST /token: every way to get a session for something that one knows or holds. */
export function tokenRoutes(router: Router, dependencies: AuthDependencies): void {
  const { auth, settings, limits, cookie, attempts } = dependencies;
  const failures = limits.failuresPerAddress(100, ONE_HOUR);

  async function passwordGrant(ctx: Context): Promise<void> {
    const request = validBody(ctx, passwordGrantSchema);
    await failures.check(ctx.ip);
    await attempts.spend(request.email, (await settings.get()).max_login_attempts);
    const issued = await auth.signIn(request, deviceOf(ctx)).catch(async (error: unknown) => {
      await failures.count(ctx.ip);
      throw error;
    });
    await attempts.forget(request.email);
    await beginSession(ctx, dependencies, issued);
    if (issued.weakPassword) Object.assign(ctx.body as object, { weak_password: issued.weakPassword });
  }

  async function refreshGrant(ctx: Context): Promise<void> {
    const sent = validBody(ctx, refreshGrantSchema).refresh_token ?? null;
    const refreshToken = sent ?? cookie.read(ctx);
    if (refreshToken === null) {
      throw new DomainError("refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found");
    }
    try {
      sendSession(ctx, cookie, await auth.refresh(refreshToken));
    } catch (error) {
      // refused for good; a database that is away for the moment signs nobody out
      if (sent === null && error instanceof DomainError) cookie.clear(ctx);
      throw error;
    }
  }

  async function codeGrant(ctx: Context): Promise<void> {
    const issued = await auth.exchangeCode(validBody(ctx, codeGrantSchema), deviceOf(ctx));
    await beginSession(ctx, dependencies, issued);
  }

  const grants = new Map([
    ["password", { limit: limits.perAddress(150, FIVE_MINUTES), answer: passwordGrant }],
    // every page load refreshes, and a whole office may share one address; 256 random bits need no limit against guessing
    ["refresh_token", { limit: limits.perAddress(3000, FIVE_MINUTES), answer: refreshGrant }],
    ["pkce", { limit: limits.perAddress(150, FIVE_MINUTES), answer: codeGrant }],
  ]);

  router.post("/token", async (ctx) => {
    const grant = grants.get(String(ctx.query["grant_type"]));
    if (!grant)
      throw new DomainError("validation_failed", "grant_type should be password, refresh_token or pkce");
    await grant.limit(ctx, () => grant.answer(ctx));
  });
}
