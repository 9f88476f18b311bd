import type { Router } from "@koa/router";
import type { Context } from "koa";
import { mailedLink, VERIFY_TYPES } from "../../../../core/auth/mailed-link.ts";
import { isPkceLink } from "../../../../core/auth/one-time-token.ts";
import { verifySchema, type VerifyRequest } from "../../../../core/auth/requests.ts";
import type { IssuedSession } from "../../../../core/auth/session-tokens.ts";
import { DomainError } from "../../../../core/errors.ts";
import { redirectTarget } from "../../redirect-target.ts";
import { validBody } from "../../valid-body.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { beginSession } from "./begin-session.ts";
import { deviceOf } from "./send-session.ts";

const FIVE_MINUTES = 300;
const HALF = "Confirmation link accepted. Please proceed to confirm link sent to the other email";

const withQuery = (target: string, values: Record<string, string>): string => {
  const url = new URL(target);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  return url.href;
};
const withFragment = (target: string, values: Record<string, string>): string => {
  const url = new URL(target);
  url.hash = new URLSearchParams(values).toString();
  return url.href;
};

/** What another site's client finds in its fragment (auth contract 1.4, mailed link). */
const sessionValues = (issued: IssuedSession, type: string) => ({
  access_token: issued.accessToken,
  expires_at: String(issued.expiresAt),
  expires_in: String(issued.expiresIn),
  refresh_token: issued.refreshToken,
  token_type: "bearer",
  type,
});

/** What was mailed comes back: over POST alone, since mail scanners open links (auth contract 2.3, 3). */
export function verifyRoutes(router: Router, dependencies: AuthDependencies): void {
  const { auth, limits, redirects, attempts } = dependencies;
  const { siteUrl } = redirects;
  const isOwn = (target: string): boolean => new URL(target).origin === siteUrl;

  router.get("/verify", limits.perAddress(100, FIVE_MINUTES), (ctx) => {
    const type = VERIFY_TYPES.find((each) => each === ctx.query["type"]);
    const link = ctx.query["token_hash"] ?? ctx.query["token"];
    if (!type || typeof link !== "string" || !/^[\w-]{1,256}$/.test(link)) {
      throw new DomainError("validation_failed", "This link is not complete");
    }
    const redirectTo = redirectTarget(ctx.query["redirect_to"], redirects);
    ctx.status = 303;
    ctx.set("Location", mailedLink(siteUrl, { link, type, redirectTo }));
    ctx.body = "";
  });

  router.post("/verify", limits.perAddress(30, FIVE_MINUTES), async (ctx) => {
    const request = validBody(ctx, verifySchema);
    // only the page that a link leads to sends people back to the site of another client
    await (dependencies.cookie.isBrowserClient(ctx) ? redeemOnPage(ctx, request) : redeem(ctx, request));
  });

  async function redeem(ctx: Context, request: VerifyRequest): Promise<void> {
    const verified = await auth.verify(request, deviceOf(ctx));
    if (verified.kind !== "session") ctx.body = { msg: HALF, code: "200" };
    else await enter(ctx, request, verified.issued);
  }

  async function redeemOnPage(ctx: Context, request: VerifyRequest): Promise<void> {
    const target = redirectTarget(ctx.query["redirect_to"], redirects);
    const verified = await auth.verify(request, deviceOf(ctx), true).catch((error: unknown) => {
      if (isOwn(target) || !(error instanceof DomainError)) throw error;
      return error;
    });
    if (verified instanceof DomainError) {
      const { code, message } = verified;
      const values = { error: "access_denied", error_code: code, error_description: message };
      const isPkce = isPkceLink(request.token_hash ?? "");
      ctx.body = { redirect_to: withFragment(isPkce ? withQuery(target, values) : target, values) };
    } else if (verified.kind === "code") {
      ctx.body = { redirect_to: withQuery(target, { code: verified.code }) };
    } else if (verified.kind === "half") {
      ctx.body = isOwn(target)
        ? { msg: HALF, code: "200" }
        : { redirect_to: withFragment(target, { message: HALF }) };
    } else if (isOwn(target)) {
      await enter(ctx, request, verified.issued);
      Object.assign(ctx.body as object, { redirect_to: target });
    } else {
      const values = sessionValues(verified.issued, request.type);
      ctx.body = { redirect_to: withFragment(target, values) };
    }
  }

  /** Whoever comes by mail need not wait for the passwords that others tried. */
  async function enter(ctx: Context, request: VerifyRequest, issued: IssuedSession): Promise<void> {
    await attempts.forget(issued.user.email);
    await beginSession(ctx, dependencies, issued);
  }
}
