import { randomUUID } from "node:crypto";

/** The response to a call. */
export interface Answer {
  status: number;
  headers: Headers;
  /** The parsed JSON; an empty object without one. */
  body: Record<string, unknown>;
}

export interface CallOptions {
  method?: string;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent unchanged. */
  raw?: BodyInit;
  headers?: Record<string, string>;
  /** The access token. */
  token?: string;
}

/** Calls the server and reads its JSON. */
export async function call(
  url: string,
  { method, json, raw, headers = {}, token }: CallOptions = {},
): Promise<Answer> {
  const body = raw ?? (json === undefined ? undefined : JSON.stringify(json));
  const response = await fetch(url, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: {
      ...(json === undefined ? {} : { "Content-Type": "application/json" }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
    redirect: "manual",
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === "" ? {} : (JSON.parse(text) as Record<string, unknown>),
  };
}

export const PASSWORD = "correct horse battery";

export const newEmail = (): string => `user-${randomUUID()}@example.com`;

/** An account created over HTTP, with the tokens of its first session. */
export interface Account {
  id: string;
  email: string;
  token: string;
  refreshToken: string;
}

export async function signUp(url: string, email = newEmail()): Promise<Account> {
  const { status, body } = await call(`${url}/auth/v1/signup`, { json: { email, password: PASSWORD } });
  if (status !== 200) throw new Error(`sign-up answered ${status}: ${JSON.stringify(body)}`);
  return {
    id: (body["user"] as { id: string }).id,
    email,
    token: String(body["access_token"]),
    refreshToken: String(body["refresh_token"]),
  };
}
