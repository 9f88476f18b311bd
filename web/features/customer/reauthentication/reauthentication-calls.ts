import { json } from "../../../api/api-fetch.ts";
import { type ConfirmationWay, typedConfirmation } from "../../../../core/auth/mailed/confirmation.ts";
import type { SessionClient } from "../../../session/session-client.ts";

type Client = Pick<SessionClient, "fetch">;
const PATH = "/api/me/reauthenticate";

/**
 * @returns the ways in which this account can confirm a sign-in; empty if it has neither a password nor a
 * second factor
 */
export const readWays = async (client: Client): Promise<ConfirmationWay[]> =>
  ((await (await client.fetch(PATH)).json()) as { ways: ConfirmationWay[] }).ways;

/**
 * Refreshes the session's sign-in time for some minutes. @throws ApiError `current_password_invalid`,
 * `mfa_verification_failed`
 */
export const confirmSignIn = async (client: Client, way: ConfirmationWay, typed: string): Promise<void> => {
  await client.fetch(PATH, json("POST", typedConfirmation(way, typed)));
};
