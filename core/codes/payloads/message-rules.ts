import type { ContentField, ContentFieldName } from "../contents/content-field.ts";
import { readMailto, readSms, readTel } from "../contents/read-message.ts";
import { recipientsProblem } from "./mail-address.ts";
import { type PayloadProblem, payloadProblemOf } from "./messages.ts";
import { phoneProblem } from "./phone-number.ts";

const valueOf = (fields: readonly ContentField[], name: ContentFieldName): string =>
  fields.find((field) => field.name === name)?.value ?? "";

/** Why mail programs cannot use this email (RFC 6068 §2), or null. Recipients are optional, but it must not be empty. */
export function mailtoProblem(content: string): PayloadProblem | null {
  const fields = readMailto(content);
  if (fields.length === 0) return payloadProblemOf("mail.empty");
  return firstProblem(
    (["to", "cc", "bcc"] as const).map((name) => valueOf(fields, name)),
    recipientsProblem,
  );
}

/** Why phones cannot call this content (RFC 3966 §3), or null. */
export function telProblem(content: string): PayloadProblem | null {
  const number = valueOf(readTel(content), "phone");
  return number === "" ? payloadProblemOf("phone.empty") : phoneProblem(number);
}

/** Why phones cannot send this text message (RFC 5724 §2), or null. */
export function smsProblem(content: string): PayloadProblem | null {
  const fields = readSms(content);
  if (fields.length === 0) return payloadProblemOf("sms.empty");
  return firstProblem(valueOf(fields, "to").split(","), phoneProblem);
}

/** Why maps cannot show this place (RFC 5870 §3.3), or null. */
export function geoProblem(content: string): PayloadProblem | null {
  const [place = ""] = content.slice("geo:".length).split(/[;?]/);
  const [latitude, longitude, altitude] = place.split(",");
  const isRight =
    isBetween(latitude, 90) &&
    isBetween(longitude, 180) &&
    (altitude === undefined || isBetween(altitude, Infinity));
  return isRight ? null : payloadProblemOf("geo.position");
}

const isBetween = (text: string | undefined, maxDegrees: number): boolean =>
  text !== undefined && /^[-+]?\d+(?:\.\d+)?$/.test(text) && Math.abs(Number(text)) <= maxDegrees;

const firstProblem = (
  texts: readonly string[],
  problemOf: (text: string) => PayloadProblem | null,
): PayloadProblem | null => texts.map(problemOf).find((problem) => problem !== null) ?? null;
