import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Stack,
  Typography,
} from "@mui/material";
import { useId, useState, type ReactNode } from "react";
import { useTranslate } from "react-admin";

interface Props {
  open: boolean;
  title: string;
  /** What will happen, a paragraph each. */
  texts: readonly ReactNode[];
  /** What the button does, as a verb: `t("users.delete")`. */
  confirm: string;
  /** Something is lost by it: the button is red. */
  isDangerous?: boolean;
  /** A second confirmation (D17): a box to tick before the button works, such as "I know that this is my own account". */
  second?: string | undefined;
  /** The dialog stays open and shows that it is working until this is done; what it throws is shown in it. */
  onConfirm: () => Promise<unknown> | void;
  onClose: () => void;
}

/**
 * Asks before something is done: `<ConfirmDialog open={user !== null} title={…} texts={[…]} confirm={t("users.delete")} isDangerous
 * onConfirm={remove} onClose={() => setUser(null)} />`. The caller closes it once it is done.
 */
export function ConfirmDialog({ open, onClose, ...rest }: Props) {
  const label = useId();
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={label}>
      {open ? <Question label={label} onClose={onClose} {...rest} /> : null}
    </Dialog>
  );
}

function Question({
  label,
  title,
  texts,
  confirm,
  isDangerous = false,
  second,
  onConfirm,
  onClose,
}: Omit<Props, "open"> & { label: string }) {
  const t = useTranslate();
  const [isSure, setSure] = useState(second === undefined);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await onConfirm();
    } catch (error) {
      setProblem(error instanceof Error ? t(error.message) : t("error.unexpected"));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <DialogTitle id={label} component="h2">
        {title}
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 3 }}>
          {texts.map((text, at) => (
            <Typography key={at} sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
              {text}
            </Typography>
          ))}
          {second === undefined ? null : (
            <FormControlLabel
              control={<Checkbox checked={isSure} onChange={({ target }) => setSure(target.checked)} />}
              label={second}
            />
          )}
          {problem === null ? null : (
            <Alert severity="error" role="alert">
              {problem}
            </Alert>
          )}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 5 }}>
        <Button onClick={onClose} variant="outlined">
          {t("kit.cancel")}
        </Button>
        <Button
          variant="contained"
          color={isDangerous ? "error" : "primary"}
          disabled={!isSure}
          loading={isBusy}
          onClick={() => void run()}
        >
          {confirm}
        </Button>
      </DialogActions>
    </>
  );
}
