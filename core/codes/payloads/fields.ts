import * as z from "zod/mini";
import { phoneProblem } from "./message-rules.ts";
import { payloadMessage, says, type PayloadMessageCode } from "./messages.ts";
import { urlProblem } from "./url-rules.ts";

/** Any text without the blanks around it; absent is empty. */
export const optionalText = () => z._default(z.string().check(z.trim()), "");

/** A text that is not blank. */
export const requiredText = (code: PayloadMessageCode) =>
  z.string({ error: payloadMessage(code) }).check(
    z.trim(),
    z.refine((text) => text !== "", says(code)),
  );

const emptyOr = (isRight: (text: string) => boolean, code: PayloadMessageCode) =>
  z._default(
    z.string().check(
      z.trim(),
      z.refine((text) => text === "" || isRight(text), says(code)),
    ),
    "",
  );

/** Empty, or something at something: RFC 5321 allows too much for a stricter rule to be right. */
export const optionalEmail = () => emptyOr((text) => /^[^\s@]+@[^\s@]+$/u.test(text), "payload.email");

/** Empty, or a web address, with or without its scheme. */
export const optionalWebsite = () => emptyOr(isWebsite, "payload.website");

function isWebsite(text: string): boolean {
  if (!/^[^\s/.]\S*$/u.test(text)) return false;
  const address = withScheme(text);
  return !/^https?:/i.test(address) || urlProblem(address) === null;
}

/** Empty, or a number to call. */
export const optionalPhone = () => emptyOr((text) => phoneProblem(text) === null, "payload.phone");

/** Empty, or a day of the calendar (ISO 8601: YYYY-MM-DD). */
export const optionalDate = () => emptyOr(isDay, "payload.date");

/** Empty, or a day, or a day and a time (ISO 8601). */
export const optionalMoment = () =>
  emptyOr((text) => isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)), "payload.moment");

/** Whether a text is a day of the calendar, like 2026-01-31. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  // Date takes the 30th of February for a day in March
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** With `https://` where no scheme is given, so that a phone opens it. */
export const withScheme = (website: string): string =>
  website === "" || /^[a-z][a-z0-9+.-]*:/iu.test(website) ? website : `https://${website}`;

/** The fields that hold something, in their order. */
export const filled = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
