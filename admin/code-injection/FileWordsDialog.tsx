import { TextField } from "@mui/material";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { FormDialog } from "../kit/FormDialog.tsx";
import type { FileRecord } from "./file-api.ts";

interface Props {
  file: FileRecord;
  onSave: (words: Pick<FileRecord, "description" | "platform">) => Promise<void>;
  onClose: () => void;
}

/** Says what a file is for. */
export function FileWordsDialog({ file, onSave, onClose }: Props) {
  const t = useTranslate();
  const [platform, setPlatform] = useState(file.platform);
  const [description, setDescription] = useState(file.description);
  return (
    <FormDialog
      open
      title={file.original_name}
      submit={t("code.save")}
      onSubmit={() => onSave({ platform, description })}
      onClose={onClose}
    >
      <TextField
        label={t("files.platform")}
        value={platform}
        onChange={({ target }) => setPlatform(target.value)}
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
      <TextField
        label={t("code.description")}
        value={description}
        onChange={({ target }) => setDescription(target.value)}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </FormDialog>
  );
}
