import { Box, Table, TableBody, TableCell, TableHead, TableRow } from "@mui/material";
import { useLocale, useTranslate } from "react-admin";
import { momentOf } from "../../core/analytics/time-texts.ts";
import type { RecentVisit } from "../../core/analytics/visit-report.ts";
import type { Language } from "../../core/languages.ts";
import { Panel } from "./Panel.tsx";
import { shareName, visitPlace } from "./share-names.ts";

const COLUMNS = ["when", "page", "place", "device", "browser", "referrer"] as const;

/** A text that somebody outside has written: as long as they like, but not wider than its column. */
const FOREIGN = { maxWidth: "18rem", overflowWrap: "anywhere" } as const;

/** The last visits, newest first (accounts §9). */
export function RecentVisits({ visits, timeZone }: { visits: readonly RecentVisit[]; timeZone: string }) {
  const t = useTranslate();
  const language = (useLocale() ?? "en") as Language;
  return (
    <Panel title={t("analytics.recent")}>
      <Box tabIndex={0} sx={{ overflowX: "auto", mx: -2 }}>
        <Table size="small" sx={{ minWidth: 760, "& td, & th": { px: 2, verticalAlign: "top" } }}>
          <TableHead>
            <TableRow>
              {COLUMNS.map((name) => (
                <TableCell key={name}>{t(`analytics.${name}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {visits.map((visit) => (
              <TableRow key={visit.id}>
                <TableCell sx={{ whiteSpace: "nowrap" }}>
                  <time dateTime={visit.visited_at}>{momentOf(visit.visited_at, timeZone, language)}</time>
                </TableCell>
                <TableCell sx={FOREIGN}>
                  {visit.page_title || visit.page_url}
                  {visit.page_title ? (
                    <Box sx={{ color: "text.disabled", fontSize: "0.8125rem" }}>{visit.page_url}</Box>
                  ) : null}
                </TableCell>
                <TableCell>{visitPlace(visit, t, language)}</TableCell>
                <TableCell>{shareName(visit.device_type, t)}</TableCell>
                <TableCell sx={FOREIGN}>
                  {shareName(visit.browser, t)}
                  <Box sx={{ color: "text.disabled", fontSize: "0.8125rem" }}>{shareName(visit.os, t)}</Box>
                </TableCell>
                <TableCell sx={FOREIGN}>{shareName(visit.referrer, t)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Panel>
  );
}
