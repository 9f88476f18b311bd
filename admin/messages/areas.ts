import type { messages as ads } from "./en/ads.ts";
import type { messages as analytics } from "./en/analytics.ts";
import type { messages as audit_log } from "./en/audit-log.ts";
import type { messages as codeSnippets } from "./en/code-snippets.ts";
import type { messages as dashboard } from "./en/dashboard.ts";
import type { messages as kit } from "./en/kit.ts";
import type { messages as legalPages } from "./en/legal-pages.ts";
import type { messages as notifications } from "./en/notifications.ts";
import type { messages as outbox } from "./en/outbox.ts";
import type { messages as panel } from "./en/panel.ts";
import type { messages as ra } from "./en/ra.ts";
import type { messages as settingFields } from "./en/setting-fields.ts";
import type { messages as settings } from "./en/settings.ts";
import type { messages as siteBrands } from "./en/site-brands.ts";
import type { messages as users } from "./en/users.ts";

/** The English texts by area. English is the reference: every other language must have the same keys. One line per area. */
interface English {
  ads: typeof ads;
  settings: typeof settings;
  "setting-fields": typeof settingFields;
  analytics: typeof analytics;
  audit_log: typeof audit_log;
  users: typeof users;
  "code-snippets": typeof codeSnippets;
  "legal-pages": typeof legalPages;
  "site-brands": typeof siteBrands;
  notifications: typeof notifications;
  outbox: typeof outbox;
  panel: typeof panel;
  ra: typeof ra;
  kit: typeof kit;
  dashboard: typeof dashboard;
}

type Area = keyof English;
/** A text with a count `{n}` may have two forms. */
export type Message = string | { readonly one: string; readonly other: string };
/** Content of an area's file in each language: admin/messages/<language>/<area>.ts. */
export type Texts<A extends Area> = Readonly<Record<keyof English[A], Message>>;
