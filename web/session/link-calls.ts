import { json, request } from "../api/api-fetch.ts";
import { AUTH_HEADERS } from "../../browser/session/access-token.ts";

/** Calls about connecting a provider for an app on another origin. Every one throws ApiError. */

/** The accounts that a ticket connects. */
export interface LinkRequest {
  /** Name on the provider's button. */
  provider: string;
  /** Email address of the account. */
  email: string;
  /** Host of the app that asks. */
  site: string;
}

async function post(path: string, ticket: string): Promise<unknown> {
  const init = json("POST", { ticket });
  const headers = { ...Object.fromEntries(new Headers(init.headers)), ...AUTH_HEADERS };
  const response = await request(`/auth/v1/${path}`, { ...init, headers });
  return response.json();
}

export const showLink = async (ticket: string): Promise<LinkRequest> =>
  (await post("identity-link/show", ticket)) as LinkRequest;

/** @returns the address of the provider, which takes its answer from this browser alone */
export const beginLink = async (ticket: string): Promise<string> =>
  ((await post("identity-link", ticket)) as { url: string }).url;
