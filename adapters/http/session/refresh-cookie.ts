import type { Context } from "koa";
import type { IssuedSession } from "../../../core/auth/sessions/session-tokens.ts";
import { createHostCookie } from "./host-cookie.ts";
import { createSessionMarker } from "./session-marker.ts";

/** The site's own pages request cookies; all other clients get the refresh token in the body. */
const isBrowserClient = (ctx: Context): boolean => ctx.get("X-Client-Info") === "quietzone-web";

/** The browser's refresh token: scripts cannot read it, and only auth/v1 uses it. */
export function createRefreshCookie(siteUrl: string) {
  const cookie = createHostCookie(siteUrl, "qz-refresh", "/auth/v1");
  const marker = createSessionMarker(siteUrl);
  return {
    isBrowserClient,
    read: cookie.read,
    write(ctx: Context, { refreshToken, session }: Pick<IssuedSession, "refreshToken" | "session">): void {
      cookie.write(ctx, refreshToken, session.expiresAt);
      marker.write(ctx, session.id, session.expiresAt);
    },
    clear(ctx: Context): void {
      if (cookie.read(ctx) !== null) cookie.clear(ctx);
      if (marker.read(ctx) !== null) marker.clear(ctx);
    },
  };
}
export type RefreshCookie = ReturnType<typeof createRefreshCookie>;
