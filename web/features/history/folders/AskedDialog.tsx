import { ConfirmDialog } from "../../../components/dialogs/ConfirmDialog.tsx";
import { useMessages } from "../../../components/messages.tsx";
import { toast } from "../../../components/toasts/toast.ts";
import type { Folder, HistoryRow } from "../../../history/history-api.ts";
import { MoveDialog } from "./MoveDialog.tsx";
import { NameDialog } from "./NameDialog.tsx";
import type { OpenDialog } from "./use-page-actions.ts";

interface Props {
  asking: OpenDialog | null;
  folders: readonly Folder[];
  onMoved: (rows: readonly HistoryRow[]) => void;
  onDeleteFolder: (folder: Folder) => void;
  onClose: () => void;
}

/** Asks for a name or a folder, or for confirmation to delete a folder. */
export function AskedDialog({ asking, folders, onMoved, onDeleteFolder, onClose }: Props) {
  const t = useMessages();
  const toDelete = asking?.kind === "delete_folder" ? asking.folder : null;
  return (
    <>
      {asking?.kind === "name" ? <NameDialog naming={asking.naming} onClose={onClose} /> : null}
      {asking?.kind === "move" ? (
        <MoveDialog
          rows={asking.rows}
          folders={folders}
          onMoved={(n) => {
            toast.success(t(n === 1 ? "history.moved" : "history.moved_many", { n }));
            onMoved(asking.rows);
          }}
          onClose={onClose}
        />
      ) : null}
      <ConfirmDialog
        open={toDelete !== null}
        title={t("history.delete_folder_title", { name: toDelete?.name ?? "" })}
        confirm={t("history.delete_folder")}
        busy={false}
        onConfirm={() => toDelete && onDeleteFolder(toDelete)}
        onCancel={onClose}
      >
        {t("history.delete_folder_text")}
      </ConfirmDialog>
    </>
  );
}
