import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from "@mui/material";
import { useId } from "react";
import { useNotify, useTranslate } from "react-admin";
import type { AdminUser } from "./user.ts";

interface Props {
  /** Includes the one-time password; null: closed. */
  user: AdminUser | null;
  onClose: () => void;
}

/** Shows a one-time password, only now: the server stores a hash. */
export function OneTimePasswordDialog({ user, onClose }: Props) {
  const t = useTranslate();
  const notify = useNotify();
  const label = useId();
  const password = user?.one_time_password ?? "";
  const copy = async () => {
    await navigator.clipboard.writeText(password).then(
      () => notify("users.copied", { type: "success" }),
      () => notify("users.copy_failed", { type: "error" }),
    );
  };
  return (
    <Dialog open={user !== null} maxWidth="xs" fullWidth aria-labelledby={label}>
      <DialogTitle id={label} component="h2">
        {t("users.one_time_password")}
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 4 }}>
          <Typography sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
            {t("users.one_time_text", { email: user?.email ?? "" })}
          </Typography>
          <Typography
            component="code"
            sx={{
              p: 3,
              bgcolor: "var(--inset)",
              border: "1px solid var(--line)",
              borderRadius: 1,
              fontFamily: "monospace",
              fontSize: "1.125rem",
              overflowWrap: "anywhere",
            }}
          >
            {password}
          </Typography>
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 5 }}>
        <Button variant="outlined" onClick={() => void copy()}>
          {t("users.copy")}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t("users.done")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
