import { ToggleButton, ToggleButtonGroup } from "@mui/material";
import { useTranslate } from "react-admin";
import { PERIODS, type Period } from "../../core/analytics/period.ts";

/** Daily, weekly, monthly or yearly. */
export function PeriodChoice({
  period,
  onChoose,
}: {
  /** Null if a range of days is selected. */
  period: Period | null;
  onChoose: (period: Period) => void;
}) {
  const t = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={period}
      aria-label={t("analytics.period")}
      onChange={(_event, chosen: Period | null) => {
        if (chosen) onChoose(chosen);
      }}
      sx={{
        maxWidth: "100%",
        "& .MuiToggleButton-root": {
          flexGrow: 1,
          minHeight: 40,
          px: { xs: 2.5, sm: 4 },
          textTransform: "none",
          color: "text.secondary",
          borderColor: "var(--control)",
          "@media (pointer: coarse)": { minHeight: 44 },
          "&.Mui-selected": { color: "text.primary", bgcolor: "action.selected" },
        },
      }}
    >
      {PERIODS.map((name) => (
        <ToggleButton key={name} value={name}>
          {t(`analytics.${name}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
