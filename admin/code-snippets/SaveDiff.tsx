import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from "@mui/material";
import { useId } from "react";
import { useTranslate } from "react-admin";
import { DiffLines } from "../kit/form/DiffLines.tsx";
import { lineDiff } from "../kit/form/line-diff.ts";

interface Props {
  before: string;
  /** Null: closed. */
  after: string | null;
  onSave: () => void;
  onClose: () => void;
}

/** Shows the code's changes line by line before it runs in every visitor's browser. */
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
        <DiffLines label={t("code.diff_title")} lines={lines} />
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
