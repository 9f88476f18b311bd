import { detectType } from "../qr/content.ts";
import { mecardProblem, vcardProblem } from "./contact-rules.ts";
import { jsonProblem } from "./json-rules.ts";
import { geoProblem, mailtoProblem, smsProblem, telProblem } from "./message-rules.ts";
import type { PayloadProblem } from "./messages.ts";
import { urlProblem } from "./url-rules.ts";
import { wifiProblem } from "./wifi-rules.ts";

const RULES: Record<ReturnType<typeof detectType>, (content: string) => PayloadProblem | null> = {
  url: urlProblem,
  email: mailtoProblem,
  phone: telProblem,
  sms: smsProblem,
  wifi: wifiProblem,
  vcard: vcardProblem,
  text: textProblem,
};

/**
 * Why phones cannot use this content although they read it: a WPA password of three characters, a link
 * without a host. Only content that is clearly of a kind is checked by its rules; other text is free.
 */
export const payloadProblem = (content: string): PayloadProblem | null =>
  RULES[detectType(content)](content.trim());

/** Contents of type text that phones nevertheless act on, and those of our own forms. */
function textProblem(content: string): PayloadProblem | null {
  if (/^geo:[-+\d]/i.test(content)) return geoProblem(content);
  if (/^mecard:[a-z]+:/i.test(content)) return mecardProblem(content);
  return content.startsWith("{") ? jsonProblem(content) : null;
}
