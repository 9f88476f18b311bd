import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from "@mui/material";
import { useEffect, useId, useState, type ReactNode } from "react";
import { SaveButton, useTranslate, type FormProps } from "react-admin";
import { useFormState } from "react-hook-form";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import { FirstField } from "./FirstField.tsx";
import { RecordForm } from "./RecordForm.tsx";

interface Props extends Pick<FormProps, "defaultValues" | "validate" | "onSubmit"> {
  title: string;
  /** Message key of the save button. */
  save: string;
  maxWidth?: "xs" | "sm" | "lg";
  onClose: () => void;
  children: ReactNode;
}

/**
 * The form of `CreateBase` or `EditPage` in a dialog. A click on the backdrop does not close it; other ways out ask before typed values
 * are lost.
 */
export function FormInDialog({ title, save, maxWidth = "xs", onClose, children, ...form }: Props) {
  const t = useTranslate();
  const id = useId();
  const [isDirty, setDirty] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => (isDirty ? setLeaving(true) : onClose());
  return (
    <Dialog
      open
      maxWidth={maxWidth}
      fullWidth
      aria-labelledby={id}
      sx={{ "& form": { display: "contents" } }}
      onClose={(_event, reason) => (reason === "backdropClick" && isDirty ? undefined : leave())}
    >
      <DialogTitle id={id} component="h2" sx={{ overflowWrap: "anywhere" }}>
        {title}
      </DialogTitle>
      <RecordForm {...form}>
        <DialogContent>{children}</DialogContent>
        <DialogActions sx={{ px: 6, py: 4, borderTop: "1px solid var(--line)" }}>
          <Button variant="outlined" onClick={leave}>
            {t("kit.cancel")}
          </Button>
          <SaveButton label={save} icon={<></>} alwaysEnable />
          <Watch onDirty={setDirty} />
          <FirstField />
        </DialogActions>
      </RecordForm>
      <ConfirmDialog
        open={isLeaving}
        title={t("kit.discard_title")}
        texts={[t("kit.discard_text")]}
        confirm={t("kit.discard")}
        isDangerous
        onConfirm={onClose}
        onClose={() => setLeaving(false)}
      />
    </Dialog>
  );
}

function Watch({ onDirty }: { onDirty: (isDirty: boolean) => void }) {
  const { isDirty } = useFormState();
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  return null;
}
