import type { Context } from "koa";
import { createHostCookie } from "./host-cookie.ts";

/** 256 bits as base64url. */
const SECRET = /^[\w-]{43}$/;

/** The browser's part of a sign-in flow with a provider: without it, the provider's response is worthless. */
export function createFlowCookie(siteUrl: string) {
  const { read, write } = createHostCookie(siteUrl, "qz-flow");
  return {
    read(ctx: Context): string | null {
      const value = read(ctx);
      return value !== null && SECRET.test(value) ? value : null;
    },
    write,
  };
}
export type FlowCookie = ReturnType<typeof createFlowCookie>;
