import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from "@mui/material";
import { useId, useState, type ReactNode, type SyntheticEvent } from "react";
import { useTranslate } from "react-admin";
import { SignInNotConfirmed } from "../../session/fresh-sign-in.ts";
import { FirstField } from "./FirstField.tsx";
import { refusalText } from "./refusal-text.ts";

interface Props {
  open: boolean;
  title: string;
  /** What the button does, as a verb; null where nothing can be done. */
  submit: string | null;
  /** Whether what was typed can be sent. */
  isReady?: boolean;
  /** Something is lost by it: the button is red. */
  isDangerous?: boolean;
  /** The dialog stays open and shows that it is working until this is done; what it throws is said in it. The caller closes it. */
  onSubmit: () => Promise<unknown> | void;
  onClose: () => void;
  /** What the other button says; absent: that it cancels. */
  close?: string;
  /** Fields and texts, below each other. */
  children: ReactNode;
}

/** A small form in a window of its own: `<FormDialog open={…} title={…} submit={…} onSubmit={save} onClose={close}><TextField … /></FormDialog>`. */
export function FormDialog({ open, ...rest }: Props) {
  const label = useId();
  return (
    <Dialog open={open} onClose={rest.onClose} maxWidth="xs" fullWidth aria-labelledby={label}>
      {open ? <Form label={label} {...rest} /> : null}
    </Dialog>
  );
}

function Form({
  label,
  title,
  submit,
  isReady = true,
  isDangerous = false,
  onSubmit,
  onClose,
  close,
  children,
}: Omit<Props, "open"> & { label: string }) {
  const t = useTranslate();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (event: SyntheticEvent) => {
    event.preventDefault();
    // a window that a form opens is its child to React
    event.stopPropagation();
    if (!isReady || isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      await onSubmit();
    } catch (error) {
      if (!(error instanceof SignInNotConfirmed)) setProblem(refusalText(t, error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void run(event)}>
      <DialogTitle id={label} component="h2" sx={{ overflowWrap: "anywhere" }}>
        {title}
      </DialogTitle>
      <DialogContent>
        {/* room for the label of a field that stands first */}
        <Stack sx={{ gap: 4, pt: 2 }}>
          {children}
          <FirstField />
          {problem === null ? null : (
            <Alert severity="error" role="alert">
              {problem}
            </Alert>
          )}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 5 }}>
        <Button onClick={onClose} variant="outlined">
          {close ?? t("kit.cancel")}
        </Button>
        {submit === null ? null : (
          <Button
            type="submit"
            variant="contained"
            color={isDangerous ? "error" : "primary"}
            disabled={!isReady}
            loading={isBusy}
          >
            {submit}
          </Button>
        )}
      </DialogActions>
    </form>
  );
}
