import type { presentOutboxEntry, presentShownMail } from "../../core/presenters/present-outbox.ts";
import { adminFetch, adminJson } from "../admin-fetch.ts";

/** An entry as /api/admin/outbox returns it. */
export type OutboxRecord = ReturnType<typeof presentOutboxEntry>;

export type ShownMail = ReturnType<typeof presentShownMail>;

export interface MailServer {
  from: "environment" | "settings" | "none";
  host: string | null;
}

const PATH = "/api/admin/outbox";
const post = { method: "POST" };

export const MAIL_SERVER_PATH = `${PATH}/server`;
export const viewMail = (id: string): Promise<ShownMail> => adminJson<ShownMail>(`${PATH}/${id}/view`, post);
export const revealMail = (id: string): Promise<ShownMail> =>
  adminJson<ShownMail>(`${PATH}/${id}/reveal`, post);
export const retryEntry = (id: string): Promise<Response> => adminFetch(`${PATH}/${id}/retry`, post);
