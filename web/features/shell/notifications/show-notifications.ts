import type { Translate } from "../../../messages/translator.ts";
import type { Inbox } from "./inbox.ts";

/** Whether the site may show system notifications. */
export const mayShowNotifications = (): boolean =>
  "Notification" in window && Notification.permission === "granted";

/**
 * Shows notifications that are new since `before` as system notifications, if no window of the site has the
 * focus. The tag is the id, so that two tabs show one.
 */
export function showNotifications(t: Translate, before: Inbox, now: Inbox): void {
  if (document.visibilityState === "visible" || !mayShowNotifications()) return;
  const known = new Set(before.items.map(({ id }) => id));
  for (const { id, kind, title, text, path, read } of now.items) {
    if (read || known.has(id)) continue;
    try {
      const shown = new Notification(title ?? t(`notifications.${kind}`), {
        body: text ?? t(`notifications.${kind}_text`),
        tag: id,
        icon: "/favicon.svg",
      });
      shown.addEventListener("click", () => {
        window.focus();
        if (path !== null) location.assign(path);
        shown.close();
      });
    } catch (error) {
      // Android only shows them from service workers
      console.warn("The news could not be shown over other windows.", error);
      return;
    }
  }
}
