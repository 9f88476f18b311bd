import { Box, Card, Skeleton, Typography } from "@mui/material";
import type { LucideIcon } from "lucide-react";
import { useLocale, useTranslate } from "react-admin";
import { ErrorState } from "./ErrorState.tsx";

interface Stat {
  /** Name of the figure: `t("users.total")`. */
  label: string;
  /** Numbers are formatted in the panel's language; undefined while loading. */
  value: number | string | undefined;
  /** Below the figure: "+3 this month", "Currently running". */
  note?: string | undefined;
  Icon?: LucideIcon;
}

interface Props {
  stats: readonly Stat[];
  /** The load error and a retry: replaces cards without figures. */
  failure?: { error: unknown; onRetry: () => unknown } | undefined;
}

/** Figures side by side, two per row on a phone: `<StatCards stats={[{ label, value: stats?.total, note, Icon: Users }]} />`. */
export function StatCards({ stats, failure }: Props) {
  const t = useTranslate();
  const number = new Intl.NumberFormat(useLocale());
  if (failure?.error && stats.every(({ value }) => value === undefined)) {
    return (
      <Box sx={{ mb: 6 }}>
        <ErrorState text={t("kit.figures_failed")} {...failure} />
      </Box>
    );
  }
  return (
    <Box
      component="dl"
      sx={{
        display: "grid",
        gap: { xs: 2, sm: 4 },
        gridTemplateColumns: { xs: "repeat(2, minmax(0, 1fr))", md: "repeat(auto-fit, minmax(11rem, 1fr))" },
        m: 0,
        mb: 6,
      }}
    >
      {stats.map(({ label, value, note, Icon }) => (
        <Card key={label} sx={{ p: { xs: 3, sm: 5 }, display: "flex", flexDirection: "column", gap: 1 }}>
          <Box component="dt" sx={{ display: "flex", gap: 2, color: "text.secondary", fontSize: "0.875rem" }}>
            {label}
            {Icon ? (
              <Box component="span" sx={{ ml: "auto", color: "text.disabled", flexShrink: 0 }}>
                <Icon aria-hidden="true" size={18} />
              </Box>
            ) : null}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            <Typography
              component="span"
              sx={{ display: "block", fontSize: "1.75rem", fontWeight: 600, lineHeight: 1.2 }}
            >
              {value === undefined ? (
                <Skeleton width="4rem" height={34} />
              ) : typeof value === "number" ? (
                number.format(value)
              ) : (
                value
              )}
            </Typography>
            {note === undefined ? null : (
              <Typography
                component="span"
                sx={{ display: "block", fontSize: "0.8125rem", color: "text.disabled", mt: 0.5 }}
              >
                {note}
              </Typography>
            )}
          </Box>
        </Card>
      ))}
    </Box>
  );
}
