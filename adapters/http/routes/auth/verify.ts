import type { Context } from "koa";
import { mailedLink, VERIFY_TYPES } from "../../../../core/auth/mailed/mailed-link.ts";
import { isPkceLink } from "../../../../core/auth/mailed/one-time-token.ts";
import { verifySchema, type VerifyRequest } from "../../../../core/auth/requests.ts";
import type { IssuedSession } from "../../../../core/auth/sessions/session-tokens.ts";
import { FIVE_MINUTES } from "../../../../core/durations.ts";
import { DomainError } from "../../../../core/errors.ts";
import { isOwnSite, redirectTarget } from "../../session/redirect-target.ts";
import { type AnyRoute, route } from "../../routing/route.ts";
import { json } from "../../body/valid-body.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { beginSession } from "./begin-session.ts";
import { deviceOf } from "./send-session.ts";

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

/** URL fragment from which clients on other sites read the session of a mailed link. */
const sessionValues = (issued: IssuedSession, type: string) => ({
  access_token: issued.accessToken,
  expires_at: String(issued.expiresAt),
  expires_in: String(issued.expiresIn),
  refresh_token: issued.refreshToken,
  token_type: "bearer",
  type,
});

/** Redeems mailed links and codes: only by POST, since mail scanners follow links. */
export function verifyRoutes(dependencies: AuthDependencies): AnyRoute[] {
  const { auth, limits, redirects, attempts } = dependencies;
  const { siteUrl } = redirects;
  const isOwn = (target: string): boolean => isOwnSite(target, redirects);

  async function redeem(ctx: Context, request: VerifyRequest): Promise<void> {
    const verified = await auth.verify(request, deviceOf(ctx));
    if (verified.kind !== "session") ctx.body = { msg: HALF, code: "200" };
    else await enter(ctx, request, verified.issued);
  }

  async function redeemOnPage(ctx: Context, request: VerifyRequest): Promise<void> {
    const target = redirectTarget(ctx.query["redirect_to"], redirects);
    // another client's code is sent to its address only; on our own pages, opening the link signs in
    const verified = await auth.verify(request, deviceOf(ctx), !isOwn(target)).catch((error: unknown) => {
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

  /**
   * A sign-in by mail resets the count of failed passwords, so that other people's attempts do not block it.
   */
  async function enter(ctx: Context, request: VerifyRequest, issued: IssuedSession): Promise<void> {
    await attempts.forget(issued.user.email);
    await beginSession(ctx, dependencies, issued);
  }

  return [
    route({
      method: "GET",
      path: "/auth/v1/verify",
      guard: "anyone",
      limit: [limits.perAddress(100, FIVE_MINUTES)],
      handle(ctx) {
        const type = VERIFY_TYPES.find((each) => each === ctx.query["type"]);
        const link = ctx.query["token_hash"] ?? ctx.query["token"];
        if (!type || typeof link !== "string" || !/^[\w-]{1,256}$/.test(link)) {
          throw new DomainError("validation_failed", "This link is not complete");
        }
        const redirectTo = redirectTarget(ctx.query["redirect_to"], redirects);
        ctx.status = 303;
        ctx.set("Location", mailedLink(siteUrl, { link, type, redirectTo }));
        ctx.body = "";
      },
    }),
    route({
      method: "POST",
      path: "/auth/v1/verify",
      guard: "anyone",
      limit: [limits.perAddress(30, FIVE_MINUTES)],
      body: json(verifySchema),
      async handle(ctx, request) {
        // only the page that a link leads to redirects to another client's site
        await (dependencies.cookie.isBrowserClient(ctx) ? redeemOnPage(ctx, request) : redeem(ctx, request));
      },
    }),
  ];
}
