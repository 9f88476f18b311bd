import { ShareList, type ShareRow } from "../charts/ShareList.tsx";
import { useLanguage, useMessages } from "../components/messages.tsx";
import type { LinkReport, Shares, UserReport } from "./analytics-api.ts";
import { countryName } from "../../core/analytics/country-name.ts";

const DEVICES = {
  phone: "analytics.device_phone",
  tablet: "analytics.device_tablet",
  desktop: "analytics.device_desktop",
  other: "analytics.device_other",
} as const;

/** Name of a device kind. */
export const deviceText = (kind: string): (typeof DEVICES)[keyof typeof DEVICES] =>
  DEVICES[kind as keyof typeof DEVICES] ?? DEVICES.other;

const rowsOf = (shares: Shares, name: (value: string) => string): ShareRow[] =>
  shares.map(({ value, scans }) => ({ key: value, name: name(value), value: scans }));

/** The most frequent locations and devices of scans. */
export function SharePanels({ report }: { report: LinkReport | UserReport }) {
  const t = useMessages();
  const language = useLanguage();
  const total = report.totals.scans;
  const known = (value: string): string => value || t("analytics.unknown");
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
      <ShareList
        title={t("analytics.countries")}
        total={total}
        rows={rowsOf(report.countries, (code) => (code ? countryName(code, language) : known(code)))}
      />
      <ShareList
        title={t("analytics.devices")}
        total={total}
        rows={rowsOf(report.devices, (kind) => t(deviceText(kind)))}
      />
      <ShareList title={t("analytics.browsers")} total={total} rows={rowsOf(report.browsers, known)} />
      <ShareList title={t("analytics.systems")} total={total} rows={rowsOf(report.systems, known)} />
      <ShareList
        className="md:col-span-2"
        title={t("analytics.referrers")}
        total={total}
        rows={rowsOf(report.referrers, (host) => host || t("analytics.direct"))}
      />
    </div>
  );
}
