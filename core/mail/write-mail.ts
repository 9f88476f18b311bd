import type { Language } from "../languages.ts";
import type { Mail } from "../ports/mailer.ts";
import type { Settings } from "../settings/settings.ts";
import { htmlLayout } from "./html-layout.ts";
import { mailColors } from "./mail-colors.ts";
import { mailContent } from "./mail-content.ts";
import type { MailOrder } from "./mail-order.ts";
import { plainLayout } from "./plain-layout.ts";

type SiteSettings = Pick<
  Settings,
  "site_name" | "language" | "primary_color" | "secondary_color" | "accent_color"
>;

/**
 * A mail as it is sent: in the recipient's language, as plain text and as HTML, in the site's colors.
 * @param siteUrl the origin of the site
 */
export function writeMail(order: MailOrder, settings: SiteSettings, siteUrl: string): Omit<Mail, "to"> {
  const language: Language = order.language ?? settings.language;
  const site = { name: settings.site_name, url: siteUrl };
  const content = mailContent(order, language, site);
  return {
    subject: content.subject,
    text: plainLayout(content, site),
    html: htmlLayout(content, site, mailColors(settings)),
  };
}
