import simpleRestProvider from "ra-data-simple-rest";
import type { Account } from "./call.ts";
import { call, newEmail, PASSWORD } from "./call.ts";
import type { TestServer } from "./server.ts";

type DataProvider = ReturnType<typeof simpleRestProvider>;

/** A signed-in admin account. */
export async function newAdmin({ url, services }: TestServer, email = newEmail()): Promise<Account> {
  const { user } = await services.operatorAccounts.create({ email, role: "admin", password: PASSWORD });
  const { status, body } = await call(`${url}/auth/v1/token?grant_type=password`, {
    json: { email, password: PASSWORD },
  });
  if (status !== 200) throw new Error(`signing in answered ${status}: ${JSON.stringify(body)}`);
  return {
    id: user.id,
    email,
    token: String(body["access_token"]),
    refreshToken: String(body["refresh_token"]),
  };
}

/** An API error as react-admin's pages receive it. */
export class RefusedCall extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;
  constructor(status: number, body: Record<string, unknown>) {
    super(`${status}: ${JSON.stringify(body)}`);
    this.status = status;
    this.body = body;
  }
}

/** The back office's data provider with an admin's token. */
export const adminProvider = (url: string, token: string): DataProvider =>
  restProvider(`${url}/api/admin`, token);

/** The unmodified react-admin data provider whose dialect the API speaks, with an access token. */
export function restProvider(api: string, token: string): DataProvider {
  return simpleRestProvider(
    api,
    async (path, options: { method?: string; body?: unknown; headers?: HeadersInit } = {}) => {
      const headers = new Headers(options.headers);
      headers.set("Authorization", `Bearer ${token}`);
      if (!headers.has("Content-Type")) headers.set("Content-Type", "application/json");
      const response = await fetch(path, {
        headers,
        ...(options.method === undefined ? {} : { method: options.method }),
        ...(options.body === undefined ? {} : { body: options.body as string }),
      });
      const body = await response.text();
      const json = (body === "" ? {} : JSON.parse(body)) as Record<string, unknown>;
      if (!response.ok) throw new RefusedCall(response.status, json);
      return { status: response.status, headers: response.headers, body, json };
    },
  );
}
