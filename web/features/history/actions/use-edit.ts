import { useNavigate } from "react-router-dom";
import { useMessages } from "../../../components/messages.tsx";
import { toast } from "../../../components/toasts/toast.ts";
import type { HistoryRow } from "../../../history/history-api.ts";
import { generatorOf } from "../../../history/put-into-generator.ts";
import { handToGenerator } from "./edit-draft.ts";

/** Opens the generator with a record's content and design, at the step in its address. */
export function useEdit() {
  const t = useMessages();
  const navigate = useNavigate();
  return async (row: HistoryRow, step: "#generate" | "#download"): Promise<void> => {
    try {
      await handToGenerator(row);
    } catch (error) {
      console.warn("A code could not be handed to its generator.", error);
      return toast.error(t("history.hand_over_failed"));
    }
    await navigate(generatorOf(row) + step);
  };
}
