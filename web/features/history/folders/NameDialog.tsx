import { useState } from "react";
import { ApiError } from "../../../api/api-fetch.ts";
import { FormDialog } from "../../../components/dialogs/FormDialog.tsx";
import { useMessages } from "../../../components/messages.tsx";
import { TextField } from "../../../components/fields/TextField.tsx";

export interface Naming {
  title: string;
  label: string;
  hint?: string;
  /** The current name. */
  name: string;
  maxLength: number;
  /** Whether a name is required. */
  required: boolean;
  confirm: string;
  /** @throws ApiError `conflict` if the name is taken */
  save: (name: string) => Promise<void>;
}

/** Asks for a name. */
export function NameDialog({ naming, onClose }: { naming: Naming; onClose: () => void }) {
  const t = useMessages();
  const [name, setName] = useState(naming.name);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const save = async () => {
    if (naming.required && name.trim() === "") return setError(t("history.name_missing"));
    setBusy(true);
    try {
      await naming.save(name.trim());
      onClose();
    } catch (problem) {
      console.warn("A name was not saved.", problem);
      const taken = problem instanceof ApiError && problem.code === "conflict";
      setError(t(taken ? "history.folder_taken" : "history.change_failed"));
      setBusy(false);
    }
  };

  return (
    <FormDialog
      title={naming.title}
      confirm={naming.confirm}
      busy={busy}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TextField
        label={naming.label}
        hint={naming.hint}
        error={error}
        value={name}
        maxLength={naming.maxLength}
        autoComplete="off"
        onChange={({ target }) => {
          setName(target.value);
          setError(null);
        }}
      />
    </FormDialog>
  );
}
