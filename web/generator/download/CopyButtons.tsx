import { Copy, Share2 } from "lucide-react";
import { Button } from "../../components/Button.tsx";
import { useLive } from "../../components/loading/use-live.ts";
import { useMessages } from "../../components/messages.tsx";
import { canShare } from "./copy-share.ts";
import { useCopyShareOffer } from "./use-copy-share.ts";
import type { DownloadOffer } from "./use-download.ts";

/**
 * Copies the code to the clipboard, and shares it with other apps if the browser supports sharing files.
 * @param title title of the shared file
 */
export function CopyButtons({
  offer,
  title,
  disabled,
}: {
  offer: DownloadOffer | null;
  title: string;
  disabled: boolean;
}) {
  const t = useMessages();
  const live = useLive();
  const { busy, copiedAs, copy, share } = useCopyShareOffer(offer);
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
            {t(`download.copy_${format}`)}
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
            {t("download.share")}
          </Button>
        ) : null}
      </div>
      <output className="text-sm text-soft empty:hidden">
        {copiedAs ? t(`download.copied_${copiedAs}`) : null}
      </output>
    </div>
  );
}
