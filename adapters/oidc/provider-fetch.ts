import type { CustomFetch } from "openid-client";
import { DomainError } from "../../core/errors.ts";

/** Calls an address that a provider named. @throws DomainError, `unavailable` if there is no response */
export type ProviderRequest = (
  url: string,
  request: { method: "GET" | "POST"; headers: Record<string, string>; body?: string },
) => Promise<{ status: number; headers: Headers; bytes: Uint8Array }>;

/** Statuses of responses without a body (Fetch standard, "null body status"). */
const WITHOUT_BODY = [204, 205, 304];

/**
 * `fetch` for openid-client by a request that checks its target, since a provider names the addresses of its
 * keys and tokens itself.
 * @param warn called with the reason if an address is rejected
 */
export function fetchBy(request: ProviderRequest, warn: (message: string) => void): CustomFetch {
  return async (url, { method, headers, body }) => {
    try {
      const answer = await request(url, {
        method: method === "POST" ? "POST" : "GET",
        headers,
        ...((typeof body === "string" || body instanceof URLSearchParams) && { body: body.toString() }),
      });
      const { status, bytes } = answer;
      return new Response(WITHOUT_BODY.includes(status) ? null : Uint8Array.from(bytes), {
        status,
        headers: answer.headers,
      });
    } catch (error) {
      // the error that `fetch` throws
      if (error instanceof DomainError && error.code === "unavailable") {
        throw new TypeError("fetch failed", { cause: error });
      }
      if (error instanceof DomainError) warn(`${new URL(url).origin} was not called: ${error.message}`);
      throw error;
    }
  };
}
