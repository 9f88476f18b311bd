import { Checkbox, FormControlLabel, Typography } from "@mui/material";
import { useState, type ReactNode } from "react";
import { FormDialog } from "./FormDialog.tsx";

interface Props {
  open: boolean;
  title: string;
  /** Consequences, one paragraph each. */
  texts: readonly ReactNode[];
  /** Label of the confirm button, a verb: `t("users.delete")`. */
  confirm: string;
  /** Destructive: the button is red. */
  isDangerous?: boolean;
  /** A second confirmation: a checkbox that enables the button, such as "I know that this is my own account". */
  second?: string | undefined;
  /** The dialog stays open and shows progress until this settles; it shows an error that this throws. */
  onConfirm: () => Promise<unknown> | void;
  onClose: () => void;
}

/**
 * Asks for confirmation: `<ConfirmDialog open={user !== null} title={…} texts={[…]} confirm={t("users.delete")} isDangerous
 * onConfirm={remove} onClose={() => setUser(null)} />`. The caller closes it afterward.
 */
export function ConfirmDialog({ open, texts, confirm, second, onConfirm, ...rest }: Props) {
  const [isTicked, setTicked] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  // each question starts unconfirmed
  if (open !== wasOpen) {
    setWasOpen(open);
    setTicked(false);
  }
  return (
    <FormDialog
      open={open}
      submit={confirm}
      isReady={second === undefined || isTicked}
      onSubmit={onConfirm}
      {...rest}
    >
      {texts.map((text, at) => (
        <Typography key={at} component="div" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
          {text}
        </Typography>
      ))}
      {second === undefined ? null : (
        <FormControlLabel
          control={<Checkbox checked={isTicked} onChange={({ target }) => setTicked(target.checked)} />}
          label={second}
        />
      )}
    </FormDialog>
  );
}
