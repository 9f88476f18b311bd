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
  /** Null: nothing is asked. */
  record: RaRecord | null;
  title: string;
  /** What will happen, a paragraph each. */
  texts: readonly ReactNode[];
  /** A second confirmation: a box to tick. */
  second?: string | undefined;
  /** What is said once it is deleted, and where it could not be: keys of the catalog. */
  done: string;
  failed: string;
  /** For the data provider. */
  meta?: object;
  onDeleted?: () => void;
  onClose: () => void;
}

/** Asks before a record of the resource is deleted. Where that is refused, the dialog says why; where another admin was faster, it is gone. */
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
