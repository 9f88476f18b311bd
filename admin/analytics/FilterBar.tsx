import { Box, Button, Typography } from "@mui/material";
import { X } from "lucide-react";
import { useRef } from "react";
import { useLocale, useTranslate } from "react-admin";
import { toggleFilter, type ReportFilter } from "../../core/analytics/filters/report-filter.ts";
import type { Language } from "../../core/languages.ts";
import { FILTER_NAMES, filterValueName } from "./share-names.ts";

const CHIP = { minHeight: 32, minWidth: 0, maxWidth: "100%", "@media (pointer: coarse)": { minHeight: 44 } };

/** The active filters, each with a button that removes it; without filters, a hint on how to set one. Both have the same height. */
export function FilterBar({
  filters,
  onChange,
}: {
  filters: readonly ReportFilter[];
  onChange: (filters: ReportFilter[]) => void;
}) {
  const t = useTranslate();
  const language = (useLocale() ?? "en") as Language;
  const bar = useRef<HTMLElement>(null);
  const change = (kept: ReportFilter[]) => {
    // the button that had the focus disappears
    bar.current?.focus({ preventScroll: true });
    onChange(kept);
  };
  return (
    <Box
      ref={bar}
      component="section"
      tabIndex={-1}
      aria-label={t("analytics.filters")}
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 2,
        minHeight: 32,
        outline: "none",
        "@media (pointer: coarse)": { minHeight: 44 },
      }}
    >
      {filters.length === 0 ? (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("analytics.filters_none")}
        </Typography>
      ) : null}
      {filters.map((filter) => {
        const name = t(FILTER_NAMES[filter.dimension]);
        const value = filterValueName(filter, t, language);
        return (
          <Button
            key={`${filter.dimension} ${filter.value}`}
            size="small"
            variant="outlined"
            color="secondary"
            endIcon={<X aria-hidden="true" size={14} />}
            aria-label={t("analytics.filter_remove", { name, value })}
            title={value}
            onClick={() => change(toggleFilter(filters, filter))}
            sx={CHIP}
          >
            <Box component="span" sx={{ color: "text.secondary", mr: 1.5, fontWeight: 400 }}>
              {name}
            </Box>
            <Box
              component="span"
              sx={{ minWidth: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}
            >
              {value}
            </Box>
          </Button>
        );
      })}
      {filters.length > 1 ? (
        <Button size="small" color="secondary" onClick={() => change([])} sx={CHIP}>
          {t("analytics.filters_remove")}
        </Button>
      ) : null}
    </Box>
  );
}
