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
import { seenText, withoutUnseen } from "./unseen.ts";
import { urlProblem } from "./url-rules.ts";

/**
 * Any text of a form. Half a surrogate pair is refused before all other rules: UTF-8 cannot express it (RFC 3629 §3), and
 * `encodeURIComponent` throws.
 */
export const formText = (params?: { error: string }) =>
  z
    .string(params)
    .check(z.refine((text) => !/\p{Cs}/u.test(text), { ...says("payload.half_character"), abort: true }));

/** Trimmed text; absent is empty, and so is a text that cannot be seen. */
export const optionalText = () => z._default(formText().check(z.overwrite(seenText)), "");

/** A non-blank text. */
export const requiredText = (code: PayloadMessageCode) =>
  formText({ error: payloadMessage(code) }).check(
    z.overwrite(seenText),
    z.refine((text) => text !== "", says(code)),
  );

const emptyOr = (isRight: (text: string) => boolean, code: PayloadMessageCode) =>
  z._default(
    formText().check(
      z.overwrite(withoutUnseen),
      z.trim(),
      z.refine((text) => text === "" || isRight(text), says(code)),
    ),
    "",
  );

const bareText = (bare: (text: string) => string) =>
  z._default(formText().check(z.overwrite(withoutUnseen), z.trim(), z.overwrite(bare)), "");

/** Strips `mailto:`, `tel:`, brackets and quotes around email addresses, phone numbers and web addresses. */
export const emailText = () => bareText(bareMailAddress);
export const phoneText = () => bareText(barePhoneNumber);
export const websiteText = () => bareText(bareWebsite);

const bareWebsite = (text: string): string => {
  const bare = bareValue(text);
  return isWebsite(bare) ? bare : text;
};

/** Schemes that a calendar or address book would call, mail or run instead of opening; a port may follow a host named data. */
const NO_WEBSITE = /^(?:mailto|tel|javascript|vbscript|data(?=:\D)):/i;

/** A web address, with or without its scheme. An email address is rejected: browsers would treat its local part as a username. */
function isWebsite(text: string): boolean {
  if (!/^[^\s/.]\S*$/u.test(text) || NO_WEBSITE.test(text) || /^[^/?#:]*@/.test(text)) return false;
  const address = withScheme(text);
  return !/^https?:/i.test(address) || urlProblem(address) === null;
}

/** Why browsers cannot open this, or null; empty is valid. */
export const websiteProblem = (text: string): PayloadProblem | null =>
  text === "" || isWebsite(text) ? null : payloadProblemOf("url.address", { website: shownValue(text) });

/**
 * Adds usability rules to a form. Users who insist may make a code without them.
 * @param rules by field name: why a text is unusable
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

/** Empty, or a calendar date (ISO 8601: YYYY-MM-DD). */
export const optionalDate = () => emptyOr(isDay, "payload.date");

/** Empty, or a date, or a date and time (ISO 8601). */
export const optionalMoment = () =>
  emptyOr((text) => isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)), "payload.moment");

/** Whether a text is a calendar date, like 2026-01-31. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  // Date parses February 30 as a day in March
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Digits after the colon of a host name with a dot are a port. Without a dot, they may belong to a scheme: `sms:5550123`. */
const HOST_WITH_PORT = /^(?:localhost|[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+):\d+(?:[/?#]|$)/i;

/** Adds `https://` if there is no scheme, so that phones open it. */
export const withScheme = (website: string): string =>
  website === "" || (/^[a-z][a-z0-9+.-]*:/iu.test(website) && !HOST_WITH_PORT.test(website))
    ? website
    : `https://${website}`;

/** The non-empty fields, in order. */
export const filled = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
