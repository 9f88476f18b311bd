import { createServices } from "../../adapters/composition-root.ts";
import { loadConfig } from "../../adapters/config.ts";
import { commandLine } from "../../core/audit/actor.ts";
import { newNotificationSchema } from "../../core/notifications/notification.ts";
import { WrongUse } from "../wrong-use.ts";

export interface NotifyOptions {
  kind: string;
  path?: string;
}

/**
 * Posts to everybody who has an account. Mails of it leave once the site runs.
 * @throws WrongUse where something of it is not as it should be
 */
export async function notify(title: string, text: string, { kind, path }: NotifyOptions) {
  const input = newNotificationSchema.safeParse({ kind, title, text, path: path ?? null });
  if (!input.success) {
    const [issue] = input.error.issues;
    throw new WrongUse(`${String(issue?.path[0] ?? "input")}: ${issue?.message ?? "is wrong"}`);
  }
  const services = await createServices(loadConfig());
  try {
    const { people, byMail } = await services.notifications.audience();
    const { id } = await services.notifications.post(commandLine, input.data);
    return { id, people, by_mail: byMail };
  } finally {
    await services.close();
  }
}
