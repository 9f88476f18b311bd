import { Box } from "@mui/material";
import type { DiffLine } from "./line-diff.ts";

const SIGNS = { same: " ", removed: "−", added: "+", skipped: " " };
const COLORS: Record<DiffLine["kind"], object> = {
  same: { color: "text.secondary" },
  removed: { color: "var(--danger)", background: "color-mix(in oklab, var(--danger) 10%, transparent)" },
  added: { color: "var(--good)", background: "color-mix(in oklab, var(--good) 10%, transparent)" },
  skipped: { color: "text.disabled" },
};

/** A line diff in a scrolling box. @param label accessible name */
export function DiffLines({ label, lines }: { label: string; lines: readonly DiffLine[] }) {
  return (
    <Box
      component="section"
      aria-label={label}
      // keyboard users scroll it
      tabIndex={0}
      sx={{
        border: "1px solid var(--line)",
        borderRadius: 1,
        background: "var(--inset)",
        maxHeight: "50vh",
        overflow: "auto",
        py: 2,
        fontFamily: "ui-monospace, Menlo, Consolas, monospace",
        fontSize: "0.8125rem",
        lineHeight: 1.6,
      }}
    >
      {lines.map(({ kind, text }, at) => (
        <Box
          key={at}
          component={kind === "removed" ? "del" : kind === "added" ? "ins" : "div"}
          sx={{
            display: "block",
            px: 3,
            textDecoration: "none",
            whiteSpace: "pre-wrap",
            overflowWrap: "anywhere",
            ...COLORS[kind],
          }}
        >
          <Box component="span" aria-hidden="true" sx={{ display: "inline-block", width: "1.5em" }}>
            {SIGNS[kind]}
          </Box>
          {text}
        </Box>
      ))}
    </Box>
  );
}
