import type { ContentField } from "../contents/content-field.ts";
import { readMecard, readVcard } from "../contents/read-contact.ts";
import { mailAddressProblem } from "./mail-address.ts";
import { type PayloadProblem, payloadProblemOf } from "./messages.ts";
import { phoneProblem } from "./phone-number.ts";
import { urlProblem } from "./url-rules.ts";

/** Why phones cannot save this vCard (RFC 2426 §3, RFC 6350 §3.3), or null. */
export function vcardProblem(content: string): PayloadProblem | null {
  if (!/[\r\n]END:VCARD$/i.test(content)) return payloadProblemOf("contact.end");
  if (!/[\r\n]VERSION:(?:2\.1|3\.0|4\.0)[\r\n]/i.test(content)) return payloadProblemOf("contact.version");
  return fieldsProblem(readVcard(content));
}

/** The same for a `MECARD:` content (NTT DoCoMo). */
export const mecardProblem = (content: string): PayloadProblem | null => fieldsProblem(readMecard(content));

function fieldsProblem(fields: readonly ContentField[]): PayloadProblem | null {
  if (!fields.some(({ name }) => name === "name")) return payloadProblemOf("contact.name");
  return fields.map(fieldProblem).find((problem) => problem !== null) ?? null;
}

function fieldProblem({ name, value }: ContentField): PayloadProblem | null {
  if (name === "phone") return phoneProblem(value);
  if (name === "email") return mailAddressProblem(value);
  return name === "website" && /^https?:/i.test(value) ? urlProblem(value) : null;
}
