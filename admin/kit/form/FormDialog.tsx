import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from "@mui/material";
import { useId, useState, type ReactNode, type SyntheticEvent } from "react";
import { useTranslate } from "react-admin";
import { SignInNotConfirmed } from "../../session/fresh-sign-in.ts";
import { FirstField } from "./FirstField.tsx";
import { refusalText } from "./refusal-text.ts";

interface Props {
  open: boolean;
  title: string;
  /** Label of the submit button, a verb; null hides it. */
  submit: string | null;
  /** Whether the form can be submitted. */
  isReady?: boolean;
  /** Destructive: the button is red. */
  isDangerous?: boolean;
  /** The dialog stays open and shows progress until this settles; it shows an error that this throws. The caller closes it. */
  onSubmit: () => Promise<unknown> | void;
  onClose: () => void;
  /** Label of the close button; "Cancel" by default. */
  close?: string;
  /** Fields and texts, stacked. */
  children: ReactNode;
}

/** A small form in a dialog: `<FormDialog open={…} title={…} submit={…} onSubmit={save} onClose={close}><TextField … /></FormDialog>`. */
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
    // in React's tree, a dialog that a form opens is the form's child
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
        {/* room for the label of a first field */}
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
