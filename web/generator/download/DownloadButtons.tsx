import { Download } from "lucide-react";
import type { FileFormat } from "../../../core/codes/file-format.ts";
import { usePublicSettings } from "../../api/public-settings.ts";
import { useSession } from "../../session/session.tsx";
import { Button } from "../../components/Button.tsx";
import { useMessages } from "../../components/messages.tsx";
import type { Taking } from "./use-proof-warning.ts";

const KINDS = [
  ["png", "download.png", "primary"],
  ["pdf", "download.pdf", "secondary"],
  ["svg", "download.svg", "secondary"],
] as const;

/**
 * One button per file format, side by side if there is room. If the code failed the proof, the button of that
 * format offers the download anyway.
 */
export function DownloadButtons({
  busy,
  warned,
  disabled,
  onDownload,
}: {
  busy: FileFormat | null;
  /** The button that was pressed when the proof failed. */
  warned: Taking | null;
  disabled: boolean;
  onDownload: (kind: FileFormat) => void;
}) {
  const t = useMessages();
  const { status } = useSession();
  const { require_login_to_download: needsLogin } = usePublicSettings();
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {KINDS.map(([kind, text, variant]) => (
          <Button
            key={kind}
            variant={variant}
            size="lg"
            icon={<Download aria-hidden="true" />}
            busy={busy === kind}
            disabled={disabled || (busy !== null && kind === "pdf")}
            onClick={() => onDownload(kind)}
            className="grow px-3 first:basis-full max-sm:text-[0.9375rem]"
          >
            {busy === "pdf" && kind === "pdf"
              ? t("download.pdf_busy")
              : warned === kind
                ? t("download.anyway_as", { kind: kind.toUpperCase() })
                : t(text)}
          </Button>
        ))}
      </div>
      {needsLogin && status === "signed_out" ? (
        <p className="text-sm text-faint">{t("download.sign_in_hint")}</p>
      ) : null}
    </div>
  );
}
