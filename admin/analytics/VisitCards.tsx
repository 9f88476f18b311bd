import { Box, Skeleton, Typography } from "@mui/material";
import { TrendingDown, TrendingUp } from "lucide-react";
import { useLocale, useTranslate } from "react-admin";
import type { VisitFigures } from "../../core/analytics/visit-report.ts";
import { changeText, durationText, percentText, pointsText } from "./figure-texts.ts";

interface Card {
  figure: keyof VisitFigures;
  written: (value: number, language: string) => string;
  /** Shares change by points: a percentage of a percentage would be misread. */
  isShare?: boolean;
  /** Which way is good. */
  better: "more" | "less";
}

const count = (value: number, language: string) => new Intl.NumberFormat(language).format(value);

const CARDS: readonly Card[] = [
  { figure: "visits", written: count, better: "more" },
  { figure: "sessions", written: count, better: "more" },
  { figure: "page_views", written: count, better: "more" },
  { figure: "bounce_rate", written: percentText, isShare: true, better: "less" },
  { figure: "time_on_page", written: durationText, better: "more" },
];

/** The five figures of a period, each with how it changed against the period before (D12). */
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
      {CARDS.map((card) => (
        <Box
          key={card.figure}
          sx={{
            minWidth: 0,
            border: "1px solid var(--line)",
            borderRadius: 1,
            bgcolor: "background.paper",
            p: { xs: 4, sm: 5 },
            // an odd number in two columns: the first one has a row of its own
            "&:first-of-type": { gridColumn: { xs: "span 2", sm: "auto" } },
          }}
        >
          <Typography component="dt" variant="body2" sx={{ color: "text.secondary" }}>
            {t(`analytics.${card.figure}`)}
          </Typography>
          <Box component="dd" sx={{ m: 0, mt: 1 }}>
            {totals && previous ? (
              <Figure {...card} now={totals[card.figure]} before={previous[card.figure]} />
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

function Figure({
  written,
  better,
  isShare = false,
  now,
  before,
}: Card & { now: number | null; before: number | null }) {
  const t = useTranslate();
  const language = useLocale() ?? "en";
  return (
    <>
      <Box component="span" sx={VALUE}>
        {now === null ? "–" : written(now, language)}
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
        {now === null || before === null || now === before ? null : (
          <Change now={now} before={before} isMoreBetter={better === "more"} isShare={isShare} />
        )}
        {before === null || (before === 0 && now !== 0)
          ? t("analytics.none_before")
          : t("analytics.before", { before: written(before, language) })}
      </Box>
    </>
  );
}

function Change({
  now,
  before,
  isMoreBetter,
  isShare,
}: {
  now: number;
  before: number;
  isMoreBetter: boolean;
  isShare: boolean;
}) {
  const t = useTranslate();
  const language = useLocale() ?? "en";
  const change = isShare
    ? t("analytics.points", { change: pointsText(now, before, language) })
    : changeText(now, before, language);
  if (change === null) return null;
  const isMore = now > before;
  const Icon = isMore ? TrendingUp : TrendingDown;
  return (
    <Box
      component="span"
      sx={{
        display: "inline-flex",
        alignItems: "center",
        gap: 1,
        fontWeight: 500,
        color: isMore === isMoreBetter ? "success.main" : "warning.main",
      }}
    >
      <Icon aria-hidden="true" size={14} />
      {change}
    </Box>
  );
}
