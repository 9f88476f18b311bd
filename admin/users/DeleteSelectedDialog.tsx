import { useNotify, useTranslate } from "react-admin";
import { ConfirmDialog } from "../kit/ConfirmDialog.tsx";
import { SignInNotConfirmed } from "../session/fresh-sign-in.ts";
import { deleteUsers, type Deletion } from "./users-api.ts";

interface Props {
  open: boolean;
  /** Names by id. */
  selected: ReadonlyMap<string, string>;
  onDone: (deletion: Deletion) => void;
  onClose: () => void;
}

/** Asks before several accounts are deleted. */
export function DeleteSelectedDialog({ open, selected, onDone, onClose }: Props) {
  const t = useTranslate();
  const notify = useNotify();
  const run = async () => {
    const deletion = await deleteUsers([...selected.keys()]).catch((error: unknown) => {
      if (!(error instanceof SignInNotConfirmed)) notify("users.delete_failed", { type: "error" });
      throw error;
    });
    onClose();
    if (deletion.deleted.length > 0) {
      notify("users.deleted_many", { type: "success", messageArgs: { n: deletion.deleted.length } });
    }
    onDone(deletion);
  };
  return (
    <>
      <ConfirmDialog
        open={open}
        title={t("users.delete_many_title")}
        texts={[t("users.delete_many_question", { n: selected.size }), t("users.delete_warning")]}
        confirm={t("users.delete")}
        isDangerous
        onConfirm={run}
        onClose={onClose}
      />
    </>
  );
}
