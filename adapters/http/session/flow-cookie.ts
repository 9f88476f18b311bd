import type { Context } from "koa";
import { createHostCookie } from "./host-cookie.ts";

/** 256 bits as base64url. */
const SECRET = /^[\w-]{43}$/;

/** The browser's side of a way to a sign-in provider: without it an answer is worth nothing. */
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
