import { useState } from "react";
import type { MadeCode } from "../../../adapters/codes/encode/made-code.ts";
import type { Proof } from "../../../core/codes/proof.ts";
import { proofText } from "../../codes/proof-text.ts";
import { keepRecent } from "../../recent/keep-recent.ts";
import { useSession } from "../../session/session.tsx";
import { toast } from "../../components/toasts/toast.ts";
import { useMessages } from "../../components/messages.tsx";
import type { DownloadOffer } from "./use-download.ts";
import { canShare, copyCode, copySvg, NotAccepted, shareCode, type CopiedKind } from "./copy-share.ts";
import type { Accepts, Taking } from "./use-proof-warning.ts";

type Work = "png" | "svg" | "share";

/** A code that can be copied and shared. */
export interface TakenCode {
  /** The same object while the code does not change. */
  code: MadeCode;
  /** Name of the shared file. */
  fileName: () => string;
  /** Called after copying or sharing. */
  onTaken?: (format: "png" | "svg") => void;
}

/** Without a place for a warning, a code is taken, and the warning follows. */
const afterward: Accepts = () => true;

/**
 * Copy and Share; Share copies if the browser cannot share.
 * @param offer null if there is no code
 * @param accepts asks before a code is taken that failed its proof
 */
export function useCopyShare(offer: TakenCode | null, accepts: Accepts = afterward) {
  const t = useMessages();
  const [busy, setBusy] = useState<Work | null>(null);
  /** Content of the clipboard, while its code is the one on screen. */
  const [copied, setCopied] = useState<{ of: MadeCode; as: CopiedKind } | null>(null);

  const run = async (what: Work, work: (offer: TakenCode) => Promise<void>): Promise<void> => {
    if (busy !== null || offer === null) return;
    setBusy(what);
    try {
      await work(offer);
    } finally {
      setBusy(null);
    }
  };
  /** Warns if the code was not tested, or has a defect, and nobody was asked. */
  const warn = (proof: Proof | null) => {
    if (accepts === afterward && proof && !proof.scans) toast.warning(proofText(proof, t));
  };
  const putOnClipboard = async (
    wanted: TakenCode,
    format: "png" | "svg",
    by: Taking = `copy_${format}`,
  ): Promise<void> => {
    const { code } = wanted;
    const mayTake = (proof: Proof) => accepts(by, code, proof);
    try {
      const { as, proof } = await (format === "svg" ? copySvg(code, mayTake) : copyCode(code, mayTake));
      setCopied({ of: code, as });
      toast.success(t("download.copied"));
      warn(proof);
      wanted.onTaken?.(format);
    } catch (error) {
      if (error instanceof NotAccepted) return;
      console.warn("The code was not copied.", error);
      toast.error(t("download.copy_failed"));
    }
  };
  const putOnSheet = async (wanted: TakenCode, title: string): Promise<void> => {
    if (!canShare()) return putOnClipboard(wanted, "png", "share");
    const { code, fileName } = wanted;
    try {
      const proof = await shareCode(code, fileName(), title, (found) => accepts("share", code, found));
      warn(proof);
      if (proof) wanted.onTaken?.("png");
    } catch (error) {
      if (error instanceof NotAccepted) return undefined;
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

/** The same for a code offered for download: it is then added to a visitor's recent codes. */
export function useCopyShareOffer(offer: DownloadOffer | null, accepts: Accepts) {
  const { client } = useSession();
  return useCopyShare(
    offer && {
      code: offer.code,
      fileName: () => offer.fileName("png"),
      onTaken: (format) => {
        offer.onTaken?.();
        void keepRecent(client, offer.record(format), offer.logo);
      },
    },
    accepts,
  );
}
