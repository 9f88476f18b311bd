import { ChevronDown, History } from "lucide-react";
import { useState } from "react";
import { later } from "../components/loading/later.tsx";
import { Link } from "../components/Link.tsx";
import { useMessages } from "../components/messages.tsx";
import { Notice } from "../components/Notice.tsx";
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

/** The codes that were made on this device, folded: nothing is read before somebody asks. Users are led to their history. */
export function RecentRow() {
  const t = useMessages();
  const { user } = useSession();
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
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
    <details
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group rounded-box border border-line"
    >
      <summary
        {...list.intent}
        className="flex min-h-12 cursor-pointer list-none items-center gap-2.5 rounded-box px-4 text-sm font-medium hover:bg-hover [&::-webkit-details-marker]:hidden"
      >
        <History aria-hidden="true" className="size-4.5 text-faint" />
        <span className="grow">{t("recent.title")}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-4.5 shrink-0 text-soft transition-transform group-open:rotate-180"
        />
      </summary>
      {open ? (
        <div className="px-4 pt-2 pb-4">
          {failed ? (
            <Notice live tone="warn">
              {t("error.network")}
            </Notice>
          ) : (
            <list.Part onFailed={() => setFailed(true)} fallback={<div className="min-h-32" />} />
          )}
        </div>
      ) : null}
    </details>
  );
}
