import * as z from "zod/mini";
import { shownValue } from "../bare-value.ts";
import { type PayloadProblem, payloadProblemOf } from "../messages.ts";
import { barePhoneNumber, phoneProblem } from "../phone-number.ts";
import { dialedNumber } from "./dialed-number.ts";
import { linesText, needs, plainText } from "./form-fields.ts";

const phone = () => plainText((text) => barePhoneNumber(text.trim()), phoneProblem, pauseProblem);

/** A comma, semicolon, p or w that a phone pauses at; a comma may also follow an area code, which is shorter. */
const PAUSE = /[,;]|(?<=\d)[pw](?=\d)/i;

/** Digits after a pause, which `tel:` cannot express (RFC 3966 §5.1): they would become part of the number. */
function pauseProblem(text: string): PayloadProblem | null {
  const at = text.search(PAUSE);
  if (at < 0 || dialedNumber(text).extension !== "") return null;
  const meant = text.slice(0, at).trim();
  return /\d{6}/.test(dialedNumber(meant).number) && /\p{Nd}/u.test(text.slice(at))
    ? payloadProblemOf("phone.meant", { number: shownValue(text), meant })
    : null;
}

/** A phone number to call. */
export const callSchema = z.object({ phone: phone() }).check(needs({ phone: "call.phone" }));
export type CallForm = z.infer<typeof callSchema>;

/** A `tel:` link (RFC 3966 §3): the digits, and the extension as its parameter (§5.2). # is %23, as in any URI. */
export function callContent(form: CallForm): string {
  const { number, extension } = dialedNumber(form.phone);
  return `tel:${number.replaceAll("#", "%23")}${extension === "" ? "" : `;ext=${extension}`}`;
}

/** A draft text message. */
export const smsSchema = z.object({ to: phone(), message: linesText() }).check(needs({ to: "call.phone" }));
export type SmsForm = z.infer<typeof smsSchema>;

/**
 * `sms:` for a number alone (RFC 5724 §2). With a text, `SMSTO:number:text` (ZXing's "Barcode Contents"
 * wiki), since some phones ignore the query of an `sms:` link.
 */
export function smsContent({ to, message }: SmsForm): string {
  const { number } = dialedNumber(to);
  return message === "" ? `sms:${number}` : `SMSTO:${number}:${message}`;
}
