import { Box } from "@mui/material";

export type Tone = "good" | "warn" | "danger" | "neutral";

const COLORS = { good: "var(--good)", warn: "var(--warn)", danger: "var(--danger)", neutral: "var(--soft)" };

/** A status word with a colored dot: `<StatusBadge tone="good" label={t("users.active")} />`. */
export function StatusBadge({ tone, label }: { tone: Tone; label: string }) {
  return (
    <Box
      component="span"
      sx={{
        display: "inline-flex",
        alignItems: "center",
        gap: 1.5,
        px: 2,
        py: 0.5,
        border: "1px solid var(--line)",
        borderRadius: 99,
        fontSize: "0.8125rem",
        whiteSpace: "nowrap",
        color: COLORS[tone],
        "&::before": {
          content: '""',
          width: 6,
          height: 6,
          borderRadius: "50%",
          bgcolor: "currentcolor",
          forcedColorAdjust: "none",
        },
      }}
    >
      {label}
    </Box>
  );
}
