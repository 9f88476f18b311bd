import { json, request } from "../api/api-fetch.ts";
import { AUTH_HEADERS } from "../../browser/session/access-token.ts";
import { isOwnPath } from "../../browser/session/return-to.ts";
import type { SessionClient } from "./session-client.ts";
import type { AuthSession } from "./session-user.ts";

/** Calls of auth/v1 that send or redeem mails. Every one throws ApiError. */

/** The purpose of a mail, as in its link. */
export const LINK_TYPES = ["signup", "invite", "magiclink", "recovery", "email_change", "email"] as const;
export type LinkType = (typeof LINK_TYPES)[number];

/** The kinds that people ask for themselves. */
export type RequestedMail = "signup" | "magiclink" | "recovery";

async function post(path: string, body: object): Promise<unknown> {
  const init = json("POST", body);
  const headers = { ...Object.fromEntries(new Headers(init.headers)), ...AUTH_HEADERS };
  const response = await request(`/auth/v1/${path}`, { ...init, headers });
  return response.json();
}

/** @param path path of this site for the redirect afterward */
const backTo = (path: string | null): string =>
  path === null ? "" : `?redirect_to=${encodeURIComponent(location.origin + path)}`;

/**
 * Requests a mail with a link and a code. The response is the same whether or not the address has an account.
 * @param returnTo path of this site to which the link redirects
 */
export async function askForMail(
  type: RequestedMail,
  email: string,
  returnTo: string | null = null,
): Promise<void> {
  if (type === "recovery") await post("recover", { email });
  else if (type === "magiclink") await post(`otp${backTo(returnTo)}`, { email });
  else await post(`resend${backTo(returnTo)}`, { email, type });
}

/** Result of redeeming a link or code: a session here, a redirect to another site, or one half of two confirmations. */
export type RedeemResult =
  | { kind: "signed_in"; path: string | null }
  | { kind: "sent_on"; address: string }
  | { kind: "half" };

type Client = Pick<SessionClient, "enter">;
type Answer = Partial<AuthSession> & { redirect_to?: string };

function take(client: Client, answer: Answer): RedeemResult {
  if (answer.access_token && answer.user) {
    client.enter(answer as AuthSession);
    return { kind: "signed_in", path: ownPathOf(answer.redirect_to) };
  }
  return answer.redirect_to ? { kind: "sent_on", address: answer.redirect_to } : { kind: "half" };
}

/** Null for the front page as well, since nobody signs in to see that. */
function ownPathOf(address: string | undefined): string | null {
  if (address === undefined || !URL.canParse(address)) return null;
  const { origin, pathname, search, hash } = new URL(address);
  const path = pathname + search + hash;
  return origin === location.origin && path !== "/" && isOwnPath(path) ? path : null;
}

/** Redeems the link of a mail. @param redirectTo as the link says it; the server checks it */
export async function redeemLink(
  client: Client,
  { token, type, redirectTo }: { token: string; type: LinkType; redirectTo: string | null },
): Promise<RedeemResult> {
  const query = redirectTo === null ? "" : `?redirect_to=${encodeURIComponent(redirectTo)}`;
  return take(client, (await post(`verify${query}`, { type, token_hash: token })) as Answer);
}

/** Redeems the code of a mail. */
export async function redeemCode(
  client: Client,
  { email, code, type }: { email: string; code: string; type: LinkType },
): Promise<RedeemResult> {
  return take(client, (await post("verify", { type, email, token: code })) as Answer);
}
