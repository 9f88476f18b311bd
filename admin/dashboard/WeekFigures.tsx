import { Box, Typography } from "@mui/material";
import { useId } from "react";
import { useLocale, useTranslate } from "react-admin";
import { FigureChange } from "../analytics/FigureChange.tsx";
import { VISIT_FIGURES } from "../analytics/visit-figures.ts";
import type { DashboardFigures } from "./dashboard-api.ts";

/** The five figures of the last seven days, each with its change since the seven days before. */
export function WeekFigures({
  visits: { week, week_before: before },
}: {
  visits: DashboardFigures["visits"];
}) {
  const t = useTranslate();
  const language = useLocale() ?? "en";
  const id = useId();
  return (
    <Box sx={{ mb: 5 }}>
      <Typography id={id} variant="body2" sx={{ mb: 2, color: "text.secondary" }}>
        {t("dashboard.week_figures")}
      </Typography>
      <Box
        component="dl"
        aria-labelledby={id}
        sx={{
          display: "grid",
          m: 0,
          gap: 4,
          gridTemplateColumns: { xs: "repeat(2, minmax(0, 1fr))", sm: "repeat(5, minmax(0, 1fr))" },
        }}
      >
        {VISIT_FIGURES.map((shown) => {
          const now = week[shown.figure];
          return (
            // long names wrap: the figures stay aligned
            <Box key={shown.figure} sx={{ display: "flex", flexDirection: "column" }}>
              <Box component="dt" sx={{ flexGrow: 1, fontSize: "0.8125rem", color: "text.secondary" }}>
                {t(`analytics.${shown.figure}`)}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                <Box component="span" sx={{ display: "block", fontSize: "1.125rem", fontWeight: 600 }}>
                  {now === null ? "–" : shown.written(now, language)}
                </Box>
                <Box component="span" sx={{ display: "block", minHeight: 20, fontSize: "0.8125rem" }}>
                  <FigureChange figure={shown} now={now} before={before[shown.figure]} />
                </Box>
              </Box>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
