import type { presentApiKey } from "../../core/presenters/present-api-key.ts";
import type { presentSetting } from "../../core/presenters/present-setting.ts";
import { adminFetch, adminJson, sending } from "../admin-fetch.ts";

/** A setting as /api/admin/settings returns it. */
export type Setting = ReturnType<typeof presentSetting>;

/** Facts from the server's environment. */
export interface Installation {
  site_url: string;
  is_site_url_said: boolean;
  mail_route: "environment" | "settings" | "outbox";
}

export interface MailTest {
  to: string;
  route: Installation["mail_route"];
  taken: boolean;
  problem: string | null;
}

export interface WebhookTest {
  taken: boolean;
  status: number | null;
  problem: string | null;
}

export type ApiKey = ReturnType<typeof presentApiKey>;

/** All settings, with the ETag that identifies this version. */
export interface ReadSettings {
  settings: readonly Setting[];
  tag: string;
}

const readSettings = (settings: Setting[], { headers }: Response): ReadSettings => ({
  settings,
  tag: headers.get("ETag") ?? "*",
});

const BASE = "/api/admin";
export const API_KEYS_PATH = `${BASE}/api_keys?sort=["created_at","DESC"]`;

export const settingsApi = {
  async load(): Promise<ReadSettings> {
    const response = await adminFetch(`${BASE}/settings`);
    return readSettings((await response.json()) as Setting[], response);
  },
  installation: () => adminJson<Installation>(`${BASE}/installation`),
  /**
   * @param tag ETag of the edited settings: the server responds with 412 if another admin saved settings
   * since
   */
  async save(changes: Readonly<Record<string, unknown>>, tag: string): Promise<ReadSettings> {
    const init = { ...sending("PUT", { changes }), headers: { "If-Match": tag } };
    const response = await adminFetch(`${BASE}/settings`, init);
    return readSettings(((await response.json()) as { settings: Setting[] }).settings, response);
  },
  async upload(key: string, file: File): Promise<string> {
    const body = new FormData();
    body.append("file", file);
    const answer = await adminJson<{ url: string }>(`${BASE}/settings/${key}/picture`, {
      method: "POST",
      body,
    });
    return answer.url;
  },
  testMail: () => adminJson<MailTest>(`${BASE}/test-mail`, { method: "POST" }),
  testWebhook: (target: string) =>
    adminJson<WebhookTest>(`${BASE}/webhooks/${target}/test`, { method: "POST" }),
  renewWebhookSecret: async () =>
    (await adminJson<{ secret: string }>(`${BASE}/webhook-secret`, { method: "POST" })).secret,
  createApiKey: (key: { name: string; scopes: readonly string[]; expires_in_days: number }) =>
    adminJson<ApiKey & { key: string }>(`${BASE}/api_keys`, sending("POST", key)),
  revokeApiKey: (id: string) => adminFetch(`${BASE}/api_keys/${id}`, { method: "DELETE" }),
};
