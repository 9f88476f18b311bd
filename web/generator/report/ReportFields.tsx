import { Download, Ruler } from "lucide-react";
import { useState } from "react";
import type { PrintableCode } from "../../../adapters/codes/report/print-code.ts";
import { saveFile } from "../../../browser/save-file.ts";
import { errorText } from "../../api/error-text.ts";
import type { CodeReport } from "../../codes/report/report-code.ts";
import { useReport } from "../../codes/report/use-report.ts";
import { Button } from "../../components/Button.tsx";
import { Spinner } from "../../components/loading/Spinner.tsx";
import { useMessages } from "../../components/messages.tsx";
import { Notice } from "../../components/Notice.tsx";
import { toast } from "../../components/toasts/toast.ts";
import type { DownloadOffer } from "../download/use-download.ts";
import { useDownloadGate } from "../download/use-download-gate.ts";
import { PrintedReport } from "./PrintedReport.tsx";

/** The code printed on a simulated printer: how far its ink may spread before it is missed, its measures, and the report as a file. */
export function ReportFields({
  offer,
  onSize,
  loginFirst,
  keepDraft,
}: {
  offer: DownloadOffer;
  /** Gives the code a size on paper. */
  onSize: () => void;
  loginFirst: string;
  keepDraft: () => void;
}) {
  const t = useMessages();
  const [attempt, setAttempt] = useState(0);
  const code: PrintableCode = offer.code;
  const made = useReport(code.printed ? code : null, attempt);
  const passesGate = useDownloadGate(loginFirst, keepDraft);
  const [busy, setBusy] = useState<"pdf" | "json" | null>(null);

  const save = async (format: "pdf" | "json", report: CodeReport): Promise<void> => {
    setBusy(format);
    try {
      if (!(await passesGate())) return;
      const content = await contentOf(format, report, code);
      saveFile(offer.fileName("pdf").replace(/\.pdf$/, `-report.${format}`), content);
    } catch (error) {
      console.warn("The report was not written.", error);
      toast.error(t("download.failed", { kind: format.toUpperCase(), message: errorText(t, error) }));
    } finally {
      setBusy(null);
    }
  };

  if (code.printed === null)
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-sm text-soft">{t("report.needs_size")}</p>
        <Button icon={<Ruler aria-hidden="true" />} onClick={onSize}>
          {t("report.set_size")}
        </Button>
      </div>
    );
  if (made === "failed")
    return (
      <Notice tone="warn" live>
        <div className="grid justify-items-start gap-2">
          <p>{t("report.not_made")}</p>
          <Button size="sm" onClick={() => setAttempt((count) => count + 1)}>
            {t("common.retry")}
          </Button>
        </div>
      </Notice>
    );
  if (made === "making")
    return (
      <output className="flex min-h-160 items-start gap-2 text-sm text-soft">
        <Spinner />
        {t("report.making")}
      </output>
    );
  return (
    <div className="grid gap-4">
      <PrintedReport made={made} style={code.design?.style} />
      <div className="flex flex-wrap gap-2">
        {(["pdf", "json"] as const).map((format) => (
          <Button
            key={format}
            icon={<Download aria-hidden="true" />}
            busy={busy === format}
            disabled={busy !== null && busy !== format}
            onClick={() => void save(format, made)}
            className="grow"
          >
            {t(`report.download_${format}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}

async function contentOf(
  format: "pdf" | "json",
  { report, looks }: CodeReport,
  code: DownloadOffer["code"],
): Promise<Uint8Array> {
  if (format === "json") return new TextEncoder().encode(`${JSON.stringify(report, null, 2)}\n`);
  const { renderReportPdf } = await import("../../../adapters/codes/report/render-report.ts");
  return renderReportPdf(report, code, { looks, now: new Date() }, async (text) => {
    const { loadLettersWeb } = await import("../../../adapters/codes/letters/load-letters.web.ts");
    return loadLettersWeb(text);
  });
}
