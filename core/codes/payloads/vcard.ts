import * as z from "zod/mini";
import {
  emailText,
  optionalText,
  phoneText,
  usableFields,
  websiteProblem,
  websiteText,
  withScheme,
} from "./fields.ts";
import { mailAddressProblem } from "./mail-address.ts";
import { says } from "./messages.ts";
import { phoneProblem } from "./phone-number.ts";

/** The contact form with any input; needs a first name, last name, email or phone. */
export const lenientVcardSchema = z
  .object({
    firstName: optionalText(),
    lastName: optionalText(),
    organization: optionalText(),
    title: optionalText(),
    phone: phoneText(),
    email: emailText(),
    website: websiteText(),
    address: optionalText(),
    city: optionalText(),
    state: optionalText(),
    zipCode: optionalText(),
    country: optionalText(),
    note: optionalText(),
  })
  .check(
    z.refine((form) => Boolean(form.firstName || form.lastName || form.email || form.phone), {
      ...says("vcard.name"),
      path: ["firstName"],
    }),
  );
export type VcardForm = z.infer<typeof lenientVcardSchema>;

/** The contact form as phones can use it. */
export const vcardSchema = lenientVcardSchema.check(
  usableFields({ phone: phoneProblem, email: mailAddressProblem, website: websiteProblem }),
);

/**
 * A vCard 3.0 (RFC 2426): N and FN always, other properties if filled in. Lines are not folded, which RFC
 * 2426 §2.6 allows: the code is smaller, and readers that parse line by line understand it as well.
 */
export function vcardContent(form: VcardForm): string {
  const name = [form.firstName, form.lastName].filter(Boolean).join(" ");
  const shown = name || form.organization || form.email || form.phone;
  const address = [form.address, form.city, form.state, form.zipCode, form.country];
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `N:${propertyEscaped(form.lastName)};${propertyEscaped(form.firstName)};;;`,
    `FN:${propertyEscaped(shown)}`,
    ...propertyLine("ORG", propertyEscaped(form.organization)),
    ...propertyLine("TITLE", propertyEscaped(form.title)),
    ...propertyLine("TEL", propertyEscaped(form.phone)),
    ...propertyLine("EMAIL", propertyEscaped(form.email)),
    // a URI is not escaped (RFC 2426 §3.6.8)
    ...propertyLine("URL", withScheme(form.website)),
    ...propertyLine("ADR", address.some(Boolean) ? `;;${address.map(propertyEscaped).join(";")}` : ""),
    ...propertyLine("NOTE", propertyEscaped(form.note)),
    "END:VCARD",
  ];
  return lines.map((text) => `${text}\r\n`).join("");
}

/** A property of a contact or a calendar; none if it is empty. */
export const propertyLine = (property: string, value: string): string[] =>
  value === "" ? [] : [`${property}:${value}`];

/** RFC 2426 §4 and §5, RFC 5545 §3.3.11: backslash, semicolon, comma and line break are escaped; other control characters have no place. */
export const propertyEscaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n?|\n|\u2028|\u2029/gu, "\\n")
    .replace(/\t/g, " ")
    .replace(/\p{Cc}/gu, "");
