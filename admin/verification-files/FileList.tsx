import { Box } from "@mui/material";
import { FileCheck } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useListContext, useNotify, useRefresh, useTranslate } from "react-admin";
import { fileList } from "../../core/verification-files/verification-file.ts";
import { CardGrid } from "../kit/list/CardGrid.tsx";
import { DeleteDialog } from "../kit/list/DeleteDialog.tsx";
import { ExportButton } from "../kit/list/ExportButton.tsx";
import { ListPage } from "../kit/list/ListPage.tsx";
import { RefreshButton } from "../kit/list/RefreshButton.tsx";
import { useDialogRoute } from "../kit/list/use-dialog-route.ts";
import { CodeTabs } from "../code-snippets/CodeTabs.tsx";
import type { FileRecord } from "./file-api.ts";
import { FileCard } from "./FileCard.tsx";
import { FileDrop } from "./FileDrop.tsx";
import { FileEdit } from "./FileEdit.tsx";
import { useUploads } from "./use-uploads.ts";

/** Poll interval until a new upload has been checked. */
const LOOK_MS = 2000;

/** /admin/code-injection/files: the verification files, newest first, and a drop zone. */
export function FileList() {
  const t = useTranslate();
  const { id, close } = useDialogRoute("code-injection/files", ":id");
  const [toDelete, setToDelete] = useState<FileRecord | null>(null);
  return (
    <ListPage
      shape={fileList}
      head={{
        title: t("code.title"),
        text: t("code.text"),
        actions: (
          <>
            <ExportButton />
            <RefreshButton />
          </>
        ),
      }}
      Around={FilesTab}
      perPage={12}
      sort={{ field: "created_at", order: "DESC" }}
      renewMs={(rows) =>
        rows.some(({ verification_status }) => verification_status === "pending") ? LOOK_MS : false
      }
      above={<Upload />}
      Icon={FileCheck}
      texts={{
        failed: "files.load_failed",
        none: "files.none",
        noneText: "files.none_text",
        noneFiltered: "files.none_text",
      }}
      below={
        <>
          {id === undefined ? null : <FileEdit key={id} id={id} onClose={close} />}
          <DeleteDialog
            record={toDelete}
            title={t("files.delete_title")}
            texts={[t("files.delete_sure", { name: toDelete?.original_name ?? "" }), t("files.delete_text")]}
            done="files.deleted"
            failed="files.delete_failed"
            onClose={() => setToDelete(null)}
          />
        </>
      }
    >
      <Cards onDelete={setToDelete} />
    </ListPage>
  );
}

function Upload() {
  const notify = useNotify();
  const refresh = useRefresh();
  const { uploads, isBusy, send } = useUploads(({ done, failed }) => {
    if (done > 0) notify("files.uploaded", { type: "success" });
    if (failed > 0) notify("files.upload_failed", { type: "error" });
    refresh();
  });
  return (
    <Box sx={{ mb: 5 }}>
      <FileDrop uploads={uploads} isBusy={isBusy} onFiles={(files) => void send(files)} />
    </Box>
  );
}

const FilesTab = ({ children }: { children: ReactNode }) => <CodeTabs part="files">{children}</CodeTabs>;

function Cards({ onDelete }: { onDelete: (file: FileRecord) => void }) {
  const t = useTranslate();
  const { data = [] } = useListContext<FileRecord>();
  return (
    <CardGrid label={t("code.files")} items={data}>
      {(file) => <FileCard file={file} onDelete={() => onDelete(file)} />}
    </CardGrid>
  );
}
