import { Button } from "../../../components/Button.tsx";
import { ConfirmDialog } from "../../../components/dialogs/ConfirmDialog.tsx";
import { Skeleton } from "../../../components/loading/Skeleton.tsx";
import { useMessages } from "../../../components/messages.tsx";
import { Notice } from "../../../components/Notice.tsx";
import type { OpenedBatchState } from "./use-opened-batch.ts";

/** The state of the batch in the address until it is on the page. */
export function OpenedBatch({ batch }: { batch: OpenedBatchState }) {
  const t = useMessages();
  const { opening, retry, allow, signIn, stay } = batch;
  return (
    <>
      {opening.kind === "loading" ? (
        <output aria-label={t("bulk.opening")} className="mb-4 block">
          <Skeleton className="h-12 w-full" />
        </output>
      ) : null}
      {opening.kind === "signed_out" ? (
        <Notice
          tone="info"
          className="mb-4"
          action={
            <Button size="sm" onClick={signIn}>
              {t("bulk.open_sign_in")}
            </Button>
          }
        >
          {t("bulk.open_login_first")}
        </Notice>
      ) : null}
      {opening.kind === "failed" ? (
        <Notice
          tone="danger"
          live
          className="mb-4"
          action={
            <Button size="sm" onClick={retry}>
              {t("common.retry")}
            </Button>
          }
        >
          {opening.problem}
        </Notice>
      ) : null}
      <ConfirmDialog
        open={opening.kind === "asks"}
        title={t("bulk.open_title")}
        confirm={t("bulk.open_anyway")}
        busy={false}
        onConfirm={allow}
        onCancel={stay}
      >
        {t("bulk.open_unsaved")}
      </ConfirmDialog>
    </>
  );
}
