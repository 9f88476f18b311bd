import { Box, Table, TableBody, TableCell, TableHead, TableRow } from "@mui/material";
import { useLocale, useTranslate } from "react-admin";
import { momentOf } from "../../core/analytics/time-texts.ts";
import type { RecentView } from "../../core/analytics/visit-report.ts";
import type { Language } from "../../core/languages.ts";
import { stackedRows, UNSEEN_ON_PHONES } from "../kit/list/stacked-rows.ts";
import { Panel } from "./Panel.tsx";
import { shareName, visitPlace } from "./share-names.ts";

const COLUMNS = ["when", "page", "place", "device", "browser", "referrer"] as const;
const LOOK = [
  stackedRows(
    ["page page", "when when", "place device", "browser browser", "referrer referrer"],
    "minmax(0, 1fr) auto",
    "760px",
  ),
  { "& td, & th": { px: 2, verticalAlign: "top" } },
  // inside a panel, which has its own border
  { "@media (max-width: 599.95px)": { "& > tbody > tr": { px: 2, py: 3 } } },
];

/** Text from outside the product: any length, but no wider than its column. */
const FOREIGN = { maxWidth: "18rem", overflowWrap: "anywhere" } as const;

/** The latest page views, newest first. */
export function RecentViews({ views, timeZone }: { views: readonly RecentView[]; timeZone: string }) {
  const t = useTranslate();
  const language = (useLocale() ?? "en") as Language;
  return (
    <Panel title={t("analytics.recent")}>
      <Box tabIndex={0} sx={{ overflowX: "auto", mx: -2 }}>
        <Table size="small" sx={LOOK}>
          <TableHead sx={UNSEEN_ON_PHONES}>
            <TableRow>
              {COLUMNS.map((name) => (
                <TableCell key={name}>{t(`analytics.${name}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {views.map((view) => (
              <TableRow key={view.id}>
                <TableCell sx={{ gridArea: "when", whiteSpace: "nowrap" }}>
                  <time dateTime={view.visited_at}>{momentOf(view.visited_at, timeZone, language)}</time>
                </TableCell>
                <TableCell sx={{ ...FOREIGN, gridArea: "page" }}>
                  {view.page_title || view.page_url}
                  {view.page_title && view.page_title !== view.page_url ? (
                    <Box sx={{ color: "text.disabled", fontSize: "0.8125rem" }}>{view.page_url}</Box>
                  ) : null}
                </TableCell>
                <TableCell sx={{ gridArea: "place" }}>{visitPlace(view, t, language)}</TableCell>
                <TableCell sx={{ gridArea: "device" }}>{shareName(view.device_type, t)}</TableCell>
                <TableCell sx={{ ...FOREIGN, gridArea: "browser" }}>
                  {shareName(view.browser, t)}
                  <Box sx={{ color: "text.disabled", fontSize: "0.8125rem" }}>{shareName(view.os, t)}</Box>
                </TableCell>
                <TableCell data-label={t("analytics.referrer")} sx={{ ...FOREIGN, gridArea: "referrer" }}>
                  {shareName(view.referrer, t)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Panel>
  );
}
