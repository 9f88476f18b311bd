import { fillSentence } from "../codes/sentence.ts";
import type { Language } from "../languages.ts";
import type { Settings } from "../settings/settings.ts";
import { webhookTexts } from "./messages.ts";
import type { WebhookDelivery, WebhookEvent } from "./webhook-event.ts";

type SiteSettings = Pick<Settings, "site_name" | "language">;

/** The JSON that a target takes: our own events as they are, a line of words for Slack and Discord. */
export function webhookBody({ target, event }: WebhookDelivery, settings: SiteSettings): string {
  if (target === "generic") return JSON.stringify(event);
  const line = (escape: (text: string) => string) => lineOf(event, settings, escape);
  // names chosen by users must not act as markup or links or mention anybody
  if (target === "slack") {
    return JSON.stringify({
      text: line(escapeSlack),
      mrkdwn: false,
      unfurl_links: false,
      unfurl_media: false,
    });
  }
  return JSON.stringify({ content: line(escapeDiscord), allowed_mentions: { parse: [] } });
}

function lineOf(event: WebhookEvent, settings: SiteSettings, escape: (text: string) => string): string {
  const { site_name, language } = settings;
  const values = { site: site_name, ...valuesOf(event, language) };
  const escaped = Object.entries(values).map(([key, value]) => [key, escape(value.replace(/\s+/g, " "))]);
  return fillSentence(webhookTexts[event.type][language], Object.fromEntries(escaped) as typeof values);
}

/** The values in an event's sentence, in words. */
function valuesOf(event: WebhookEvent, language: Language): Record<string, string> {
  if (event.type === "user.created") {
    const { name, email } = event.data.user;
    return { who: name === "" ? email : `${name} (${email})` };
  }
  if (event.type === "ad.expiring") {
    const { title, end_date } = event.data.advertisement;
    return { title, date: dayOf(end_date, language) };
  }
  if (event.type === "error") {
    const { request_id, route, name, others } = event.data.error;
    return { number: request_id, route, name, others: String(others) };
  }
  return {};
}

const dayOf = (time: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(time));

/** https://docs.slack.dev/messaging/formatting-message-text: these three begin everything special. */
const escapeSlack = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const escapeDiscord = (text: string): string => text.replace(/[\\*_~`|>[\]()#@<:-]/g, "\\$&");
