import { History } from "lucide-react";
import { Fold } from "../components/Fold.tsx";
import { later } from "../components/loading/later.tsx";
import { Link } from "../components/Link.tsx";
import { useMessages } from "../components/messages.tsx";
import { loadTexts, pageLanguage } from "../messages/load-texts.ts";
import { useSession } from "../session/session.tsx";
import { RecentOffer } from "./RecentOffer.tsx";

const list = later(async () => {
  const [{ RecentCodes }] = await Promise.all([
    import("./RecentCodes.tsx"),
    loadTexts(pageLanguage(), ["recent", "types"]),
  ]);
  return RecentCodes;
});

/**
 * The codes made on this device, collapsed: nothing is read until it is opened. Users are sent to their
 * history.
 */
export function RecentRow() {
  const t = useMessages();
  const { user } = useSession();
  if (user)
    return (
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-box border border-line px-4">
        <Link
          to="/customer/history"
          className="flex min-h-12 items-center gap-2.5 text-sm font-medium hover:text-accent"
        >
          <History aria-hidden="true" className="size-4.5 text-faint" />
          {t("recent.history")}
        </Link>
        <RecentOffer />
      </div>
    );
  return (
    <Fold
      title={
        <span className="flex items-center gap-2.5">
          <History aria-hidden="true" className="size-4.5 text-faint" />
          {t("recent.title")}
        </span>
      }
      intent={list.intent}
      failed={t("error.network")}
    >
      {(onFailed) => <list.Part onFailed={onFailed} fallback={<div className="min-h-32" />} />}
    </Fold>
  );
}
