import { useEffect, type ReactNode } from "react";
import type { FileFormat } from "../../../core/codes/file-format.ts";
import { proofText } from "../../codes/proof-text.ts";
import { loadFileParts } from "../../codes/make-file.ts";
import { Button } from "../../components/Button.tsx";
import { CopyButtons } from "./CopyButtons.tsx";
import { DownloadButtons } from "./DownloadButtons.tsx";
import type { DownloadOffer } from "./use-download.ts";
import type { Accepts, ProofWarning } from "./use-proof-warning.ts";
import type { PreviewState } from "../preview/CodePreview.tsx";
import type { Translate } from "../../messages/translator.ts";
import { useMessages } from "../../components/messages.tsx";
import { Notice } from "../../components/Notice.tsx";
import { loadToasts } from "../../components/toasts/toast.ts";

/** The reason why there is nothing to download, according to the preview. */
export const missingText = (preview: PreviewState, t: Translate): string =>
  preview.kind === "failed" ? preview.message : t("download.content_first");

/**
 * The buttons for files, clipboard and sharing, and above them important messages: no code yet, a failed
 * proof.
 */
export function DownloadPanel({
  download: { busy, warning, accepts, download },
  offer,
  title,
  disabled,
  missing,
  fix,
}: {
  download: {
    busy: FileFormat | null;
    warning: ProofWarning | null;
    accepts: Accepts;
    download: (kind: FileFormat) => void;
  };
  /** The code to copy and share. */
  offer: DownloadOffer | null;
  /** Title of the shared file. */
  title: string;
  disabled: boolean;
  /** The reason why there is no code, with a way to its content; null if there is a code. */
  missing: { message: string; onContent: () => void } | null;
  fix: ReactNode;
}) {
  const t = useMessages();
  // loads everything that the buttons need, while online
  useEffect(() => void Promise.all([loadFileParts(), loadToasts()]).catch(() => undefined), []);
  return (
    <div className="grid gap-4">
      {missing ? (
        <Notice tone="info">
          <div className="grid justify-items-start gap-2">
            <p>{missing.message}</p>
            <Button size="sm" onClick={missing.onContent}>
              {t("download.to_content")}
            </Button>
          </div>
        </Notice>
      ) : null}
      {warning ? (
        <Notice tone="warn" live>
          <div className="grid justify-items-start gap-2">
            <p>{proofText(warning.proof, t)}.</p>
            {fix}
          </div>
        </Notice>
      ) : null}
      <DownloadButtons busy={busy} warned={warning?.by ?? null} disabled={disabled} onDownload={download} />
      <CopyButtons
        offer={offer}
        title={title}
        disabled={disabled}
        warned={warning?.by ?? null}
        accepts={accepts}
      />
    </div>
  );
}
