import { Box, Skeleton, Typography } from "@mui/material";
import { useLocale, useTranslate } from "react-admin";
import type { VisitFigures } from "../../core/analytics/visit-report.ts";
import { FigureChange } from "./FigureChange.tsx";
import { VISIT_FIGURES, type ShownFigure } from "./visit-figures.ts";

/** The five figures of a period, each with its change since the previous period. */
export function VisitCards({
  totals,
  previous,
}: {
  totals: VisitFigures | undefined;
  previous: VisitFigures | undefined;
}) {
  const t = useTranslate();
  return (
    <Box
      component="dl"
      sx={{
        display: "grid",
        m: 0,
        gap: 4,
        gridTemplateColumns: {
          xs: "repeat(2, minmax(0, 1fr))",
          sm: "repeat(3, minmax(0, 1fr))",
          lg: "repeat(5, minmax(0, 1fr))",
        },
      }}
    >
      {VISIT_FIGURES.map((card) => (
        <Box
          key={card.figure}
          sx={{
            minWidth: 0,
            border: "1px solid var(--line)",
            borderRadius: 1,
            bgcolor: "background.paper",
            p: { xs: 4, sm: 5 },
            // an odd number in two columns: the first card spans a row
            "&:first-of-type": { gridColumn: { xs: "span 2", sm: "auto" } },
          }}
        >
          <Typography component="dt" variant="body2" sx={{ color: "text.secondary" }}>
            {t(`analytics.${card.figure}`)}
          </Typography>
          <Box component="dd" sx={{ m: 0, mt: 1 }}>
            {totals && previous ? (
              <Figure card={card} now={totals[card.figure]} before={previous[card.figure]} />
            ) : (
              <Waiting />
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const VALUE = {
  display: "block",
  minHeight: 36,
  fontSize: "1.625rem",
  fontWeight: 600,
  lineHeight: "36px",
  letterSpacing: "-0.02em",
};

function Waiting() {
  return (
    <>
      <Box component="span" sx={VALUE}>
        <Skeleton
          component="span"
          width={72}
          height={28}
          sx={{ display: "inline-block", verticalAlign: "middle" }}
        />
      </Box>
      <Box component="span" sx={{ display: "block", minHeight: 24 }} />
    </>
  );
}

function Figure({ card, now, before }: { card: ShownFigure; now: number | null; before: number | null }) {
  const t = useTranslate();
  const language = useLocale() ?? "en";
  return (
    <>
      <Box component="span" sx={VALUE}>
        {now === null ? "–" : card.written(now, language)}
      </Box>
      <Box
        component="span"
        sx={{
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          columnGap: 1.5,
          minHeight: 24,
          fontSize: "0.8125rem",
          color: "text.disabled",
        }}
      >
        <FigureChange figure={card} now={now} before={before} />
        {before === null || (before === 0 && now !== 0)
          ? t("analytics.none_before")
          : t("analytics.before", { before: card.written(before, language) })}
      </Box>
    </>
  );
}
