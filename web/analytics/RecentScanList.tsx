import { Link } from "../components/Link.tsx";
import { useLanguage, useMessages } from "../components/messages.tsx";
import { linkName } from "../short-links/short-link-api.ts";
import type { RecentScans } from "./analytics-api.ts";
import { countryName } from "../../core/analytics/country-name.ts";
import { deviceText } from "./SharePanels.tsx";
import { momentOf } from "../../core/analytics/time-texts.ts";

/** The last scans, newest first. `named`: the scans are of several codes, each linked to its page. */
export function RecentScanList({
  scans,
  timeZone,
  named,
}: {
  scans: RecentScans;
  timeZone: string;
  named: boolean;
}) {
  const t = useMessages();
  const language = useLanguage();
  return (
    <section aria-labelledby="recent-scans" className="rounded-box border border-line bg-surface">
      <h2 id="recent-scans" className="px-4 pt-4 text-lg font-semibold tracking-tight sm:px-6 sm:pt-6">
        {t("analytics.recent")}
      </h2>
      {scans.length === 0 ? (
        <p className="px-4 pt-3 pb-5 text-sm text-faint sm:px-6">{t("analytics.none")}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line px-4 pb-2 sm:px-6">
          {scans.map(({ link, scanned_at, country, device, browser, os, referrer }, index) => (
            // two scans may be equal in all of these
            <li
              key={`${scanned_at} ${index}`}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-2.5 text-sm"
            >
              <span className="min-w-0 break-words">
                {named ? (
                  <>
                    <Link
                      to={`/customer/links/${link.id}`}
                      className="rounded-inner font-medium underline decoration-control underline-offset-4 hover:decoration-accent"
                    >
                      {linkName(link)}
                    </Link>{" "}
                  </>
                ) : null}
                <span className="text-soft">
                  {[
                    country ? countryName(country, language) : t("analytics.unknown"),
                    t(deviceText(device)),
                    [browser, os].filter(Boolean).join(" · "),
                    referrer,
                  ]
                    .filter(Boolean)
                    .join(", ")}
                </span>
              </span>
              <time dateTime={scanned_at} className="shrink-0 text-faint">
                {momentOf(scanned_at, timeZone, language)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
