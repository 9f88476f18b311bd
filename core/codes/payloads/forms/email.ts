import * as z from "zod/mini";
import { bareMailAddress, recipientsProblem } from "../mail-address.ts";
import { lineText, linesText, needs, plainText } from "./form-fields.ts";

/** Addresses separated by commas or semicolons. */
const recipients = () =>
  plainText(
    (text) =>
      text
        .split(/[,;]/)
        .map((address) => bareMailAddress(address.trim()))
        .filter(Boolean)
        .join(","),
    recipientsProblem,
  );

/** A draft email. */
export const emailSchema = z
  .object({
    to: recipients(),
    cc: recipients(),
    bcc: recipients(),
    subject: lineText(),
    message: linesText(),
  })
  .check(needs({ to: "email.to" }));
export type EmailForm = z.infer<typeof emailSchema>;

/** A `mailto:` link (RFC 6068 §2): blanks are %20, and lines end with %0D%0A (§5). */
export function emailContent({ to, cc, bcc, subject, message }: EmailForm): string {
  const fields = {
    cc: addresses(cc),
    bcc: addresses(bcc),
    subject: encoded(subject),
    body: encoded(message),
  };
  const query = Object.entries(fields)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}=${value}`)
    .join("&");
  return `mailto:${addresses(to)}${query === "" ? "" : `?${query}`}`;
}

const encoded = (text: string): string => encodeURIComponent(text.replace(/\r\n?|\n/g, "\r\n"));

/** Keeps the separators and @ unencoded for phones that don't decode. */
const addresses = (list: string): string =>
  encodeURIComponent(list).replace(/%(?:40|2C|2B)/g, decodeURIComponent);
