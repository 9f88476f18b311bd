import { fillSentence } from "../codes/sentence.ts";
import type { Settings } from "../settings/settings.ts";
import { newUserTexts } from "./messages.ts";
import type { WebhookDelivery, WebhookEvent } from "./webhook-event.ts";

type SiteSettings = Pick<Settings, "site_name" | "language">;

/** The JSON that a target takes: our own events as they are, a line of words for Slack and Discord. */
export function webhookBody({ target, event }: WebhookDelivery, settings: SiteSettings): string {
  if (target === "generic") return JSON.stringify(event);
  const line = (escape: (text: string) => string) => newUserLine(event, settings, escape);
  // what people call themselves is no markup, no link and mentions nobody
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

function newUserLine(
  { data }: WebhookEvent,
  settings: SiteSettings,
  escape: (text: string) => string,
): string {
  const { name, email } = data.user;
  const who = name === "" ? email : `${name} (${email})`;
  const text = newUserTexts[settings.language];
  return fillSentence(text, { site: escape(settings.site_name), who: escape(who.replace(/\s+/g, " ")) });
}

/** https://docs.slack.dev/messaging/formatting-message-text: these three begin everything special. */
const escapeSlack = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const escapeDiscord = (text: string): string => text.replace(/[\\*_~`|>[\]()#@<:-]/g, "\\$&");
