import type { ReactNode } from "react";
import type { FileFormat } from "../../core/codes/file-format.ts";
import type { Proof } from "../../core/codes/proof.ts";
import { DownloadButtons } from "./DownloadButtons.tsx";
import { useMessages } from "./messages.tsx";
import { Notice } from "./Notice.tsx";

/** The download buttons, and above them why the one that was clicked hesitated (D3). */
export function DownloadPanel({
  download: { busy, warning, download },
  disabled,
  mend,
}: {
  download: {
    busy: FileFormat | null;
    warning: { kind: FileFormat; proof: Proof } | null;
    download: (kind: FileFormat) => void;
  };
  disabled: boolean;
  mend: ReactNode;
}) {
  const t = useMessages();
  return (
    <div className="grid gap-4">
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
