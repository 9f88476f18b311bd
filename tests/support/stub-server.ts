import { vi } from "vitest";

export interface SeenCall {
  method: string;
  path: string;
  headers: Headers;
  body: unknown;
}
type Answer = { status?: number; headers?: Record<string, string>; body?: unknown } | "unreachable";
export type Routes = Record<string, (call: SeenCall) => Answer | Promise<Answer>>;

/**
 * Replaces `fetch` with answers by "METHOD /path" (without the query); all other requests get a 404.
 * @returns the calls, in order
 */
export function stubServer(routes: Routes): SeenCall[] {
  const calls: SeenCall[] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    const call: SeenCall = {
      method: init.method ?? "GET",
      path,
      headers: new Headers(init.headers),
      body: typeof init.body === "string" ? JSON.parse(init.body) : null,
    };
    calls.push(call);
    const answer = (await routes[`${call.method} ${path.split("?")[0]}`]?.(call)) ?? { status: 404 };
    if (answer === "unreachable") throw new TypeError("Failed to fetch");
    const { status = 200, headers = {}, body } = answer;
    return new Response(body === undefined ? null : JSON.stringify(body), { status, headers });
  });
  return calls;
}

/** A session as auth/v1 returns it to the site's pages. */
export const sessionBody = (
  user: { app_metadata?: object; user_metadata?: object; factors?: object[]; new_email?: string } = {},
  token = "token-1",
) => ({
  access_token: token,
  token_type: "bearer",
  expires_in: 900,
  user: {
    id: "0193a0b0-0000-7000-8000-000000000001",
    email: "ada@example.com",
    app_metadata: { role: "customer" },
    user_metadata: { full_name: "Ada Lovelace" },
    ...user,
  },
});
