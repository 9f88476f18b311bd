import { ImageUp } from "lucide-react";
import { useEffect, useRef } from "react";
import { IMAGE_TYPES } from "../../../core/images/image-file.ts";
import { Button } from "../../components/Button.tsx";
import { Card } from "../../components/Card.tsx";
import { FileDrop } from "../../components/fields/FileDrop.tsx";
import { useMessages } from "../../components/messages.tsx";
import { Notice } from "../../components/Notice.tsx";
import { ProgressBar } from "../../components/loading/ProgressBar.tsx";
import { AnswerFields } from "./AnswerFields.tsx";
import { useUpload } from "./use-upload.ts";

/** Uploads a picture and shows the response. */
export function UploadPanel() {
  const t = useMessages();
  const { upload, send, cancel, reset } = useUpload();
  const choose = useRef<HTMLButtonElement>(null);
  const another = useRef<HTMLButtonElement>(null);
  const { state } = upload;
  const isDone = state === "done";
  // The button that had the focus is gone with the drop zone, and gets it back with it.
  const shown = useRef(false);
  useEffect(() => {
    if (isDone) another.current?.focus();
    else if (shown.current) choose.current?.focus();
    shown.current = isDone;
  }, [isDone]);

  if (upload.state === "done") {
    return (
      <Card className="grid gap-6">
        <Notice
          tone="good"
          live
          action={
            <Button ref={another} size="sm" onClick={reset}>
              {t("image_test.another")}
            </Button>
          }
        >
          {t("image_test.done")}
        </Notice>
        <AnswerFields answer={upload.answer} />
      </Card>
    );
  }
  return (
    <div className="grid gap-4">
      <FileDrop
        title={t("image_test.drop")}
        over={t("image_test.over")}
        hint={t("image_test.kinds")}
        button={t("image_test.choose")}
        icon={<ImageUp aria-hidden="true" strokeWidth={1.25} />}
        accept={IMAGE_TYPES}
        busy={state === "running"}
        error={state === "refused" ? upload.problem : undefined}
        buttonRef={choose}
        className="min-h-64"
        onFiles={([file]) => file && send(file)}
      />
      {upload.state === "running" ? (
        <div className="flex items-end gap-4">
          <div className="min-w-0 grow">
            <ProgressBar label={t("image_test.uploading", { name: upload.file.name })} value={null} />
          </div>
          <Button size="sm" onClick={cancel}>
            {t("common.cancel")}
          </Button>
        </div>
      ) : null}
      {upload.state === "failed" ? (
        <Notice
          tone="danger"
          live
          action={
            <Button size="sm" onClick={() => send(upload.file)}>
              {t("common.retry")}
            </Button>
          }
        >
          <p className="font-medium">{t("image_test.failed_title")}</p>
          <p className="text-soft">{upload.problem}</p>
        </Notice>
      ) : null}
      <p className="text-sm text-faint">{t("image_test.what_happens")}</p>
    </div>
  );
}
