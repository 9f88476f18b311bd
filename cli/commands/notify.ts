import { commandLine } from "../../core/audit/actor.ts";
import { newNotificationSchema } from "../../core/notifications/notification.ts";
import { checked } from "../input/checked.ts";
import { withServices } from "../with-services.ts";

export interface NotifyOptions {
  kind: string;
  path?: string;
}

/**
 * Posts to everybody who has an account. Mails of it leave once the site runs.
 * @throws WrongUse where something of it is not as it should be
 */
export async function notify(title: string, text: string, { kind, path }: NotifyOptions) {
  const input = checked(newNotificationSchema.safeParse({ kind, title, text, path: path ?? null }));
  return withServices(async ({ notifications }) => {
    const { people, byMail } = await notifications.audience();
    const { id } = await notifications.post(commandLine, input);
    return { id, people, by_mail: byMail };
  });
}
