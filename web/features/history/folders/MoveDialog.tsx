import { useState } from "react";
import { FOLDER_NAME_LENGTH } from "../../../../core/history/history-folder.ts";
import { ApiError } from "../../../api/api-fetch.ts";
import { FormDialog } from "../../../components/dialogs/FormDialog.tsx";
import { useMessages } from "../../../components/messages.tsx";
import { SelectField } from "../../../components/fields/SelectField.tsx";
import { TextField } from "../../../components/fields/TextField.tsx";
import { changeRecords, createFolder, type Folder, type HistoryRow } from "../../../history/history-api.ts";
import { useSession } from "../../../session/session.tsx";

/** Asks for the folder to move codes to, which may be a new one. */
export function MoveDialog({
  rows,
  folders,
  onMoved,
  onClose,
}: {
  rows: readonly HistoryRow[];
  folders: readonly Folder[];
  onMoved: (count: number) => void;
  onClose: () => void;
}) {
  const t = useMessages();
  const { fetch } = useSession();
  const [first] = rows;
  const [target, setTarget] = useState(
    rows.length === 1 ? (first?.folder_id ?? "none") : (folders[0]?.id ?? "new"),
  );
  const [name, setName] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const move = async () => {
    if (target === "new" && name.trim() === "") return setError(t("history.name_missing"));
    setBusy(true);
    try {
      const folderId =
        target === "none" ? null : target === "new" ? (await createFolder(fetch, name.trim())).id : target;
      await changeRecords(
        fetch,
        rows.map(({ id }) => id),
        { folderId },
      );
      onMoved(rows.length);
    } catch (problem) {
      console.warn("Codes were not moved.", problem);
      const taken = problem instanceof ApiError && problem.code === "conflict";
      setError(t(taken ? "history.folder_taken" : "history.change_failed"));
      setBusy(false);
    }
  };

  return (
    <FormDialog
      title={t("history.move")}
      confirm={t("history.move_action")}
      busy={busy}
      onSubmit={() => void move()}
      onClose={onClose}
    >
      <SelectField
        label={t("history.folder")}
        value={target}
        error={target === "new" ? null : error}
        onChoose={(chosen) => {
          setTarget(chosen);
          setError(null);
        }}
        options={[
          { value: "none", text: t("history.unfiled") },
          ...folders.map(({ id, name: text }) => ({ value: id, text })),
          { value: "new", text: t("history.new_folder") },
        ]}
      />
      {target === "new" ? (
        <TextField
          label={t("history.folder_name")}
          value={name}
          error={error}
          maxLength={FOLDER_NAME_LENGTH}
          autoComplete="off"
          onChange={(event) => {
            setName(event.target.value);
            setError(null);
          }}
        />
      ) : null}
    </FormDialog>
  );
}
