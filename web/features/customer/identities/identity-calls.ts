import { AUTH_HEADERS } from "../../../../browser/session/access-token.ts";
import type { SessionClient } from "../../../session/session-client.ts";

/** A sign-in method of the account. */
export interface AuthIdentity {
  identity_id: string;
  provider: string;
  email?: string;
  created_at: string;
}

type Client = Pick<SessionClient, "fetch">;

/** All sign-in methods, with the password as provider "email". */
export async function listIdentities(client: Client): Promise<AuthIdentity[]> {
  const response = await client.fetch("/auth/v1/user", { headers: AUTH_HEADERS });
  const { identities = [] } = (await response.json()) as { identities?: AuthIdentity[] };
  return identities;
}

/**
 * @returns the address for connecting an account there, which redirects back to `returnTo`, a path of this
 * site
 */
export async function connectAddress(client: Client, provider: string, returnTo: string): Promise<string> {
  const query = new URLSearchParams({ provider, redirect_to: returnTo, skip_http_redirect: "true" });
  const response = await client.fetch(`/auth/v1/user/identities/authorize?${query}`, {
    headers: AUTH_HEADERS,
  });
  return ((await response.json()) as { url: string }).url;
}

export const disconnect = (client: Client, identityId: string): Promise<Response> =>
  client.fetch(`/auth/v1/user/identities/${identityId}`, { method: "DELETE", headers: AUTH_HEADERS });
