import { useState } from "react";
import { FOLDER_NAME_LENGTH } from "../../../../core/history/history-folder.ts";
import { RECORD_NAME_LENGTH } from "../../../../core/history/history-record.ts";
import { useMessages } from "../../../components/messages.tsx";
import { toast } from "../../../components/toasts/toast.ts";
import {
  changeRecord,
  changeRecords,
  createFolder,
  deleteFolder,
  renameFolder,
  type Folder,
  type HistoryRow,
} from "../../../history/history-api.ts";
import { codeName } from "../../../history/code-name.ts";
import { useSession } from "../../../session/session.tsx";
import type { Naming } from "./NameDialog.tsx";

/** The open dialog. */
export type OpenDialog =
  | { kind: "name"; naming: Naming }
  | { kind: "move"; rows: readonly HistoryRow[] }
  | { kind: "delete_folder"; folder: Folder };

/**
 * Names, stars and folders.
 * @param changed shows a row as it is now
 * @param reload reads everything again that an action may have changed
 * @param toPlace goes to a folder
 */
export function usePageActions({
  changed,
  reload,
  toPlace,
}: {
  changed: (row: HistoryRow) => void;
  reload: () => void;
  toPlace: (place: string) => void;
}) {
  const t = useMessages();
  const { fetch } = useSession();
  const [asking, setAsking] = useState<OpenDialog | null>(null);
  const failed = (error: unknown) => {
    console.warn("A change was not saved.", error);
    toast.error(t("history.change_failed"));
  };

  /** Toggles the star at once, and reverts it if the server rejects the change. */
  const favourite = (row: HistoryRow) => {
    const next = { ...row, favourite: !row.favourite };
    changed(next);
    changeRecord(fetch, row.id, { favourite: next.favourite }).then(reload, (error: unknown) => {
      changed(row);
      failed(error);
    });
  };
  const favouriteAll = (rows: readonly HistoryRow[]) => {
    const ids = rows.map(({ id }) => id);
    return changeRecords(fetch, ids, { favourite: !rows.every((row) => row.favourite) }).then(reload, failed);
  };
  const rename = (row: HistoryRow) =>
    setAsking({
      kind: "name",
      naming: {
        title: t("history.rename"),
        label: t("history.name"),
        hint: `${t("history.name_hint")} ${codeName(t, { ...row, name: null, link: row.short_link })}`,
        name: row.name ?? "",
        maxLength: RECORD_NAME_LENGTH,
        required: false,
        confirm: t("history.save"),
        save: async (name) => changed(await changeRecord(fetch, row.id, { name })),
      },
    });

  const nameFolder = (title: string, name: string, save: (name: string) => Promise<void>) =>
    setAsking({
      kind: "name",
      naming: {
        title,
        label: t("history.folder_name"),
        name,
        maxLength: FOLDER_NAME_LENGTH,
        required: true,
        confirm: t(name === "" ? "history.create" : "history.save"),
        save,
      },
    });
  const newFolder = () =>
    nameFolder(t("history.new_folder"), "", async (name) => {
      const { id } = await createFolder(fetch, name);
      reload();
      toPlace(id);
    });
  const changeFolder = (folder: Folder) =>
    nameFolder(t("history.rename_folder"), folder.name, async (name) => {
      await renameFolder(fetch, folder.id, name);
      reload();
    });
  const removeFolder = async (folder: Folder) => {
    try {
      await deleteFolder(fetch, folder.id);
      toast.success(t("history.folder_deleted"));
      toPlace("all");
      reload();
    } catch (error) {
      failed(error);
    }
  };

  return {
    asking,
    ask: setAsking,
    favourite,
    favouriteAll,
    rename,
    newFolder,
    changeFolder,
    removeFolder,
  };
}
