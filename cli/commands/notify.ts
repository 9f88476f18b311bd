import { commandLine } from "../../core/audit/actor.ts";
import { newNotificationSchema } from "../../core/notifications/notification.ts";
import { checked } from "../input/checked.ts";
import { withServices } from "../with-services.ts";

export interface NotifyOptions {
  kind: string;
  path?: string;
  role?: string;
  from?: string;
  until?: string;
}

/**
 * Posts a notification to all accounts, or those with a role. Its mails are sent once the site is running.
 * @throws WrongUse if a value is invalid
 */
export async function notify(title: string, text: string, { from, until, ...options }: NotifyOptions) {
  const input = checked(
    newNotificationSchema.safeParse({ title, text, starts_at: from, ends_at: until, ...options }),
  );
  return withServices(async ({ notifications }) => {
    const { people, byMail } = await notifications.audience(input.role);
    const { id } = await notifications.post(commandLine, input);
    return { id, people, by_mail: byMail };
  });
}
