import { clsx } from "clsx";
import { Check, Megaphone, Newspaper, RefreshCw, Sparkles, type LucideIcon } from "lucide-react";
import { Link } from "../../../components/Link.tsx";
import type { NotificationKind } from "../../../../core/notifications/notification.ts";
import { IconButton } from "../../../components/Button.tsx";
import { useLanguage, useMessages } from "../../../components/messages.tsx";
import { agoText } from "./ago-text.ts";
import type { InboxItem } from "./inbox.ts";

const icons: Record<NotificationKind, LucideIcon> = {
  blog_post: Newspaper,
  system_update: RefreshCw,
  new_feature: Sparkles,
  announcement: Megaphone,
};

/** One notification. If it has a link, the whole item is the link, and following it marks it as read. */
export function NotificationItem({
  item,
  now,
  onRead,
  onLeave,
}: {
  item: InboxItem;
  now: Date;
  onRead: () => void;
  onLeave: () => void;
}) {
  const t = useMessages();
  const language = useLanguage();
  const { kind, path, read } = item;
  const Icon = icons[kind];
  const created = new Date(item.created_at);
  const title = item.title ?? t(`notifications.${kind}`);
  return (
    <li className="relative flex items-start gap-3.5 rounded-box p-3 transition-colors has-[a]:hover:bg-hover">
      <span className="relative mt-0.5 shrink-0">
        <Icon aria-hidden="true" className={clsx("size-5", read ? "text-faint" : "text-accent")} />
        {read ? null : (
          <span className="absolute -top-0.5 -right-1 size-2 rounded-full bg-accent ring-2 ring-raised">
            <span className="sr-only">{t("notifications.unread")}</span>
          </span>
        )}
      </span>
      <div className="min-w-0 grow">
        <p className={clsx("text-button", read ? "text-soft" : "font-medium")}>
          {path === null ? (
            title
          ) : (
            <Link
              to={path}
              onClick={() => {
                if (!read) onRead();
                onLeave();
              }}
              className="after:absolute after:inset-0 after:rounded-box focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
            >
              {title}
            </Link>
          )}
        </p>
        <p className="mt-0.5 text-sm text-soft wrap-anywhere">
          {item.text ?? t(`notifications.${kind}_text`)}
        </p>
        <time
          dateTime={item.created_at}
          title={created.toLocaleString(language)}
          className="mt-1 block text-xs first-letter:uppercase text-faint"
        >
          {agoText(created, now, language)}
        </time>
      </div>
      {read ? null : (
        <IconButton
          label={`${t("notifications.mark_one")}: ${title}`}
          onClick={onRead}
          className="relative -m-1.5 ml-0"
        >
          <Check aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}
