import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Skeleton,
  Stack,
  TextField,
  Typography,
} from "@mui/material";
import { useEffect, useId, useRef, useState, type SyntheticEvent } from "react";
import { useTranslate } from "react-admin";
import { adminFetch, adminJson, sending } from "../admin-fetch.ts";

interface Props {
  open: boolean;
  onConfirmed: () => void;
  onClose: () => void;
}

/** What the account can show again. */
type Way = "password" | "code";
const PATH = "/api/admin/reauthenticate";

/** Asks an admin again who they are: for the password, or for a code where there is a second factor. */
export function FreshSignInDialog({ open, onConfirmed, onClose }: Props) {
  const label = useId();
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={label}>
      {open ? <Question label={label} onConfirmed={onConfirmed} onClose={onClose} /> : null}
    </Dialog>
  );
}

function Question({ label, onConfirmed, onClose }: Omit<Props, "open"> & { label: string }) {
  const t = useTranslate();
  const [ways, setWays] = useState<Way[] | null>(null);
  const [typed, setTyped] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    adminJson<{ ways: Way[] }>(PATH).then(
      (answer) => setWays(answer.ways),
      (error: Error) => setProblem(error.message),
    );
  }, []);
  const [way] = ways ?? [];
  const field = useRef<HTMLInputElement>(null);
  // the dialog is there to be typed in
  useEffect(() => {
    if (way) field.current?.focus();
  }, [way]);
  const confirm = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!way) return;
    setBusy(true);
    setProblem(null);
    try {
      await adminFetch(PATH, sending("POST", { [way]: typed.trim() }));
      onConfirmed();
    } catch (error) {
      const { body } = error as { body?: { code?: string } };
      const isWrong = body?.code === "current_password_invalid" || body?.code === "mfa_verification_failed";
      setProblem(isWrong ? `fresh.wrong_${way}` : (error as Error).message);
      setBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void confirm(event)} noValidate>
      <DialogTitle id={label} component="h2">
        {t("fresh.title")}
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 4 }}>
          <Typography sx={{ color: "text.secondary" }}>
            {t(ways?.length === 0 ? "fresh.none" : "fresh.text")}
          </Typography>
          {ways === null && problem === null ? <Skeleton height={40} /> : null}
          {way ? (
            <TextField
              key={way}
              label={t(`fresh.${way}`)}
              type={way === "password" ? "password" : "text"}
              autoComplete={way === "password" ? "current-password" : "one-time-code"}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              error={problem !== null}
              slotProps={{ htmlInput: way === "code" ? { inputMode: "numeric", maxLength: 6 } : {} }}
              inputRef={field}
              fullWidth
              required
            />
          ) : null}
          {problem === null ? null : (
            <Alert severity="error" role="alert">
              {t(problem)}
            </Alert>
          )}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 5 }}>
        <Button onClick={onClose} variant="outlined">
          {t("kit.cancel")}
        </Button>
        {ways?.length === 0 ? null : (
          <Button type="submit" variant="contained" disabled={typed.trim() === "" || !way} loading={isBusy}>
            {t("fresh.confirm")}
          </Button>
        )}
      </DialogActions>
    </form>
  );
}
