import type { OutboxState } from "../../core/mail/outbox.ts";
import { adminFetch, adminJson } from "../admin-fetch.ts";

/** An entry as /api/admin/outbox tells it. */
export interface OutboxRecord {
  id: string;
  state: OutboxState;
  queue: "mail" | "webhook" | "news";
  to: string;
  subject: string;
  attempts: number;
  reason: string | null;
  created_at: string;
  next_try_at: string | null;
}

export interface ShownMail extends OutboxRecord {
  text: string;
  /** Of a frame, for some minutes. */
  html_url: string | null;
  source: string | null;
  masked: boolean;
  can_reveal: boolean;
}

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
