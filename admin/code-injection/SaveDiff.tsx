import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from "@mui/material";
import { useId } from "react";
import { useTranslate } from "react-admin";
import { lineDiff, type DiffLine } from "./line-diff.ts";

interface Props {
  before: string;
  /** Null while there is nothing to ask. */
  after: string | null;
  onSave: () => void;
  onClose: () => void;
}

const SIGNS = { same: " ", removed: "−", added: "+" };
const COLORS: Record<DiffLine["kind"], object> = {
  same: { color: "text.secondary" },
  removed: { color: "var(--danger)", background: "color-mix(in oklab, var(--danger) 10%, transparent)" },
  added: { color: "var(--good)", background: "color-mix(in oklab, var(--good) 10%, transparent)" },
};

/** Shows what becomes of the code, line by line, before it runs in every visitor's browser. */
export function SaveDiff({ before, after, onSave, onClose }: Props) {
  const t = useTranslate();
  const label = useId();
  const lines = after === null ? [] : lineDiff(before, after);
  return (
    <Dialog open={after !== null} onClose={onClose} maxWidth="md" fullWidth aria-labelledby={label}>
      <DialogTitle id={label} component="h2">
        {t("code.diff_title")}
      </DialogTitle>
      <DialogContent>
        <Typography sx={{ color: "text.secondary", mb: 4 }}>{t("code.diff_text")}</Typography>
        <Box
          component="section"
          aria-label={t("code.diff_title")}
          // somebody without a mouse scrolls it
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
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 5 }}>
        <Button variant="outlined" onClick={onClose}>
          {t("code.keep_editing")}
        </Button>
        <Button variant="contained" onClick={onSave}>
          {t("code.save_change")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
