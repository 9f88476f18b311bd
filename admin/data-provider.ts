import simpleRestProvider from "ra-data-simple-rest";
import type { fetchUtils } from "react-admin";
import { adminFetch } from "./admin-fetch.ts";

/** The shape that react-admin's providers read. */
async function httpClient(url: string, options: fetchUtils.Options = {}) {
  const { user: _user, ...init } = options;
  const response = await adminFetch(url, init);
  const body = await response.text();
  const json: unknown = body === "" ? {} : JSON.parse(body);
  return { status: response.status, headers: response.headers, body, json };
}

/** The tables of the back office, as react-admin reads and changes them. */
export const dataProvider = simpleRestProvider("/api/admin", httpClient);
