import type { MailContent, MailSite } from "./mail-content.ts";

/** A mail as plain text: everything in the HTML, with code and address on separate lines. */
export function plainLayout(content: MailContent, site: MailSite): string {
  const { subject, text, button, code, notYou, reason, optOut } = content;
  return [
    subject,
    text,
    button && paragraph(`${button.label}:`, button.link, button.valid),
    code && paragraph(code.label, code.code, code.valid),
    notYou && paragraph(notYou.text, notYou.link),
    paragraph("-- ", reason, optOut && `${optOut.text} ${optOut.link}`, site.url),
  ]
    .filter((part) => part !== null)
    .join("\n\n")
    .concat("\n");
}

const paragraph = (...lines: (string | null)[]): string => lines.filter((line) => line !== null).join("\n");
