import * as z from "zod/mini";
import { bareValue, shownValue } from "./bare-value.ts";
import { bareMailAddress } from "./mail-address.ts";
import {
  payloadMessage,
  type PayloadMessageCode,
  type PayloadProblem,
  payloadProblemOf,
  says,
} from "./messages.ts";
import { barePhoneNumber } from "./phone-number.ts";
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

const bareText = (bare: (text: string) => string) =>
  z._default(z.string().check(z.trim(), z.overwrite(bare)), "");

/** Email addresses, phone numbers and web addresses without `mailto:`, `tel:`, brackets or quotes around them. */
export const emailText = () => bareText(bareMailAddress);
export const phoneText = () => bareText(barePhoneNumber);
export const websiteText = () => bareText(bareWebsite);

const bareWebsite = (text: string): string => {
  const bare = bareValue(text);
  return isWebsite(bare) ? bare : text;
};

/** What a calendar or an address book would call, write to or run instead of opening it; a port may follow a host named data. */
const NO_WEBSITE = /^(?:mailto|tel|javascript|vbscript|data(?=:\D)):/i;

/** A web address, with or without its scheme. An email address has none, and would be opened as a name that signs in. */
function isWebsite(text: string): boolean {
  if (!/^[^\s/.]\S*$/u.test(text) || NO_WEBSITE.test(text) || /^[^/?#:]*@/.test(text)) return false;
  const address = withScheme(text);
  return !/^https?:/i.test(address) || urlProblem(address) === null;
}

/** Why no browser can open this, or null; empty is no problem. */
export const websiteProblem = (text: string): PayloadProblem | null =>
  text === "" || isWebsite(text) ? null : payloadProblemOf("url.address", { website: shownValue(text) });

/**
 * Adds the problems of fields to a form. Without this check, a form is what those who insist may make a code of.
 * @param rules by the names of the fields, why nobody can use a text
 */
export const usableFields = <Name extends string>(
  rules: Readonly<Record<Name, (text: string) => PayloadProblem | null>>,
) =>
  z.superRefine<Readonly<Record<Name, string>>>((form, context) => {
    for (const name in rules) {
      const problem = rules[name](form[name]);
      if (problem === null) continue;
      const { code, values, message } = problem;
      context.addIssue({ code: "custom", message, params: { code, values }, path: [name] });
    }
  });

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
