import { Box, Button, ButtonBase, Skeleton, Typography } from "@mui/material";
import { useLocale, useTranslate } from "react-admin";
import type { ReportFilter } from "../../core/analytics/filters/report-filter.ts";
import { Panel } from "./Panel.tsx";
import { percentText } from "./figure-texts.ts";

export interface ShareRow {
  key: string;
  name: string;
  value: number;
  /** The filter that the row sets; null if it sets none. */
  filter: ReportFilter | null;
  isChosen: boolean;
}

/**
 * The largest shares of a total, each with a bar; rows of zero are left out.
 * @param unit what is counted
 * @param total total count; the rows may cover only a part of it
 */
export function ShareList({
  title,
  unit,
  rows: all,
  total,
  onChoose,
  none = "analytics.none",
  showsZero = false,
  more = "analytics.show_all",
  isLoading = false,
  note,
  onShowAll,
}: {
  title: string;
  unit: string;
  rows: readonly ShareRow[];
  total: number;
  onChoose: (filter: ReportFilter) => void;
  /** Message keys: the text for an empty list, and the button. */
  none?: string;
  more?: string;
  /** Whether rows of zero are kept. */
  showsZero?: boolean;
  isLoading?: boolean;
  /** A remark on the figures. */
  note?: string | undefined;
  onShowAll: () => void;
}) {
  const t = useTranslate();
  const rows = showsZero ? all : all.filter(({ value }) => value > 0);
  return (
    <Panel
      title={title}
      aside={
        <Typography variant="body2" sx={{ color: "text.disabled" }}>
          {unit}
        </Typography>
      }
    >
      {isLoading ? (
        <Skeleton height={48} />
      ) : rows.length === 0 ? (
        <Typography variant="body2" sx={{ color: "text.disabled" }}>
          {t(none)}
        </Typography>
      ) : (
        <Box
          component="ol"
          sx={{
            display: "grid",
            gridTemplateColumns: "minmax(0, 1fr)",
            gap: 1,
            m: 0,
            p: 0,
            listStyle: "none",
          }}
        >
          {rows.map((row) => (
            <Share
              key={row.key}
              row={row}
              share={total === 0 ? 0 : Math.min(1, row.value / total)}
              onChoose={onChoose}
            />
          ))}
        </Box>
      )}
      {note ? (
        <Typography variant="body2" sx={{ mt: 3, color: "text.secondary" }}>
          {note}
        </Typography>
      ) : null}
      {rows.length === 0 && !showsZero ? null : (
        <Button
          size="small"
          color="secondary"
          aria-haspopup="dialog"
          aria-label={`${t(more)}: ${title}`}
          onClick={onShowAll}
          sx={{ mt: 3, ml: -2 }}
        >
          {t(more)}
        </Button>
      )}
    </Panel>
  );
}

const ROW = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 1.5,
  width: "auto",
  mx: -2,
  px: 2,
  py: 1,
  borderRadius: 1,
  textAlign: "left",
  font: "inherit",
} as const;

/** A row that sets or removes its filter. */
function Share({
  row: { name, value, filter, isChosen },
  share,
  onChoose,
}: {
  row: ShareRow;
  share: number;
  onChoose: (filter: ReportFilter) => void;
}) {
  const language = useLocale() ?? "en";
  const shown = (
    <>
      <Box component="span" sx={{ display: "flex", alignItems: "baseline", gap: 4, fontSize: "0.875rem" }}>
        <Box
          component="span"
          title={name}
          sx={{
            flexGrow: 1,
            minWidth: 0,
            overflow: "hidden",
            textOverflow: "ellipsis",
            whiteSpace: "nowrap",
          }}
        >
          {name}
        </Box>
        <span>{new Intl.NumberFormat(language).format(value)}</span>
        <Box component="span" sx={{ minWidth: "3.25rem", textAlign: "right", color: "text.disabled" }}>
          {percentText(share, language)}
        </Box>
      </Box>
      <Box
        component="span"
        aria-hidden="true"
        sx={{ display: "block", height: 6, overflow: "hidden", borderRadius: "3px", bgcolor: "var(--inset)" }}
      >
        <Box
          component="span"
          style={{ width: `${share === 0 ? 0 : Math.max(1, share * 100)}%` }}
          sx={{ display: "block", height: "100%", borderRadius: "3px", bgcolor: "var(--accent)" }}
        />
      </Box>
    </>
  );
  return (
    <Box component="li" sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" }}>
      {filter === null ? (
        <Box sx={ROW}>{shown}</Box>
      ) : (
        <ButtonBase
          aria-pressed={isChosen}
          onClick={() => onChoose(filter)}
          sx={{
            ...ROW,
            alignItems: "normal",
            justifyContent: "normal",
            "&:hover": { bgcolor: "action.hover" },
            ...(isChosen && { bgcolor: "action.selected" }),
          }}
        >
          {shown}
        </ButtonBase>
      )}
    </Box>
  );
}
