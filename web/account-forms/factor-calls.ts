import { ApiError, json } from "../api/api-fetch.ts";
import { AUTH_HEADERS } from "../../browser/session/access-token.ts";
import type { SessionClient } from "../session/session-client.ts";
import { verifiedFactors, type AuthFactor, type AuthUser } from "../session/session-user.ts";

/** Calls of auth/v1 about second factors. Every one throws ApiError. */

type Client = Pick<SessionClient, "fetch" | "stepUp">;

async function ask<T>(client: Client, path: string, init: RequestInit = {}): Promise<T> {
  const headers = { ...Object.fromEntries(new Headers(init.headers)), ...AUTH_HEADERS };
  const response = await client.fetch(`/auth/v1/${path}`, { ...init, headers });
  return (await response.json()) as T;
}

/** The factors that protect the account. */
export const listFactors = async (client: Client): Promise<AuthFactor[]> =>
  verifiedFactors(await ask<AuthUser>(client, "user"));

/** A factor that waits for its first code, and the data that its app needs. */
export interface NewFactor {
  id: string;
  totp: { qr_code: string; secret: string; uri: string };
}

export const enrolFactor = (client: Client, name: string): Promise<NewFactor> =>
  ask(client, "factors", json("POST", { factor_type: "totp", friendly_name: name }));

export const removeFactor = (client: Client, id: string): Promise<unknown> =>
  ask(client, `factors/${id}`, { method: "DELETE" });

/** Submits the six digits of a factor: the session is then complete, and the factor verified. */
export async function showCode(client: Client, id: string, code: string): Promise<void> {
  const challenge = await ask<{ id: string }>(client, `factors/${id}/challenge`, { method: "POST" });
  await client.stepUp(`factors/${id}/verify`, { challenge_id: challenge.id, code });
}

/** The same with a recovery code, which this uses up. */
export const showRecoveryCode = (client: Client, code: string): Promise<void> =>
  client.stepUp("factors/recovery-codes/verify", { code });

export interface RecoveryStatus {
  total: number;
  remaining: number;
}

/** Null if there are none. */
export async function recoveryStatus(client: Client): Promise<RecoveryStatus | null> {
  try {
    return await ask<RecoveryStatus>(client, "factors/recovery-codes");
  } catch (error) {
    if (error instanceof ApiError && error.code === "mfa_factor_not_found") return null;
    throw error;
  }
}

/** Replaces the recovery codes by ten new ones, which are shown only this once. */
export const newRecoveryCodes = async (client: Client): Promise<string[]> => {
  const path = "factors/recovery-codes/regenerate";
  return (await ask<{ codes: string[] }>(client, path, { method: "POST" })).codes;
};

/** Whether the call requires a new code first. */
export const needsCode = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "insufficient_aal";
