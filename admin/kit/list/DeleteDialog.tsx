import {
  useDelete,
  useNotify,
  useRefresh,
  useResourceContext,
  useTranslate,
  type RaRecord,
} from "react-admin";
import type { ReactNode } from "react";
import { SignInNotConfirmed } from "../../session/fresh-sign-in.ts";
import { ConfirmDialog } from "../form/ConfirmDialog.tsx";
import { isGone } from "../is-gone.ts";

interface Props {
  /** Null: closed. */
  record: RaRecord | null;
  title: string;
  /** Consequences, one paragraph each. */
  texts: readonly ReactNode[];
  /** A second confirmation: a checkbox. */
  second?: string | undefined;
  /** Message keys for success and failure. */
  done: string;
  failed: string;
  /** Passed to the data provider. */
  meta?: object;
  onDeleted?: () => void;
  onClose: () => void;
}

/**
 * Asks before a record of the resource is deleted. If the server refuses, the dialog shows why; if another admin deleted it first, that
 * counts as success.
 */
export function DeleteDialog({ record, done, failed, meta, onDeleted, onClose, ...question }: Props) {
  const t = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const resource = useResourceContext();
  const [remove] = useDelete();
  const run = async () => {
    if (record === null) return;
    try {
      await remove(
        resource,
        { id: record.id, previousData: record, meta },
        { mutationMode: "pessimistic", returnPromise: true },
      );
    } catch (error) {
      if (isGone(error)) return end("kit.deleted_title", "info");
      if (!(error instanceof SignInNotConfirmed)) notify(failed, { type: "error" });
      throw error;
    }
    end(done, "success");
  };
  const end = (said: string, type: "success" | "info") => {
    notify(said, { type });
    onClose();
    onDeleted?.();
    refresh();
  };
  return (
    <ConfirmDialog
      open={record !== null}
      confirm={t("ra.action.delete")}
      isDangerous
      onConfirm={run}
      onClose={onClose}
      {...question}
    />
  );
}
