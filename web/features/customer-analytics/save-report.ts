import type { Language } from "../../../core/languages.ts";
import type { Shares, UserReport } from "../../analytics/analytics-api.ts";
import { countryName } from "../../../core/analytics/country-name.ts";
import { csvText } from "../../../core/csv-text.ts";
import { deviceText } from "../../analytics/SharePanels.tsx";
import type { Translate } from "../../messages/translator.ts";

/** All content of the page, table by table. */
function reportRows(report: UserReport, t: Translate, language: Language): (string | number)[][] {
  const scans = [t("analytics.scans"), t("analytics.unique_scans")];
  const table = (title: string, rows: Shares, name: (value: string) => string) => [
    [],
    [title, ...scans],
    ...rows.map((row) => [name(row.value), row.scans, row.unique_scans]),
  ];
  const known = (value: string): string => value || t("analytics.unknown");
  return [
    [t("analytics.time"), t("analytics.codes"), t("analytics.downloads"), ...scans],
    ...report.series.map((part) => [part.start, part.codes, part.downloads, part.scans, part.unique_scans]),
    [],
    [t("analytics.links"), t("tracked.target"), ...scans],
    ...report.links.map((link) => [link.name || link.code, link.target, link.scans, link.unique_scans]),
    ...table(t("analytics.countries"), report.countries, (code) =>
      code ? countryName(code, language) : known(code),
    ),
    ...table(t("analytics.devices"), report.devices, (kind) => t(deviceText(kind))),
    ...table(t("analytics.browsers"), report.browsers, known),
    ...table(t("analytics.systems"), report.systems, known),
    ...table(t("analytics.referrers"), report.referrers, (host) => host || t("analytics.direct")),
  ];
}

/** Downloads the figures as a file. */
export function saveReport(report: UserReport, t: Translate, language: Language): void {
  const url = URL.createObjectURL(
    new Blob([csvText(reportRows(report, t, language))], { type: "text/csv;charset=utf-8" }),
  );
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = `analytics-${report.period}-${report.until.slice(0, 10)}.csv`;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
