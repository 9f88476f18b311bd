import { commandLine } from "../../core/audit/actor.ts";
import type { ApiScope } from "../../core/api-keys/api-key.ts";
import type { TestServer } from "./server.ts";

export interface ApiAnswer {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
  /** The parsed JSON, or null. */
  json: Record<string, unknown> | null;
}

interface ApiCall {
  method?: string;
  /** Sent as JSON. */
  json?: unknown;
  body?: BodyInit;
  headers?: Record<string, string>;
}

export type ApiClient = ((path: string, options?: ApiCall) => Promise<ApiAnswer>) & {
  key: string;
  id: string;
};

/** Calls the public API with an API key. `path` is below /api/v1. */
export async function createApiClient(
  server: Pick<TestServer, "url" | "services">,
  scopes: ApiScope[] = ["generate", "batch", "decode"],
): Promise<ApiClient> {
  const { key, apiKey } = await server.services.apiKeys.create(commandLine, { name: "Test", scopes });
  const call = async (
    path: string,
    { method, json, body, headers = {} }: ApiCall = {},
  ): Promise<ApiAnswer> => {
    const sent = json === undefined ? body : JSON.stringify(json);
    const response = await fetch(`${server.url}/api/v1${path}`, {
      method: method ?? (sent === undefined ? "GET" : "POST"),
      headers: {
        Authorization: `Bearer ${key}`,
        ...(json === undefined ? {} : { "Content-Type": "application/json" }),
        ...headers,
      },
      ...(sent === undefined ? {} : { body: sent }),
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const isJson = response.headers.get("content-type")?.startsWith("application/json") ?? false;
    const parsed =
      isJson && bytes.length > 0 ? (JSON.parse(Buffer.from(bytes).toString()) as ApiAnswer["json"]) : null;
    return { status: response.status, headers: response.headers, bytes, json: parsed };
  };
  return Object.assign(call, { key, id: apiKey.id });
}
