import { useState } from "react";
import type { MadeCode } from "../../../adapters/codes/encode/made-code.ts";
import type { Proof } from "../../../core/codes/proof.ts";
import { proofText } from "../../codes/proof-text.ts";
import { toast } from "../../components/toasts/toast.ts";
import { useMessages } from "../../components/messages.tsx";
import { keepRecent } from "../../recent/keep-recent.ts";
import { useSession } from "../../session/session.tsx";
import { canShare, copyCode, copySvg, shareCode, type CopiedKind } from "./copy-share.ts";
import type { DownloadOffer } from "./use-download.ts";

type Work = "png" | "svg" | "share";

/** Copy and Share; Share copies where the browser cannot share. @param offer null while there is no code */
export function useCopyShare(offer: DownloadOffer | null) {
  const t = useMessages();
  const { client } = useSession();
  const [busy, setBusy] = useState<Work | null>(null);
  /** What the clipboard holds, as long as its code is the one on screen. */
  const [copied, setCopied] = useState<{ of: MadeCode; as: CopiedKind } | null>(null);

  const run = async (what: Work, work: (offer: DownloadOffer) => Promise<void>): Promise<void> => {
    if (busy !== null || offer === null) return;
    setBusy(what);
    try {
      await work(offer);
    } finally {
      setBusy(null);
    }
  };
  /** Nothing leaves untested, or with a fault, without a word. */
  const warn = (proof: Proof | null) => {
    if (proof && !proof.scans) toast.warning(proofText(proof, t));
  };
  const taken = ({ record, logo, onTaken }: DownloadOffer, format: "png" | "svg") => {
    onTaken?.();
    void keepRecent(client, record(format), logo);
  };
  const putOnClipboard = async (wanted: DownloadOffer, format: "png" | "svg"): Promise<void> => {
    const { code } = wanted;
    try {
      const { as, proof } = await (format === "svg" ? copySvg(code) : copyCode(code));
      setCopied({ of: code, as });
      toast.success(t("download.copied"));
      warn(proof);
      taken(wanted, format);
    } catch (error) {
      console.warn("The code was not copied.", error);
      toast.error(t("download.copy_failed"));
    }
  };
  const putOnSheet = async (wanted: DownloadOffer, title: string): Promise<void> => {
    if (!canShare()) return putOnClipboard(wanted, "png");
    try {
      const proof = await shareCode(wanted.code, wanted.fileName("png"), title);
      warn(proof);
      if (proof) taken(wanted, "png");
    } catch (error) {
      console.warn("The code was not shared.", error);
      toast.error(t("download.share_failed"));
    }
    return undefined;
  };

  return {
    busy,
    copiedAs: offer && copied?.of === offer.code ? copied.as : null,
    copy: (format: "png" | "svg") => void run(format, (wanted) => putOnClipboard(wanted, format)),
    share: (title: string) => void run("share", (wanted) => putOnSheet(wanted, title)),
  };
}
