import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Skeleton,
  Typography,
  useMediaQuery,
} from "@mui/material";
import { FileDown } from "lucide-react";
import { useLocale, useTranslate } from "react-admin";
import type { ReportFilter } from "../../core/analytics/filters/report-filter.ts";
import { rowFilter } from "../../core/analytics/filters/row-filter.ts";
import type { VisitListName, VisitListReport } from "../../core/analytics/visit-report.ts";
import { visitListTable, visitTableName } from "../../core/analytics/visit-table.ts";
import type { Language } from "../../core/languages.ts";
import { ErrorState } from "../kit/ErrorState.tsx";
import { saveFile } from "../../browser/save-file.ts";
import { useServer } from "../kit/use-server.ts";
import { durationText, percentText } from "./figure-texts.ts";
import { FiguresTable } from "./FiguresTable.tsx";
import { campaignName, LIST_NAMES, placeName, shareName } from "./share-names.ts";
import { visitListPath, type ReportQuery } from "./visit-report-api.ts";

interface Props {
  /** Null: closed. */
  list: VisitListName | null;
  query: ReportQuery;
  onChoose: (filter: ReportFilter) => void;
  onClose: () => void;
}

/** Every row of one of the report's lists, with all figures. */
export function ListDialog({ list, onClose, ...rest }: Props) {
  const isPhone = useMediaQuery("(max-width: 599.95px)");
  return (
    <Dialog
      open={list !== null}
      onClose={onClose}
      fullWidth
      fullScreen={isPhone}
      maxWidth="md"
      aria-labelledby="list-title"
    >
      {list ? <Shown list={list} onClose={onClose} {...rest} /> : null}
    </Dialog>
  );
}

function Shown({ list, query, onChoose, onClose }: Props & { list: VisitListName }) {
  const t = useTranslate();
  const language = (useLocale() ?? "en") as Language;
  const { data, error, refetch, isPlaceholderData } = useServer<VisitListReport>(visitListPath(list, query));
  const rows = isPlaceholderData ? undefined : data?.rows;
  const nameOf = (row: VisitListReport["rows"][number]): string => {
    if (!("value" in row)) return campaignName(row, t);
    return list === "countries" ? placeName(row.value, t, language) : shareName(row.value, t);
  };
  const chooses = (row: VisitListReport["rows"][number]) => {
    const filter = rowFilter(list, row);
    return filter && { onChoose: () => onChoose(filter) };
  };
  return (
    <>
      <DialogTitle id="list-title" component="h2" sx={{ pb: 1 }}>
        {t(LIST_NAMES[list])}
      </DialogTitle>
      <DialogContent
        sx={{ display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)", alignContent: "start" }}
      >
        {error ? <ErrorState text={t("analytics.list_failed")} error={error} onRetry={refetch} /> : null}
        {rows ? (
          <>
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              {t(data?.has_more ? "analytics.first_rows" : "analytics.rows", { n: rows.length })}
            </Typography>
            <Box
              tabIndex={0}
              sx={{ overflowX: "auto", "& th[scope=row]": { overflowWrap: "anywhere", minWidth: "9rem" } }}
            >
              <FiguresTable
                caption={t(LIST_NAMES[list])}
                head={["value", "visits", "page_views", "bounce_rate", "visit_duration"].map((name) =>
                  name === "value" ? t(LIST_NAMES[list]) : t(`analytics.${name}`),
                )}
                written={[undefined, undefined, percentText, durationText]}
                rows={rows.map((row) => ({
                  ...chooses(row),
                  key:
                    "value" in row
                      ? row.value
                      : JSON.stringify([row.utm_source, row.utm_medium, row.utm_campaign]),
                  name: nameOf(row),
                  values: [row.visits, row.page_views, row.bounce_rate, row.visit_duration],
                }))}
              />
            </Box>
          </>
        ) : error ? null : (
          <Skeleton height={320} />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 5, flexWrap: "wrap", gap: 2 }}>
        <Button
          variant="outlined"
          startIcon={<FileDown aria-hidden="true" size={16} />}
          disabled={!rows}
          onClick={() => {
            const name = visitTableName(query.span, new Date().toISOString()).replace("visits", list);
            if (rows) saveFile(name, visitListTable(list, rows));
          }}
        >
          {t("analytics.export")}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t("kit.close")}
        </Button>
      </DialogActions>
    </>
  );
}
