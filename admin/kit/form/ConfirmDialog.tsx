import { Checkbox, FormControlLabel, Typography } from "@mui/material";
import { useState, type ReactNode } from "react";
import { FormDialog } from "./FormDialog.tsx";

interface Props {
  open: boolean;
  title: string;
  /** What will happen, a paragraph each. */
  texts: readonly ReactNode[];
  /** What the button does, as a verb: `t("users.delete")`. */
  confirm: string;
  /** Something is lost by it: the button is red. */
  isDangerous?: boolean;
  /** A second confirmation: a box to tick before the button works, such as "I know that this is my own account". */
  second?: string | undefined;
  /** The dialog stays open and shows that it is working until this is done; what it throws is shown in it. */
  onConfirm: () => Promise<unknown> | void;
  onClose: () => void;
}

/**
 * Asks before something is done: `<ConfirmDialog open={user !== null} title={…} texts={[…]} confirm={t("users.delete")} isDangerous
 * onConfirm={remove} onClose={() => setUser(null)} />`. The caller closes it once it is done.
 */
export function ConfirmDialog({ open, texts, confirm, second, onConfirm, ...rest }: Props) {
  const [isTicked, setTicked] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  // each question is answered anew
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
