import { Copy, Download, FileText, Shapes, Share2 } from "lucide-react";
import { useEffect, type ReactNode } from "react";
import { FILE_FORMATS, type FileFormat } from "../../core/codes/file-format.ts";
import { loadFileParts } from "../codes/make-file.ts";
import { proofText } from "../codes/proof-text.ts";
import { Button } from "../components/Button.tsx";
import type { MenuItem } from "../components/dialogs/Menu.tsx";
import { useMessages } from "../components/messages.tsx";
import { Notice } from "../components/Notice.tsx";
import { loadToasts } from "../components/toasts/toast.ts";
import { focusWrongNumber } from "../generator/wizard/focus-panel.ts";
import { useCopyShareOffer } from "../generator/download/use-copy-share.ts";
import { useDownload } from "../generator/download/use-download.ts";
import { usePublicSettings } from "../api/public-settings.ts";
import { useSession } from "../session/session.tsx";
import { FormatMenu } from "./FormatMenu.tsx";
import { offerOf } from "./offer-of.ts";
import type { Payload } from "./use-payload.ts";

/** Download, Copy and Share. If the form is incomplete, they show the errors at its fields. */
export function PayloadActions({
  payload,
  title,
  done,
  files,
  fix,
  quiet,
}: {
  payload: Payload;
  /** Title of the shared file. */
  title: string;
  /** Message after a download. */
  done: string;
  /** Files besides the code itself. */
  files: readonly MenuItem[];
  fix: ReactNode;
  /** Another action is more important: the download looks like the other buttons. */
  quiet: boolean;
}) {
  const t = useMessages();
  const { status } = useSession();
  const { require_login_to_download: needsLogin } = usePublicSettings();
  const { code, complete, ready, attempt } = payload;
  const offer = offerOf(payload);
  const { busy, warning, accepts, download } = useDownload(
    offer,
    {
      loginFirst: t("payloads.login_first"),
      notReady: () => t("download.no_picture"),
      done: () => done,
      failed: (kind, message) => t("download.failed", { kind: kind.toUpperCase(), message }),
    },
    payload.keepDraft,
  );
  const copyShare = useCopyShareOffer(offer, accepts);
  const warned = warning?.by;
  /** The format that the large button offers: the one that failed its proof, since the menu closes. */
  const main = FILE_FORMATS.find((kind) => kind === warned) ?? "png";

  // once there is a code, getting it must not need the network
  const isMade = code !== null;
  useEffect(() => {
    if (isMade) void Promise.all([loadFileParts(), loadToasts()]).catch(() => undefined);
  }, [isMade]);

  const ifComplete = (act: () => void) => () => {
    if (!complete) return attempt();
    if (!ready) return undefined;
    return focusWrongNumber() ? undefined : act();
  };
  const get = (kind: FileFormat) => ifComplete(() => download(kind));
  return (
    <section aria-label={t("payloads.get")} className="grid gap-3">
      {warning ? (
        <Notice tone="warn" live>
          <div className="grid justify-items-start gap-2">
            <p>{proofText(warning.proof, t)}.</p>
            {fix}
          </div>
        </Notice>
      ) : null}
      <div className="flex gap-2">
        <Button
          variant={quiet ? "secondary" : "primary"}
          size="lg"
          icon={<Download aria-hidden="true" />}
          busy={!ready || busy !== null}
          onClick={get(main)}
          className="min-w-0 grow px-3"
        >
          {busy === "pdf"
            ? t("download.pdf_busy")
            : warned === main
              ? t("download.anyway_as", { kind: main.toUpperCase() })
              : t("download.png")}
        </Button>
        <FormatMenu
          items={[
            { name: t("download.pdf"), icon: <FileText aria-hidden="true" />, onSelect: get("pdf") },
            { name: t("download.svg"), icon: <Shapes aria-hidden="true" />, onSelect: get("svg") },
            {
              name:
                warned === "copy_svg"
                  ? t("download.copy_anyway_as", { kind: "SVG" })
                  : t("download.copy_svg"),
              icon: <Copy aria-hidden="true" />,
              onSelect: ifComplete(() => copyShare.copy("svg")),
            },
            ...files.map((item) => ({ ...item, onSelect: ifComplete(item.onSelect) })),
          ]}
        />
      </div>
      {/* halves, one below the other where a longer text needs more */}
      <div className="flex flex-wrap gap-2">
        <Button
          icon={<Copy aria-hidden="true" />}
          busy={!ready || copyShare.busy === "png"}
          onClick={ifComplete(() => copyShare.copy("png"))}
          className="grow basis-[calc(50%-0.25rem)] px-3"
        >
          {warned === "copy_png" ? t("download.copy_anyway_as", { kind: "PNG" }) : t("download.copy")}
        </Button>
        <Button
          icon={<Share2 aria-hidden="true" />}
          busy={!ready || copyShare.busy === "share"}
          onClick={ifComplete(() => copyShare.share(title))}
          className="grow basis-[calc(50%-0.25rem)] px-3"
        >
          {t(warned === "share" ? "download.share_anyway" : "download.share")}
        </Button>
      </div>
      <output className="text-sm text-soft empty:hidden">
        {copyShare.copiedAs ? t(`download.copied_${copyShare.copiedAs}`) : null}
      </output>
      {needsLogin && status === "signed_out" ? (
        <p className="text-sm text-faint">{t("download.sign_in_hint")}</p>
      ) : null}
    </section>
  );
}
