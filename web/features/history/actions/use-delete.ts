import { useCallback, useEffect, useRef } from "react";
import { useMessages } from "../../../components/messages.tsx";
import { toast } from "../../../components/toasts/toast.ts";
import { deleteRecords, restoreRecords } from "../../../history/history-api.ts";
import { useSession } from "../../../session/session.tsx";
import { showUndo } from "./undo-toast.tsx";

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;

/**
 * Deletes codes at once and offers to undo it: with a button, and with Ctrl+Z or ⌘Z until the next deletion.
 * @param onChanged called after deletion and undo
 */
export function useDelete(onChanged: () => void) {
  const t = useMessages();
  const { fetch } = useSession();
  const undo = useRef<(() => void) | null>(null);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "z" || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
      if (undo.current === null || isTyping(event)) return;
      event.preventDefault();
      undo.current();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  /** @returns whether they are deleted */
  return useCallback(
    async (ids: readonly string[]): Promise<boolean> => {
      const n = ids.length;
      try {
        await deleteRecords(fetch, ids);
      } catch (error) {
        console.warn("Codes were not deleted.", error);
        toast.error(t("history.delete_failed", { n }));
        return false;
      }
      let dismiss = () => {};
      const restore = async () => {
        undo.current = null;
        dismiss();
        try {
          await restoreRecords(fetch, ids);
          toast.success(t(n === 1 ? "history.undone" : "history.undone_many", { n }));
          onChanged();
        } catch (error) {
          console.warn("Codes were not brought back.", error);
          toast.error(t("history.undo_failed"));
        }
      };
      undo.current = () => void restore();
      showUndo(
        t(n === 1 ? "history.deleted" : "history.deleted_many", { n }),
        t("history.undo"),
        () => void restore(),
      ).then(
        (close) => (dismiss = close),
        (error: unknown) => console.warn("Undoing cannot be offered.", error),
      );
      onChanged();
      return true;
    },
    [fetch, onChanged, t],
  );
}
