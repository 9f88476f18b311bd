/** The sender of mails. */
export interface Sender {
  name: string;
  address: string;
  /** Reply address; the sender's address by default. */
  replyTo?: string;
}

const NAMED = /^(?<name>[^<>]*)<(?<address>[^<>\s@]+@[^<>\s@]+)>$/;

/**
 * Parses `Name <address>` or a bare address, as in MAIL_FROM; removes quotation marks around the name.
 * @returns null if it is neither
 */
export function parseSender(text: string): Sender | null {
  const { name = "", address = text } = NAMED.exec(text.trim())?.groups ?? {};
  if (!/^[^\s<>@,;:"]+@[^\s<>@,;:"]+$/.test(address.trim())) return null;
  return { name: name.trim().replace(/^"(.*)"$/, "$1"), address: address.trim() };
}

interface SenderSettings {
  site_name: string;
  from_email: string;
  from_name: string;
  admin_email: string;
}

/**
 * The sender from the environment, otherwise from the settings, otherwise an address at the site's host.
 * Replies go to the site's operator.
 * @param siteUrl the origin of the site
 */
export function chooseSender(mailFrom: Sender | null, settings: SenderSettings, siteUrl: string): Sender {
  const name = mailFrom?.name || settings.from_name || settings.site_name;
  const address = mailFrom?.address ?? (settings.from_email || `no-reply@${new URL(siteUrl).hostname}`);
  return { name, address, ...(settings.admin_email !== "" && { replyTo: settings.admin_email }) };
}
