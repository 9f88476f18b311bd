import { useState } from "react";
import { renderPng } from "../../../adapters/codes/render-png.ts";
import { renderSvg } from "../../../adapters/codes/render-svg.ts";
import { barcodeFileName, qrCodeFileName } from "../../../core/codes/file-name.ts";
import type { FileFormat } from "../../../core/history/history-record.ts";
import { saveFile } from "../../codes/save-file.ts";
import { useMessages } from "../../components/messages.tsx";
import { toast } from "../../components/toast.ts";
import { useSession } from "../../session.tsx";
import { countDownload, type HistoryRow } from "./history-api.ts";
import type { Redrawn } from "./redraw.ts";

async function fileOf(
  { drawing, widthPx, pdfBox }: Redrawn,
  format: FileFormat,
): Promise<Uint8Array | string> {
  if (format === "png") return renderPng(drawing, widthPx);
  if (format === "svg") return renderSvg(drawing, widthPx);
  const { renderPdf } = await import("../../../adapters/codes/render-pdf.ts");
  return renderPdf(drawing, pdfBox);
}

/** Hands the code of a record out once more, by what made the first download, and counts it. */
export function useDownloadAgain(
  row: HistoryRow,
  redrawn: Redrawn | null,
  onCounted: (row: HistoryRow) => void,
) {
  const t = useMessages();
  const { fetch } = useSession();
  const [busy, setBusy] = useState(false);

  const download = async (format: FileFormat): Promise<void> => {
    const name = format.toUpperCase();
    if (!redrawn) return toast.error(t("history.no_picture"));
    setBusy(true);
    try {
      const { design } = row;
      const file =
        design.kind === "barcode"
          ? barcodeFileName(design.barcodeFormat, new Date(), format)
          : qrCodeFileName(new Date(), format);
      saveFile(file, format, await fileOf(redrawn, format));
      toast.success(t("history.downloaded", { format: name }));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      toast.error(t("history.download_failed", { format: name, message }));
      return setBusy(false);
    }
    // The file is handed over: a count that fails is only logged (accounts §8).
    await countDownload(fetch, row.id).then(onCounted, (error: unknown) =>
      console.warn("A download was not counted.", error),
    );
    setBusy(false);
  };
  return { busy, download };
}
