import { Copy, Share2 } from "lucide-react";
import { Button } from "../../components/Button.tsx";
import { useLive } from "../../components/loading/use-live.ts";
import { useMessages } from "../../components/messages.tsx";
import { canShare } from "./copy-share.ts";
import { useCopyShareOffer } from "./use-copy-share.ts";
import type { DownloadOffer } from "./use-download.ts";
import type { Accepts, Taking } from "./use-proof-warning.ts";

/**
 * Copies the code to the clipboard, and shares it with other apps if the browser supports sharing files.
 * @param title title of the shared file
 */
export function CopyButtons({
  offer,
  title,
  disabled,
  warned,
  accepts,
}: {
  offer: DownloadOffer | null;
  title: string;
  disabled: boolean;
  /** The button that was pressed when the proof failed. */
  warned: Taking | null;
  accepts: Accepts;
}) {
  const t = useMessages();
  const live = useLive();
  const { busy, copiedAs, copy, share } = useCopyShareOffer(offer, accepts);
  const isOff = disabled || offer === null;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {(["png", "svg"] as const).map((format) => (
          <Button
            key={format}
            icon={<Copy aria-hidden="true" />}
            busy={busy === format}
            disabled={isOff}
            onClick={() => copy(format)}
            className="grow px-3"
          >
            {warned === `copy_${format}`
              ? t("download.copy_anyway_as", { kind: format.toUpperCase() })
              : t(`download.copy_${format}`)}
          </Button>
        ))}
        {live && canShare() ? (
          <Button
            icon={<Share2 aria-hidden="true" />}
            busy={busy === "share"}
            disabled={isOff}
            onClick={() => share(title)}
            className="grow px-3"
          >
            {t(warned === "share" ? "download.share_anyway" : "download.share")}
          </Button>
        ) : null}
      </div>
      <output className="text-sm text-soft empty:hidden">
        {copiedAs ? t(`download.copied_${copiedAs}`) : null}
      </output>
    </div>
  );
}
