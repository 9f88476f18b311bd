import { LogIn, QrCode, ScanLine } from "lucide-react";
import { Link } from "../../components/Link.tsx";
import type { Activity } from "../../analytics/analytics-api.ts";
import { useLanguage, useMessages } from "../../components/messages.tsx";
import { Skeleton } from "../../components/loading/Skeleton.tsx";
import { codeName } from "../../history/code-name.ts";
import type { Translate } from "../../messages/translator.ts";
import { linkName } from "../../short-links/short-link-api.ts";

const icons = { code_made: QrCode, scanned: ScanLine, signed_in: LogIn };
const SHOWN = 5;

/** Recent activity, newest first. `activity` null: not known yet. */
export function ActivityList({ activity }: { activity: Activity[] | null }) {
  const t = useMessages();
  const language = useLanguage();
  const date = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  // the user has signed in, so the list is never empty
  return (
    <section aria-labelledby="activity" aria-busy={activity === null} className="mt-10">
      <h2 id="activity" className="text-lg font-semibold tracking-tight">
        {t("activity.title")}
      </h2>
      <ul className="mt-3 divide-y divide-line rounded-box border border-line bg-surface">
        {activity?.map((item, index) => {
          const Icon = icons[item.kind];
          return (
            // two scans may happen at the same instant
            <li key={`${item.at} ${index}`} className="flex items-start gap-3 px-4 py-3 text-button">
              <Icon aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-faint" />
              <div className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5">
                <p className="min-w-0 break-words">
                  {item.kind === "scanned" ? (
                    <Link
                      to={`/customer/links/${item.link.id}`}
                      className="rounded-inner underline decoration-control underline-offset-4 hover:decoration-accent"
                    >
                      {textOf(t, item)}
                    </Link>
                  ) : (
                    textOf(t, item)
                  )}
                </p>
                <time dateTime={item.at} className="shrink-0 text-sm text-faint">
                  {date.format(new Date(item.at))}
                </time>
              </div>
            </li>
          );
        }) ??
          Array.from({ length: SHOWN }, (_none, index) => (
            <li key={index} className="px-4 py-3">
              <Skeleton className="h-5.5 w-2/3" />
            </li>
          ))}
      </ul>
    </section>
  );
}

function textOf(t: Translate, item: Activity): string {
  if (item.kind === "code_made") return t("activity.code_made", { content: codeName(t, item) });
  if (item.kind === "scanned") return t("activity.scanned", { n: item.scans, name: linkName(item.link) });
  const { browser, os } = item;
  return browser && os ? t("activity.signed_in_with", { browser, os }) : t("activity.signed_in");
}
