import type { SendMailOptions } from "nodemailer";
import { DomainError } from "../../core/errors.ts";
import type { Mail } from "../../core/ports/mailer.ts";
import type { Sender } from "./sender.ts";

/** One address and nothing that a header could be made of; whether it exists, only its server knows. */
const ONE_ADDRESS = /^[^\s<>()[\],;:"\\@]+@[^\s<>()[\],;:"\\@]+$/;

/**
 * A mail as nodemailer takes it: both parts in UTF-8, with Message-ID and Date by itself, marked as written by a program
 * (RFC 3834), so that absence notices do not answer it.
 * @throws DomainError `mail_refused` where `to` is not one address
 */
export function toMessage(
  { to, subject, text, html, unsubscribe }: Mail,
  { name, address, replyTo }: Sender,
): SendMailOptions {
  if (!ONE_ADDRESS.test(to))
    throw new DomainError("mail_refused", "This is not an address that a mail can go to");
  return {
    from: { name: oneLine(name), address },
    ...(replyTo !== undefined && { replyTo: { name: "", address: replyTo } }),
    to: { name: "", address: to },
    subject: oneLine(subject),
    text,
    html,
    headers: {
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
      // one click in the mail program, without a page (RFC 2369, RFC 8058)
      ...(unsubscribe !== undefined && {
        "List-Unsubscribe": { prepared: true, value: `<${unsubscribe}>` },
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    // the texts are all there is: nothing is read from a disk or an address
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
