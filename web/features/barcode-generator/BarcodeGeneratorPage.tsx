import { barcodeFileName } from "../../../core/codes/file-name.ts";
import { newRecordId } from "../../codes/new-record-id.ts";
import { Button } from "../../components/Button.tsx";
import { useAskedParameters } from "../../generator/wizard/asked-parameters.ts";
import { CodePreview, type PreviewState } from "../../generator/preview/CodePreview.tsx";
import { CodeWizard } from "../../generator/wizard/CodeWizard.tsx";
import { DownloadPanel, missingText } from "../../generator/download/DownloadPanel.tsx";
import { DesignFixButton } from "../../generator/design/DesignFixButton.tsx";
import { useMessages } from "../../components/messages.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { PrintParts } from "../../generator/press/PrintParts.tsx";
import { withUnit } from "../../generator/paper/barcode-paper.ts";
import { ProofBadge } from "../../generator/preview/ProofBadge.tsx";
import { SummaryList } from "../../generator/wizard/SummaryList.tsx";
import {
  useDownload,
  type DownloadOffer,
  type DownloadTexts,
} from "../../generator/download/use-download.ts";
import { useDownloadWhenReady } from "../../generator/download/use-download-when-ready.ts";
import { useStoredDraft } from "../../generator/wizard/use-stored-draft.ts";
import { useWizardStep } from "../../generator/wizard/use-wizard-step.ts";
import type { WizardStep } from "../../generator/wizard/wizard-step.ts";
import type { Translate } from "../../messages/translator.ts";
import {
  askedBarcode,
  barcodeDesignOf,
  barcodeDraftSchema,
  newBarcodeDraft,
  withBarcodeChange,
  withFormat,
  type BarcodeQuery,
  type BarcodeDraft,
  type DraftChange,
} from "./barcode-draft.ts";
import { BarcodeContentStep } from "./BarcodeContentStep.tsx";
import { BarcodeSettingsStep } from "./BarcodeSettingsStep.tsx";
import { summaryRows } from "./barcode-summary.tsx";
import { FixButtons } from "./FixButtons.tsx";
import { useBarcode, type BarcodeAttempt } from "./use-barcode.ts";

export function Component() {
  const asked = useAskedParameters();
  return <BarcodeGenerator key={asked} asked={askedBarcode(asked)} />;
}

function BarcodeGenerator({ asked }: { asked: BarcodeQuery | null }) {
  const t = useMessages();
  const [draft, setDraft, keepDraft] = useStoredDraft({
    name: "barcode",
    schema: barcodeDraftSchema,
    make: () => newBarcodeDraft(asked),
    isFor: (kept) => asked === null || kept.source === asked.data,
  });
  const [step, goTo] = useWizardStep(asked === null ? 1 : 2);
  const change = (patch: Partial<BarcodeDraft>) => setDraft((now) => ({ ...now, ...patch }));
  const fix = (...changes: DraftChange[]) => setDraft((now) => changes.reduce(withBarcodeChange, now));
  const { made, proof, caution, fixes, upToDate } = useBarcode(draft);
  const offer = offerOf(draft, made);
  const download = useDownload(offer, downloadTexts(t), keepDraft);
  const ready = upToDate && made.ok;
  const downloadWhenReady = useDownloadWhenReady(download.download, ready);
  const preview = previewOf(draft, made, step, t);
  const fixButton = fixes ? <DesignFixButton fixes={fixes} onFix={(changes) => fix(...changes)} /> : null;

  return (
    <>
      <PageHead title={t("barcodes.title")} description={t("barcodes.description")} />
      <CodeWizard
        title={t("barcodes.title")}
        intro={t("barcodes.intro")}
        names={{
          1: t("generator.step_settings"),
          2: t("barcodes.step_generate"),
          3: t("generator.step_download"),
        }}
        step={step}
        onStep={goTo}
        preview={
          <CodePreview
            state={preview}
            shape="wide"
            onRefresh={() => change({})}
            // step 2 shows them at the field
            remedy={made.ok || step === 2 ? null : <FixButtons centered fixes={made.fixes} onFix={fix} />}
          >
            <ProofBadge proof={proof} caution={caution} action={fixButton} onRetry={() => change({})} />
            {draft.note ? <p className="text-sm text-soft">{t(draft.note)}</p> : null}
          </CodePreview>
        }
      >
        {step === 1 ? (
          <BarcodeSettingsStep
            draft={draft}
            made={made}
            onFormat={(format) => setDraft((now) => withFormat(now, format))}
            onChange={change}
            onNext={() => goTo(2)}
          />
        ) : step === 2 ? (
          <BarcodeContentStep
            draft={draft}
            made={made}
            onContent={(content) => change({ content, note: null })}
            onFix={fix}
            onGenerate={() => {
              goTo(3);
              downloadWhenReady();
            }}
            onClear={() => change({ content: "", note: null })}
          />
        ) : (
          <div className="grid gap-6">
            <DownloadPanel
              download={download}
              offer={offer}
              title={t("barcodes.title")}
              disabled={!ready}
              missing={made.ok ? null : { message: missingText(preview, t), onContent: () => goTo(2) }}
              fix={fixButton}
            />
            {offer ? (
              <PrintParts
                offer={offer}
                inks={draft}
                disabled={!ready}
                onSize={() => change(withUnit("mm", draft))}
                remedies={{ colors: () => change({ foreground: "#000000", background: "#ffffff" }) }}
                loginFirst={t("barcodes.login_first")}
                keepDraft={keepDraft}
              />
            ) : null}
            <SummaryList title={t("generator.summary")} rows={summaryRows(draft, made, t)} />
            <div className="grid gap-2 sm:flex sm:flex-wrap">
              <Button onClick={() => goTo(2)}>{t("barcodes.create_another")}</Button>
              <Button variant="quiet" onClick={() => goTo(1)}>
                {t("generator.change_settings")}
              </Button>
            </div>
          </div>
        )}
      </CodeWizard>
    </>
  );
}

function previewOf(
  { content }: BarcodeDraft,
  made: BarcodeAttempt,
  step: WizardStep,
  t: Translate,
): PreviewState {
  if (content.trim() === "") return { kind: "empty", message: t("barcodes.preview_empty") };
  if (made.ok) return { kind: "ready", drawing: made.drawing, printedWidth: made.printed?.width };
  return step === 2
    ? { kind: "empty", message: t("generator.see_content") }
    : { kind: "failed", message: t(made.code, made.values) };
}

function offerOf(draft: BarcodeDraft, made: BarcodeAttempt): DownloadOffer | null {
  if (!made.ok) return null;
  const { symbol } = made;
  return {
    code: made,
    fileName: (kind) => barcodeFileName(symbol.format, new Date(), kind),
    record: (format) => ({
      id: newRecordId(),
      content: symbol.content,
      type: "barcode",
      format,
      design: { kind: "barcode", barcodeFormat: symbol.format, ...barcodeDesignOf(draft) },
      logoUrl: null,
    }),
  };
}

const downloadTexts = (t: Translate): DownloadTexts => ({
  loginFirst: t("barcodes.login_first"),
  notReady: (kind) => t(kind === "pdf" ? "barcodes.pdf_not_ready" : "barcodes.no_canvas"),
  done: (kind) =>
    kind === "pdf" ? t("barcodes.pdf_downloaded") : t("barcodes.downloaded", { kind: kind.toUpperCase() }),
  failed: (kind, message) =>
    kind === "pdf"
      ? t("barcodes.pdf_failed", { message })
      : t("download.failed", { kind: kind.toUpperCase(), message }),
});
