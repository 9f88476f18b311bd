import { formFileName, qrCodeFileName } from "../../../core/codes/file-name.ts";
import { detectType } from "../../../core/codes/qr/content.ts";
import { newRecordId } from "../../codes/new-record-id.ts";
import type { DownloadOffer, DownloadTexts } from "../../generator/download/use-download.ts";
import type { QrAttempt } from "../../generator/preview/try-qr.ts";
import type { Translate } from "../../messages/translator.ts";
import { qrDesignOf, type QrDraft } from "./qr-draft.ts";

/**
 * The download of the current draft; null if it makes no code. @param onTaken called after it was downloaded,
 * copied or shared
 */
export function offerOf(
  made: QrAttempt,
  draft: QrDraft,
  onTaken: (() => void) | undefined,
): DownloadOffer | null {
  if (made.kind !== "made") return null;
  const { kind: contentKind, forms, logo } = draft;
  const { code } = made;
  const { content } = code.asked;
  return {
    code,
    fileName: (kind) =>
      contentKind === "text"
        ? qrCodeFileName(new Date(), kind)
        : formFileName(contentKind, forms[contentKind]?.subject ?? "", kind),
    record: (format) => ({
      id: newRecordId(),
      content,
      type: detectType(content),
      format,
      // the dots of a print follow from it, and may exceed the limits for px
      design: { kind: "qr", ...code.design, size: qrDesignOf(draft).size },
      logoUrl: null,
    }),
    logo,
    ...(onTaken && { onTaken }),
  };
}

export const downloadTexts = (t: Translate): DownloadTexts => ({
  loginFirst: t("qr.login_first"),
  notReady: () => t("download.no_picture"),
  done: (kind) => t("qr.downloaded", { kind: kind.toUpperCase() }),
  failed: (kind, message) => t("download.failed", { kind: kind.toUpperCase(), message }),
});
