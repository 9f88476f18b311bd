import { useCallback } from "react";
import { type BatchRow, deleteBatch, restoreBatch } from "../../../batches/batch-api.ts";
import { useMessages } from "../../../components/messages.tsx";
import { toast } from "../../../components/toasts/toast.ts";
import { useSession } from "../../../session/session.tsx";
import { showUndo } from "../actions/undo-toast.tsx";

/**
 * Deletes a batch at once and offers to undo it.
 * @param onChanged called after deletion and undo
 * @returns a function that resolves to whether it is deleted
 */
export function useDeleteBatch(onChanged: () => void): (batch: Pick<BatchRow, "id">) => Promise<boolean> {
  const t = useMessages();
  const { fetch } = useSession();
  return useCallback(
    async ({ id }) => {
      try {
        await deleteBatch(fetch, id);
      } catch (error) {
        console.warn("A batch was not deleted.", error);
        toast.error(t("history.batch_delete_failed"));
        return false;
      }
      let dismiss = () => {};
      const restore = async () => {
        dismiss();
        try {
          await restoreBatch(fetch, id);
          toast.success(t("history.batch_restored"));
          onChanged();
        } catch (error) {
          console.warn("A batch was not brought back.", error);
          toast.error(t("history.undo_failed"));
        }
      };
      showUndo(t("history.batch_deleted"), t("history.undo"), () => void restore()).then(
        (close) => (dismiss = close),
        (error: unknown) => console.warn("Undoing cannot be offered.", error),
      );
      onChanged();
      return true;
    },
    [fetch, onChanged, t],
  );
}
