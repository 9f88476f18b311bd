import { useState } from "react";
import type { MadeCode } from "../../adapters/codes/encode/made-code.ts";
import type { Proof } from "../../core/codes/proof.ts";
import { proofText } from "../codes/proof-text.ts";
import { toast } from "../components/toasts/toast.ts";
import { useMessages } from "../components/messages.tsx";
import { canShare, copyCode, shareCode, type CopiedKind } from "./copy-share.ts";

/** Copy and Share; Share copies where the browser cannot share. */
export function useCopyShare() {
  const t = useMessages();
  const [busy, setBusy] = useState<"copy" | "share" | null>(null);
  /** What the clipboard holds, as long as its code is the one on screen. */
  const [copied, setCopied] = useState<{ of: MadeCode; as: CopiedKind } | null>(null);

  const run = async (what: "copy" | "share", work: () => Promise<void>): Promise<void> => {
    if (busy !== null) return;
    setBusy(what);
    try {
      await work();
    } finally {
      setBusy(null);
    }
  };
  /** Nothing leaves untested, or with a fault, without a word. */
  const warn = (proof: Proof | null) => {
    if (proof && !proof.scans) toast.warning(proofText(proof, t));
  };
  const putOnClipboard = async (code: MadeCode): Promise<void> => {
    try {
      const { as, proof } = await copyCode(code);
      setCopied({ of: code, as });
      toast.success(t("payloads.copied"));
      warn(proof);
    } catch (error) {
      console.warn("The code was not copied.", error);
      toast.error(t("payloads.copy_failed"));
    }
  };
  const putOnSheet = async (code: MadeCode, fileName: string, title: string): Promise<void> => {
    if (!canShare()) return putOnClipboard(code);
    try {
      warn(await shareCode(code, fileName, title));
    } catch (error) {
      console.warn("The code was not shared.", error);
      toast.error(t("payloads.share_failed"));
    }
    return undefined;
  };

  return {
    busy,
    copiedAs: (code: MadeCode | null): CopiedKind | null =>
      copied?.of === code ? (copied?.as ?? null) : null,
    copy: (code: MadeCode) => void run("copy", () => putOnClipboard(code)),
    share: (code: MadeCode, fileName: string, title: string) =>
      void run("share", () => putOnSheet(code, fileName, title)),
  };
}
