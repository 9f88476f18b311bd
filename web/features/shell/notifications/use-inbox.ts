import { useCallback, useEffect, useRef, useState } from "react";
import { useMessages } from "../../../components/messages.tsx";
import { toast } from "../../../components/toasts/toast.ts";
import { usePublicSettings } from "../../../api/public-settings.ts";
import { useSession } from "../../../session/session.tsx";
import type { Inbox, InboxItem } from "./inbox.ts";
import { showNotifications } from "./show-notifications.ts";
import { useAccountPreferences } from "../account/use-account-preferences.ts";
import { useLiveInbox } from "./use-live-inbox.ts";

/** The inbox as it will be after the server has updated it. @param id null: all */
const withRead = ({ items, unread }: Inbox, id: string | null): Inbox => {
  const isMeant = (item: InboxItem) => !item.read && (id === null || item.id === id);
  return {
    items: items.map((item) => (isMeant(item) ? { ...item, read: true } : item)),
    unread: id === null ? 0 : unread - items.filter(isMeant).length,
  };
};

/**
 * The user's notifications: loaded at once, updated by a stream, and reloaded when the tab becomes visible
 * and whenever `refresh` is called, for browsers without a stream.
 */
export function useInbox() {
  const t = useMessages();
  const { client } = useSession();
  const [inbox, setInbox] = useState<Inbox | null>(null);
  const [failed, setFailed] = useState(false);
  /** Counts the calls: an answer to an earlier one is old. */
  const calls = useRef(0);

  const call = useCallback(
    async (path: string, method: "GET" | "POST"): Promise<void> => {
      const own = ++calls.current;
      // the read mark must reach the server even if the click leaves the page
      const keepalive = method === "POST";
      const response = await client.fetch(`/api/me/notifications${path}`, { method, keepalive });
      const answer = (await response.json()) as Inbox;
      if (own !== calls.current) return;
      setInbox(answer);
      setFailed(false);
    },
    [client],
  );
  const refresh = useCallback(() => call("", "GET").catch(() => setFailed(true)), [call]);

  useEffect(() => {
    void refresh();
    const onVisible = () => {
      if (document.visibilityState === "visible") void refresh();
    };
    document.addEventListener("visibilitychange", onVisible);
    return () => document.removeEventListener("visibilitychange", onVisible);
  }, [refresh]);

  const { browser_notifications: offered } = usePublicSettings();
  const wantsNotifications = useAccountPreferences(client) && offered;
  useLiveInbox(client, wantsNotifications, (told) => {
    // an answer that is on its way is older
    calls.current++;
    if (inbox && wantsNotifications) showNotifications(t, inbox, told);
    setInbox(told);
    setFailed(false);
  });

  const mark = async (id: string | null) => {
    if (inbox) setInbox(withRead(inbox, id));
    try {
      await call(id === null ? "/read" : `/${id}/read`, "POST");
    } catch {
      toast.error(t("notifications.not_marked"));
      await refresh();
    }
  };

  return { inbox, failed, refresh, mark };
}
