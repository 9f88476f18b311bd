import type { PublicSettings } from "../core/settings/settings.ts";
import { request } from "./api-fetch.ts";

/** What the public pages need before they are shown: the browser fetches it, the server answers it in process. */
export interface PublicApi {
  publicSettings(): Promise<PublicSettings>;
}

export const fetchApi: PublicApi = {
  publicSettings: async () => (await (await request("/api/public/settings")).json()) as PublicSettings,
};
