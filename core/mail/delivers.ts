import type { Settings } from "../settings/settings.ts";

/**
 * Whether mails are delivered: a mail server is configured. Otherwise, they are files in the outbox, and
 * nothing may wait for them.
 */
export const delivers = (hasMailServer: boolean, { smtp_host: host }: Pick<Settings, "smtp_host">): boolean =>
  hasMailServer || host !== "";
