import { Bell } from "lucide-react";
import { useRef } from "react";
import { IconButton } from "../../../components/Button.tsx";
import { later } from "../../../components/loading/later.tsx";
import { useMessages } from "../../../components/messages.tsx";
import { moveFocus } from "../../../components/dialogs/move-focus.ts";
import { toast } from "../../../components/toasts/toast.ts";
import { useDisclosure } from "../../../components/dialogs/use-disclosure.ts";
import { useInbox } from "./use-inbox.ts";

const panelPart = later(async () => (await import("./NotificationsPanel.tsx")).NotificationsPanel);

/** The bell, with a dot for unread notifications, and the list below it. */
export function Notifications() {
  const t = useMessages();
  const { open, close, toggle, container, button } = useDisclosure();
  const panel = useRef<HTMLDivElement>(null);
  const { inbox, failed, refresh, mark } = useInbox();
  const unread = inbox?.unread ?? 0;
  const label =
    inbox === null
      ? t("notifications.title")
      : unread === 0
        ? t("notifications.none_unread")
        : t("notifications.button", { n: unread });
  return (
    <div
      ref={container}
      role="presentation"
      onKeyDown={(event) => moveFocus(event, panel.current)}
      className="sm:relative"
    >
      <IconButton
        ref={button}
        label={label}
        aria-expanded={open}
        onClick={() => {
          toggle();
          if (!open) void refresh();
        }}
        {...panelPart.intent}
        className="relative"
      >
        <Bell aria-hidden="true" />
        {unread > 0 ? (
          <span
            aria-hidden="true"
            className="absolute top-2 right-2 size-2.5 rounded-full border-2 border-ground bg-accent"
          />
        ) : null}
      </IconButton>
      <div ref={panel}>
        {open ? (
          <panelPart.Part
            inbox={inbox}
            failed={failed}
            onRetry={refresh}
            onMark={mark}
            onLeave={close}
            onFailed={() => {
              close();
              toast.error(t("error.network"));
            }}
          />
        ) : null}
      </div>
    </div>
  );
}
