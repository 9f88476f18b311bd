import { useState, type RefObject } from "react";
import { ConfirmDialog } from "../../components/ConfirmDialog.tsx";
import { useMessages } from "../../components/messages.tsx";
import { toast } from "../../components/toast.ts";
import { useSession } from "../../session/session.tsx";
import { deleteRecord, type HistoryRow } from "../../history/history-api.ts";

/** Asks before a record is deleted. `row` null: closed. */
export function DeleteDialog({
  row,
  onClose,
  onDeleted,
  focusAfter,
}: {
  row: HistoryRow | null;
  onClose: () => void;
  onDeleted: (id: string) => void;
  /** Has the focus afterwards: the button that asked went with its row. */
  focusAfter: RefObject<HTMLElement | null>;
}) {
  const t = useMessages();
  const { fetch } = useSession();
  const [busy, setBusy] = useState(false);
  const [gone, setGone] = useState(false);

  const remove = async ({ id }: HistoryRow) => {
    setBusy(true);
    try {
      await deleteRecord(fetch, id);
      setGone(true);
      onDeleted(id);
      toast.success(t("history.deleted"));
    } catch {
      toast.error(t("history.delete_failed"));
    } finally {
      setBusy(false);
    }
  };

  return (
    <ConfirmDialog
      open={row !== null}
      title={t("history.delete_title")}
      confirm={t("history.delete")}
      busy={busy}
      onConfirm={() => row && void remove(row)}
      onCancel={onClose}
      onClosed={(event) => {
        if (!gone) return;
        event.preventDefault();
        focusAfter.current?.focus();
        setGone(false);
      }}
    >
      {t("history.delete_text")}
    </ConfirmDialog>
  );
}
