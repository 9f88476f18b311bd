import type { Settings } from "../settings/settings.ts";

/** Whether mails reach people: a mail server is set. Else they are files of the outbox, and nothing may wait for them. */
export const delivers = (hasMailServer: boolean, { smtp_host: host }: Pick<Settings, "smtp_host">): boolean =>
  hasMailServer || host !== "";
