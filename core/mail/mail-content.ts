import { fillSentence, type SentenceValues } from "../codes/sentence.ts";
import type { Language } from "../languages.ts";
import { CODE_MINUTES, LINK_MINUTES } from "./lifetimes.ts";
import { endedAccessText } from "./ended-access-text.ts";
import type { MailOrder } from "./mail-order.ts";
import { mailTexts } from "./messages/by-language.ts";
import type { MailTexts } from "./messages/texts.ts";

/** Facts about the site that mail layouts need. */
export interface MailSite {
  name: string;
  /** Origin of the site. */
  url: string;
}

/** A mail in words, before it is laid out. */
export interface MailContent {
  language: Language;
  subject: string;
  text: string;
  button: { label: string; link: string; asText: string; valid: string | null } | null;
  code: { label: string; code: string; valid: string } | null;
  /** Advice for a recipient who did not request this mail, with a link that helps. */
  notYou: { text: string; link: string | null } | null;
  reason: string;
  /** Where the recipient can opt out of such mails; null for security mails. */
  optOut: { text: string; link: string } | null;
}

/** The words of a mail in its language. */
export function mailContent(order: MailOrder, language: Language, site: MailSite): MailContent {
  const texts = mailTexts[language];
  const own = order.kind === "access_ended" ? {} : order.values;
  const say: Say = (key, more = {}) => fillSentence(texts[key], { ...own, site: site.name, ...more });
  return {
    language,
    subject: say(`${order.kind}.subject`),
    text: order.kind === "access_ended" ? endedAccessText(order.values, say) : say(`${order.kind}.text`),
    button: buttonOf(order, texts, say, language),
    code: codeOf(order, say, language),
    notYou: notYouOf(order, texts, say, site),
    reason: say(order.kind === "news" ? "news.reason" : "mail.reason"),
    optOut: order.kind === "news" ? { text: say("news.opt_out"), link: order.values.preferences } : null,
  };
}

type Say = (key: keyof MailTexts, more?: SentenceValues) => string;

function buttonOf(order: MailOrder, texts: MailTexts, say: Say, language: Language): MailContent["button"] {
  const { kind, values } = order;
  const label = `${kind}.button`;
  if (!("link" in values) || !has(texts, label)) return null;
  const minutes = { ...LINK_MINUTES }[kind as keyof typeof LINK_MINUTES] ?? null;
  return {
    label: say(label),
    link: values.link,
    asText: say("mail.link_as_text"),
    // a link without a token leads somewhere forever
    valid: minutes === null ? null : say("mail.link_valid", { time: timeSpan(minutes, language) }),
  };
}

function codeOf({ values }: MailOrder, say: Say, language: Language): MailContent["code"] {
  if (!("code" in values)) return null;
  return {
    label: say("link" in values ? "mail.code" : "mail.code_alone"),
    code: values.code,
    valid: say("mail.code_valid", { time: timeSpan(CODE_MINUTES, language) }),
  };
}

function notYouOf({ kind }: MailOrder, texts: MailTexts, say: Say, site: MailSite): MailContent["notYou"] {
  if (kind === "test" || kind === "news") return null;
  const own = `${kind}.not_you`;
  const text = say(has(texts, own) ? own : "mail.not_you");
  // those sentences point to the page for setting a new password
  return { text, link: text.endsWith(":") ? `${site.url}/forgot-password` : null };
}

const has = (texts: MailTexts, key: string): key is keyof MailTexts => Object.hasOwn(texts, key);

/** "10 minutes", "24 hours", "7 days", in words of the language. */
function timeSpan(minutes: number, language: Language): string {
  const [count, unit] =
    minutes > 24 * 60 && minutes % (24 * 60) === 0
      ? [minutes / (24 * 60), "day"]
      : minutes % 60 === 0
        ? [minutes / 60, "hour"]
        : [minutes, "minute"];
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(count);
}
