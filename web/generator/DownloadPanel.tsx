import { useEffect, type ReactNode } from "react";
import type { FileFormat } from "../../core/codes/file-format.ts";
import { parseColour } from "../../core/codes/colour.ts";
import type { Proof } from "../../core/codes/proof.ts";
import { loadFileParts } from "../codes/make-file.ts";
import { Button } from "../components/Button.tsx";
import { DownloadButtons } from "./DownloadButtons.tsx";
import { useMessages } from "../components/messages.tsx";
import { Notice } from "../components/Notice.tsx";
import { loadToasts } from "../components/toast.ts";

/** The download buttons, and above them what there is to know first: no code yet, a clear background, a failed proof (D3). */
export function DownloadPanel({
  download: { busy, warning, download },
  disabled,
  onContent,
  background,
  mend,
}: {
  download: {
    busy: FileFormat | null;
    warning: { kind: FileFormat; proof: Proof } | null;
    download: (kind: FileFormat) => void;
  };
  disabled: boolean;
  /** Leads to the content where there is none to make a code of; null where there is a code. */
  onContent: (() => void) | null;
  /** Of the code, as `parseColour` takes it. */
  background: string;
  mend: ReactNode;
}) {
  const t = useMessages();
  const isClear = (parseColour(background)?.alpha ?? 1) < 1;
  // all that the buttons need, while there is a network
  useEffect(() => void Promise.all([loadFileParts(), loadToasts()]).catch(() => undefined), []);
  return (
    <div className="grid gap-4">
      {onContent ? (
        <Notice tone="info">
          <div className="grid justify-items-start gap-2">
            <p>{t("download.content_first")}</p>
            <Button size="sm" onClick={onContent}>
              {t("download.to_content")}
            </Button>
          </div>
        </Notice>
      ) : null}
      {isClear && !onContent ? <Notice tone="info">{t("colour.background_clear")}</Notice> : null}
      {warning ? (
        <Notice tone="warn" live>
          <div className="grid justify-items-start gap-2">
            <p>{t(`proof.${warning.proof.code}`, warning.proof.values)}</p>
            {mend}
          </div>
        </Notice>
      ) : null}
      <DownloadButtons busy={busy} warned={warning?.kind ?? null} disabled={disabled} onDownload={download} />
    </div>
  );
}
