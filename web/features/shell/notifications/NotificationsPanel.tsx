import { clsx } from "clsx";
import { BellOff, CircleAlert } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { Button } from "../../../components/Button.tsx";
import { useMessages } from "../../../components/messages.tsx";
import { Skeleton } from "../../../components/loading/Skeleton.tsx";
import { panelLook } from "../header-look.ts";
import { NotificationItem } from "./NotificationItem.tsx";
import type { Inbox } from "./inbox.ts";

/** The list below the bell, in each of its states. */
export function NotificationsPanel({
  inbox,
  failed,
  onRetry,
  onMark,
  onLeave,
}: {
  /** Null: not loaded yet. */
  inbox: Inbox | null;
  failed: boolean;
  onRetry: () => Promise<void>;
  /** @param id null: all */
  onMark: (id: string | null) => Promise<void>;
  onLeave: () => void;
}) {
  const t = useMessages();
  const [now] = useState(() => new Date());
  const heading = useRef<HTMLHeadingElement>(null);
  // Announced first; the arrow keys and Tab continue from here.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-labelledby="notifications-title"
      className={clsx(panelLook, "inset-x-3 sm:inset-x-auto sm:right-0 sm:w-[26rem]")}
    >
      <div className="flex min-h-11 items-center justify-between gap-3 pl-3">
        <h2 id="notifications-title" ref={heading} tabIndex={-1} className="font-semibold tracking-tight">
          {t("notifications.title")}
        </h2>
        {inbox && inbox.unread > 0 ? (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              heading.current?.focus();
              void onMark(null);
            }}
          >
            {t("notifications.mark_all")}
          </Button>
        ) : null}
      </div>
      {inbox === null && failed ? (
        <State icon={<CircleAlert />} text={t("notifications.failed")}>
          <Button size="sm" onClick={() => void onRetry()}>
            {t("common.retry")}
          </Button>
        </State>
      ) : inbox === null ? (
        <div className="grid gap-1.5 p-1.5">
          <output className="sr-only">{t("common.loading")}</output>
          {[1, 2, 3].map((line) => (
            <Skeleton key={line} className="h-16" />
          ))}
        </div>
      ) : inbox.items.length === 0 ? (
        <State icon={<BellOff />} title={t("notifications.empty")} text={t("notifications.empty_text")} />
      ) : (
        <ul className="grid max-h-[min(28rem,70dvh)] gap-0.5 overflow-y-auto overscroll-contain">
          {inbox.items.map((item) => (
            <NotificationItem
              key={item.id}
              item={item}
              now={now}
              onLeave={onLeave}
              onRead={() => {
                heading.current?.focus();
                void onMark(item.id);
              }}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function State({
  icon,
  title,
  text,
  children,
}: {
  icon: ReactNode;
  title?: string;
  text: string;
  children?: ReactNode;
}) {
  return (
    <output className="grid justify-items-center gap-2 px-6 pt-6 pb-10 text-center">
      <span aria-hidden="true" className="mb-1 text-faint [&_svg]:size-7">
        {icon}
      </span>
      {title ? <span className="font-medium">{title}</span> : null}
      <span className="text-sm text-soft">{text}</span>
      {children}
    </output>
  );
}
