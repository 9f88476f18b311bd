import { Download } from "lucide-react";
import { useState } from "react";
import type { PrintableCode } from "../../../adapters/codes/report/print-code.ts";
import type { ReportWords } from "../../../adapters/codes/report/render-report.ts";
import { saveFile } from "../../../browser/save-file.ts";
import { designAdvice } from "../../../core/codes/print/report/design-advice.ts";
import { errorText } from "../../api/error-text.ts";
import type { CodeReport } from "../../codes/report/report-code.ts";
import { Button } from "../../components/Button.tsx";
import { useMessages } from "../../components/messages.tsx";
import { toast } from "../../components/toasts/toast.ts";
import type { DownloadOffer } from "../download/use-download.ts";
import { useDownloadGate } from "../download/use-download-gate.ts";
import { PrintedReport } from "./PrintedReport.tsx";

const FORMATS = ["pdf", "json"] as const;
type Format = (typeof FORMATS)[number];

/** A report in words, and the buttons that save it. */
export function MadeReport({
  made,
  code,
  offer,
  loginFirst,
  keepDraft,
}: {
  made: CodeReport;
  /** The code as it goes to the press. */
  code: PrintableCode;
  offer: DownloadOffer;
  loginFirst: string;
  keepDraft: () => void;
}) {
  const t = useMessages();
  const passesGate = useDownloadGate(loginFirst, keepDraft);
  const [busy, setBusy] = useState<Format | null>(null);
  const { measures, scans } = made.report;
  const advice = designAdvice(measures, code.design?.style, scans, t, (shape) => t(`style.eye.${shape}`));

  const save = async (format: Format): Promise<void> => {
    setBusy(format);
    try {
      if (!(await passesGate())) return;
      const content = await contentOf(format, made, code, { say: t, advice });
      saveFile(offer.fileName("pdf").replace(/\.pdf$/, `-report.${format}`), content);
    } catch (error) {
      console.warn("The report was not written.", error);
      toast.error(t("download.failed", { kind: format.toUpperCase(), message: errorText(t, error) }));
    } finally {
      setBusy(null);
    }
  };
  return (
    <>
      <PrintedReport made={made} advice={advice} />
      <div className="flex flex-wrap gap-2">
        {FORMATS.map((format) => (
          <Button
            key={format}
            icon={<Download aria-hidden="true" />}
            busy={busy === format}
            disabled={busy !== null && busy !== format}
            onClick={() => void save(format)}
            className="grow"
          >
            {t(`report.download_${format}`)}
          </Button>
        ))}
      </div>
    </>
  );
}

/** @param words texts of the PDF in the language of the page */
async function contentOf(
  format: Format,
  { report, looks }: CodeReport,
  code: PrintableCode,
  words: ReportWords,
): Promise<Uint8Array> {
  if (format === "json") return new TextEncoder().encode(`${JSON.stringify(report, null, 2)}\n`);
  const [{ renderReportPdf }, { loadBillLettersWeb }] = await Promise.all([
    import("../../../adapters/codes/report/render-report.ts"),
    import("../../../adapters/codes/letters/bill-letters.web.ts"),
  ]);
  return renderReportPdf(
    report,
    code,
    { looks, now: new Date(), words },
    {
      words: loadBillLettersWeb,
      contents: async (text) => {
        const { loadLettersWeb } = await import("../../../adapters/codes/letters/load-letters.web.ts");
        return loadLettersWeb(text);
      },
    },
  );
}
