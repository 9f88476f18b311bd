import type { SendMailOptions } from "nodemailer";
import { DomainError } from "../../core/errors.ts";
import type { Mail } from "../../core/ports/mailer.ts";
import type { Sender } from "./sender.ts";

/** A single address without characters that could form a header; only its server knows whether it exists. */
const ONE_ADDRESS = /^[^\s<>()[\],;:"\\@]+@[^\s<>()[\],;:"\\@]+$/;

/**
 * A mail for nodemailer: both parts in UTF-8; nodemailer adds Message-ID and Date. Marked as auto-generated
 * (RFC 3834), so that vacation replies do not answer it.
 * @throws DomainError `mail_refused` if `to` is not a single address
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
    // the content is complete: nothing is read from a disk or URL
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
