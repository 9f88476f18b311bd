import { Stack } from "@mui/material";
import { TextInput, useRecordContext } from "react-admin";
import type { ComparedField } from "../kit/form/conflict-rows.ts";
import { EditPage } from "../kit/form/EditPage.tsx";
import { FormInDialog } from "../kit/form/FormInDialog.tsx";
import { useSaving } from "../kit/form/use-saving.ts";
import type { FileRecord } from "./file-api.ts";

const wordsOf = ({ platform, description }: FileRecord) => ({
  platform: platform ?? "",
  description: description ?? "",
});

const COMPARED: readonly ComparedField[] = [
  { source: "platform", label: "files.platform" },
  { source: "description", label: "code.description" },
];

/** The dialog in which an admin describes a file's purpose. */
export function FileEdit({ id, onClose }: { id: string; onClose: () => void }) {
  const saving = useSaving({
    saved: "files.updated",
    saveFailed: "code.save_failed",
    inForm: true,
    onSaved: onClose,
  });
  return (
    <EditPage
      id={id}
      loadFailed="files.load_failed"
      fields={COMPARED}
      transform={wordsOf}
      mutationOptions={saving}
    >
      <Words onClose={onClose} />
    </EditPage>
  );
}

function Words({ onClose }: { onClose: () => void }) {
  const file = useRecordContext<FileRecord>();
  return (
    <FormInDialog title={file?.original_name ?? ""} save="code.save" onClose={onClose}>
      <Stack sx={{ gap: 4, pt: 2 }}>
        <TextInput source="platform" label="files.platform" slotProps={{ htmlInput: { maxLength: 60 } }} />
        <TextInput
          source="description"
          label="code.description"
          multiline
          minRows={2}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      </Stack>
    </FormInDialog>
  );
}
