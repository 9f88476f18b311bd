import { Box } from "@mui/material";
import { TrendingDown, TrendingUp } from "lucide-react";
import { useLocale, useTranslate } from "react-admin";
import { changeText, pointsText } from "./figure-texts.ts";
import type { ShownFigure } from "./visit-figures.ts";

/** Change of a figure since the previous period; nothing if there is no figure to compare, or no change. */
export function FigureChange({
  figure: { isShare = false, better },
  now,
  before,
}: {
  figure: ShownFigure;
  now: number | null;
  before: number | null;
}) {
  const t = useTranslate();
  const language = useLocale() ?? "en";
  if (now === null || before === null || now === before) return null;
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
        color: isMore === (better === "more") ? "success.main" : "warning.main",
      }}
    >
      <Icon aria-hidden="true" size={14} />
      {change}
    </Box>
  );
}
