import { Router } from "@koa/router";
import type { Context } from "koa";
import type { AuthService } from "../../../core/auth/auth-service.ts";
import {
  passwordGrantSchema,
  refreshGrantSchema,
  SIGN_OUT_SCOPES,
  signUpSchema,
  userChangesSchema,
} from "../../../core/auth/requests.ts";
import type { Device, IssuedSession } from "../../../core/auth/session-tokens.ts";
import { DomainError } from "../../../core/errors.ts";
import type { SettingsService } from "../../../core/settings/settings-service.ts";
import { requireUser, signedIn } from "../middleware/authenticate.ts";
import type { RateLimits } from "../middleware/rate-limit.ts";
import { sameOrigin } from "../middleware/same-origin.ts";
import { presentSession, presentUser } from "../presenters.ts";
import { createRefreshCookie } from "../refresh-cookie.ts";
import { jsonBody, validBody } from "../valid-body.ts";

const FIVE_MINUTES = 300;
/** How long wrong passwords of one account are remembered. */
const LOGIN_WINDOW = 900;

interface Dependencies {
  auth: AuthService;
  settings: SettingsService;
  limits: RateLimits;
  siteUrl: string;
}

const device = (ctx: Context): Device => ({ userAgent: ctx.get("User-Agent"), ipAddress: ctx.ip });

/** auth/v1 as `@supabase/auth-js` calls it (auth contract 1.4). */
export function authRoutes({ auth, settings, limits, siteUrl }: Dependencies): Router {
  const cookie = createRefreshCookie(siteUrl);
  const attempts = limits.loginAttempts(LOGIN_WINDOW);
  const router = new Router({ prefix: "/auth/v1" });
  router.use(sameOrigin(cookie, siteUrl), jsonBody());

  const sendSession = (ctx: Context, issued: IssuedSession): void => {
    const inCookie = cookie.isBrowserClient(ctx);
    if (inCookie) cookie.write(ctx, issued.refreshToken, issued.session.expiresAt);
    ctx.body = { ...presentSession(issued), ...(inCookie ? {} : { refresh_token: issued.refreshToken }) };
  };

  router.post("/signup", limits.perAddress(30, FIVE_MINUTES), async (ctx) => {
    sendSession(ctx, await auth.signUp(validBody(ctx, signUpSchema), device(ctx)));
  });

  async function passwordGrant(ctx: Context): Promise<void> {
    const request = validBody(ctx, passwordGrantSchema);
    await attempts.spend(request.email, (await settings.get()).max_login_attempts);
    const issued = await auth.signIn(request, device(ctx));
    await attempts.forget(request.email);
    sendSession(ctx, issued);
    if (issued.weakPassword) Object.assign(ctx.body as object, { weak_password: issued.weakPassword });
  }

  async function refreshGrant(ctx: Context): Promise<void> {
    const sent = validBody(ctx, refreshGrantSchema).refresh_token ?? null;
    const refreshToken = sent ?? cookie.read(ctx);
    if (refreshToken === null) {
      throw new DomainError("refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found");
    }
    try {
      sendSession(ctx, await auth.refresh(refreshToken));
    } catch (error) {
      // refused for good; a database that is away for the moment signs nobody out
      if (sent === null && error instanceof DomainError) cookie.clear(ctx);
      throw error;
    }
  }

  const grants = new Map([
    ["password", { limit: limits.perAddress(150, FIVE_MINUTES), answer: passwordGrant }],
    // every page load refreshes, and a whole office may share one address; 256 random bits need no limit against guessing
    ["refresh_token", { limit: limits.perAddress(3000, FIVE_MINUTES), answer: refreshGrant }],
  ]);

  router.post("/token", async (ctx) => {
    const grant = grants.get(String(ctx.query["grant_type"]));
    if (!grant) throw new DomainError("validation_failed", "grant_type should be password or refresh_token");
    await grant.limit(ctx, () => grant.answer(ctx));
  });

  const guard = requireUser(auth);
  router.post("/logout", async (ctx) => {
    const asked = ctx.query["scope"] ?? "global";
    const scope = SIGN_OUT_SCOPES.find((each) => each === asked);
    if (!scope) {
      throw new DomainError("validation_failed", `scope should be one of ${SIGN_OUT_SCOPES.join(", ")}`);
    }
    const refreshToken = cookie.read(ctx);
    // first, so that whatever fails below this browser is signed out
    if (scope !== "others") cookie.clear(ctx);
    try {
      await guard(ctx, () => auth.signOut(signedIn(ctx), scope));
    } catch (error) {
      // a browser whose access token has died could still renew it: its cookie says which session to end
      if (refreshToken === null || !(error instanceof DomainError)) throw error;
      await auth.signOutByRefreshToken(refreshToken, scope);
    }
    ctx.status = 204;
  });

  router.get("/user", requireUser(auth), (ctx) => {
    ctx.body = presentUser(signedIn(ctx).user);
  });

  router.put("/user", limits.perAddress(30, FIVE_MINUTES), requireUser(auth), async (ctx) => {
    ctx.body = presentUser(await auth.changeUser(signedIn(ctx), validBody(ctx, userChangesSchema)));
  });

  router.get("/.well-known/jwks.json", async (ctx) => {
    ctx.body = await auth.jwks();
    ctx.set("Cache-Control", "public, max-age=600");
  });

  return router;
}
