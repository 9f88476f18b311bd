import { Box, Skeleton } from "@mui/material";
import { FileCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { useGetList, useNotify, useTranslate } from "react-admin";
import { CardGrid } from "../kit/CardGrid.tsx";
import { ConfirmDialog } from "../kit/ConfirmDialog.tsx";
import { EmptyState } from "../kit/EmptyState.tsx";
import { ErrorState } from "../kit/ErrorState.tsx";
import { Pager } from "../kit/Pager.tsx";
import { SignInNotConfirmed } from "../session/fresh-sign-in.ts";
import { refusalText } from "../kit/refusal-text.ts";
import { checkFile, describeFile, removeFile, type FileRecord } from "./file-api.ts";
import { FileCard } from "./FileCard.tsx";
import { FileDrop } from "./FileDrop.tsx";
import { FileWordsDialog } from "./FileWordsDialog.tsx";
import { useUploads } from "./use-uploads.ts";

const PER_PAGE = 12;
/** How often one looks whether a file that was just uploaded has been checked. */
const LOOK_MS = 2000;

/** The verification files, newest first, and where new ones are dropped. */
export function FileList() {
  const t = useTranslate();
  const notify = useNotify();
  const [page, setPage] = useState(1);
  const [toDelete, setToDelete] = useState<FileRecord | null>(null);
  const [edited, setEdited] = useState<FileRecord | null>(null);
  const { data, total, isPending, error, refetch } = useGetList<FileRecord>("verification_files", {
    pagination: { page, perPage: PER_PAGE },
    sort: { field: "created_at", order: "DESC" },
  });
  const { uploads, isBusy, send } = useUploads(({ done, failed }) => {
    if (done > 0) notify("files.uploaded", { type: "success" });
    if (failed > 0) notify("files.upload_failed", { type: "error" });
    void refetch();
  });

  const waits = data?.some(({ verification_status }) => verification_status === "pending") ?? false;
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setInterval(() => void refetch(), LOOK_MS);
    return () => clearInterval(timer);
  }, [waits, refetch]);

  const check = async ({ id }: FileRecord) => {
    try {
      const { verification_status: status } = await checkFile(id);
      notify(`files.now_${status}`, { type: status === "verified" ? "success" : "warning" });
    } catch (problem) {
      notify(refusalText(t, problem), { type: "error" });
    }
    await refetch();
  };

  const remove = async ({ id }: FileRecord) => {
    setToDelete(null);
    try {
      await removeFile(id);
      notify("files.deleted", { type: "success" });
    } catch (problem) {
      if (problem instanceof SignInNotConfirmed) return;
      notify(`${t("files.delete_failed")}: ${refusalText(t, problem)}`, { type: "error" });
    }
    await refetch();
  };

  return (
    <Box sx={{ display: "grid", gap: 5 }}>
      <FileDrop uploads={uploads} isBusy={isBusy} onFiles={(files) => void send(files)} />
      {error ? (
        <ErrorState text={t("files.load_failed")} error={error} onRetry={refetch} />
      ) : isPending ? (
        <Skeleton height={220} />
      ) : data.length === 0 ? (
        <EmptyState Icon={FileCheck} title={t("files.none")} text={t("files.none_text")} />
      ) : (
        <CardGrid label={t("code.files")} items={data}>
          {(file) => (
            <FileCard
              file={file}
              onCheck={() => check(file)}
              onEdit={() => setEdited(file)}
              onDelete={() => setToDelete(file)}
            />
          )}
        </CardGrid>
      )}
      <Pager page={page} perPage={PER_PAGE} total={total} onPage={setPage} />
      <ConfirmDialog
        open={toDelete !== null}
        title={t("files.delete_title")}
        texts={[t("files.delete_sure", { name: toDelete?.original_name ?? "" }), t("files.delete_text")]}
        confirm={t("code.delete")}
        isDangerous
        onConfirm={() => (toDelete ? remove(toDelete) : undefined)}
        onClose={() => setToDelete(null)}
      />
      {edited === null ? null : (
        <FileWordsDialog
          file={edited}
          onSave={async (words) => {
            await describeFile(edited.id, words);
            notify("files.updated", { type: "success" });
            setEdited(null);
            await refetch();
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </Box>
  );
}
