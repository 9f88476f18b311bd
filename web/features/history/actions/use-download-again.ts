import { useState } from "react";
import type { MadeCode } from "../../../../adapters/codes/encode/made-code.ts";
import { barcodeFileName, qrCodeFileName } from "../../../../core/codes/file-name.ts";
import type { FileFormat } from "../../../../core/codes/file-format.ts";
import { makeFile } from "../../../codes/make-file.ts";
import { proofText } from "../../../codes/proof-text.ts";
import { saveFile } from "../../../../browser/save-file.ts";
import { useMessages } from "../../../components/messages.tsx";
import { errorText } from "../../../api/error-text.ts";
import { toast } from "../../../components/toasts/toast.ts";
import { useSession } from "../../../session/session.tsx";
import { countDownload, type HistoryRow } from "../../../history/history-api.ts";

/** The name of a file that is created now. */
export const fileNameOf = (design: HistoryRow["design"], format: FileFormat): string =>
  design.kind === "barcode"
    ? barcodeFileName(design.barcodeFormat, new Date(), format)
    : qrCodeFileName(new Date(), format);

/**
 * Downloads the code of a record again, as in the first download, and counts it. A code that cannot be read
 * back is downloaded with a warning, since its owner already accepted that the first time.
 * @param redrawn the code with its logo; null if it cannot be drawn as it was
 */
export function useDownloadAgain(
  row: HistoryRow,
  redrawn: MadeCode | null,
  onCounted: (row: HistoryRow) => void,
) {
  const t = useMessages();
  const { fetch } = useSession();
  const [busy, setBusy] = useState(false);

  const download = async (format: FileFormat): Promise<void> => {
    const name = format.toUpperCase();
    if (!redrawn) return toast.error(t("history.not_as_it_was"));
    setBusy(true);
    try {
      const file = fileNameOf(row.design, format);
      const { proof, content } = await makeFile(format, redrawn);
      saveFile(file, content);
      toast.success(t("history.downloaded", { format: name }));
      if (!proof.scans) toast.warning(proofText(proof, t));
    } catch (error) {
      console.warn("A download failed.", error);
      const message = errorText(t, error);
      toast.error(t("history.download_failed", { format: name, message }));
      return setBusy(false);
    }
    // The file is saved; a failure to count it is only logged.
    await countDownload(fetch, row.id).then(onCounted, (error: unknown) =>
      console.warn("A download was not counted.", error),
    );
    setBusy(false);
  };
  return { busy, download };
}
