import type { Translate } from "../../../messages/translator.ts";
import type { Inbox } from "./inbox.ts";

/** Whether this browser may show news over other windows. */
export const mayShowNotifications = (): boolean =>
  "Notification" in window && Notification.permission === "granted";

/**
 * Shows what is new since `before` over other windows, where nobody is looking at the site. The same in two tabs is shown once: its id
 * is the tag.
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
      // Android shows them from service workers alone
      console.warn("The news could not be shown over other windows.", error);
      return;
    }
  }
}
