import { isSwissQr } from "../../../core/codes/qr/swiss-cross.ts";
import { sizeProblem } from "../../../core/codes/qr/size-problem.ts";
import { Badge } from "../../components/Badge.tsx";
import { Button } from "../../components/Button.tsx";
import { useAskedParameters } from "../../generator/wizard/asked-parameters.ts";
import { CodePreview } from "../../generator/preview/CodePreview.tsx";
import { CodeWizard } from "../../generator/wizard/CodeWizard.tsx";
import { DownloadPanel, missingText } from "../../generator/download/DownloadPanel.tsx";
import { DesignFixButton } from "../../generator/design/DesignFixButton.tsx";
import { useMessages } from "../../components/messages.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { ProofBadge } from "../../generator/preview/ProofBadge.tsx";
import { Robustness } from "../../generator/preview/Robustness.tsx";
import { useDownload } from "../../generator/download/use-download.ts";
import { useDownloadWhenReady } from "../../generator/download/use-download-when-ready.ts";
import { PrintParts } from "../../generator/press/PrintParts.tsx";
import { withUnit } from "../../generator/paper/qr-paper.ts";
import { UndoButtons } from "../../generator/undo/UndoButtons.tsx";
import { useWizardStep } from "../../generator/wizard/use-wizard-step.ts";
import { later } from "../../components/loading/later.tsx";
import { useSiteUrl } from "../../api/public-settings.ts";
import { useSession } from "../../session/session.tsx";
import { isTrackable, trackingOf } from "./tracking.ts";
import { findContentKind, type ContentKind } from "./contents/content-kinds.ts";
import { ContentKinds } from "./contents/ContentKinds.tsx";
import { FormStep, prepareForms } from "./contents/FormStep.tsx";
import { exportedSize } from "./exported-size.ts";
import { isComplete, typedContent } from "./qr-draft.ts";
import { QrContentStep } from "./QrContentStep.tsx";
import { QrDownloadStep } from "./QrDownloadStep.tsx";
import { QrSeoSection } from "./QrSeoSection.tsx";
import { QrSettingsStep } from "./QrSettingsStep.tsx";
import { downloadTexts, offerOf } from "./qr-offer.ts";
import { pressRemedies } from "../../generator/press/press-remedies.ts";
import { useKindInAddress } from "./use-kind-in-address.ts";
import { useQrDraft } from "./use-qr-draft.ts";
import { previewOf } from "./qr-preview.ts";
import { useQr } from "./use-qr.ts";

const trackOption = later(async () => (await import("./TrackOption.tsx")).TrackOption);
const trackedNote = later(async () => (await import("./TrackedNote.tsx")).TrackedNote);
const billDownload = later(async () => (await import("./bill/BillDownload.tsx")).BillDownload);
const partMissing = (error: unknown) => console.warn("A part of the page could not be loaded.", error);

export function Component() {
  const asked = new URLSearchParams(useAskedParameters());
  const data = asked.get("data");
  return <QrGenerator key={data} data={data} asked={findContentKind(asked.get("kind"))} />;
}

/** @param data the text that the address asks for; null for none @param asked the kind of content that it asks for */
function QrGenerator({ data, asked }: { data: string | null; asked: ContentKind | null }) {
  const t = useMessages();
  const { draft, set, change, fix, setForm, markLinkUsed, undo, keep: keepDraft } = useQrDraft(data, asked);
  const [step, goTo] = useWizardStep(data === null && asked === null ? 1 : 2);
  const qr = useQr(draft);
  const { status } = useSession();
  const { kind } = draft;
  useKindInAddress(kind, step);
  const content = typedContent(draft);
  const filled = kind === "text" ? undefined : draft.forms[kind];
  const complete = isComplete(draft);
  const tracking = trackingOf({ ...draft, content }, useSiteUrl());
  // a visitor's code holds what they typed until they sign in
  const isWaiting = tracking.kind === "pending" && status === "signed_in";
  const offer = offerOf(qr.made, draft, tracking.kind === "ready" ? markLinkUsed : undefined);
  const keepForSignIn = () => {
    set({ signingIn: true });
    keepDraft();
  };
  const download = useDownload(offer, downloadTexts(t), keepForSignIn);
  const ready = qr.upToDate && !isWaiting && qr.made.kind === "made" && complete;
  const downloadWhenReady = useDownloadWhenReady(download.download, ready);
  const tooSmall =
    qr.made.kind === "made" && !draft.print
      ? sizeProblem(qr.made.code.symbol.size, qr.made.code.design)
      : null;
  const preview = previewOf(qr, kind, step, t);
  const fixButton = qr.fixes ? <DesignFixButton fixes={qr.fixes} onFix={fix} /> : null;

  const generate = () => {
    goTo(3);
    downloadWhenReady();
  };
  const track = isTrackable(content) ? (
    <trackOption.Part
      checked={draft.track}
      link={draft.link}
      onChange={set}
      onLeave={() => set({ track: true, signingIn: true })}
      onFailed={partMissing}
      fallback={<div className="min-h-11" />}
    />
  ) : null;

  return (
    <>
      <PageHead title={t("qr.title")} description={t("qr.description")} />
      <CodeWizard
        title={t("qr.title")}
        intro={t("qr.intro")}
        names={{ 1: t("generator.step_settings"), 2: t("qr.step_generate"), 3: t("generator.step_download") }}
        step={step}
        onStep={goTo}
        preview={
          <CodePreview
            state={preview}
            shape="square"
            onRefresh={() => set({})}
            tools={<UndoButtons undo={undo} />}
            remedy={
              qr.made.kind === "failed" ? (
                <Button size="sm" onClick={() => set({})}>
                  {t("qr.preview_retry")}
                </Button>
              ) : null
            }
          >
            {complete ? (
              <>
                <ProofBadge
                  proof={qr.proof}
                  caution={qr.caution}
                  action={fixButton}
                  onRetry={() => set({})}
                />
                <Robustness code={qr.code} proof={qr.proof} remedy={qr.remedy} onFix={fix} />
              </>
            ) : (
              <div className="grid content-start justify-items-start gap-1.5 lg:min-h-18">
                <Badge tone="warn">{t("qr.form_incomplete")}</Badge>
                <p className="text-sm text-soft">{t("qr.form_left_out")}</p>
              </div>
            )}
            {draft.track && status === "signed_in" ? (
              <trackedNote.Part
                content={content}
                tracking={tracking}
                link={draft.link}
                onLink={(link) => set({ link })}
                onFailed={partMissing}
              />
            ) : null}
            {tooSmall ? (
              <p className="text-sm text-soft">{t(`qr.${tooSmall.code}`, tooSmall.values)}.</p>
            ) : null}
            {draft.logo && qr.logoState !== "none" ? (
              <p className="text-sm text-soft">
                {qr.logoState === "failed" ? t("generator.logo_left_out") : t("generator.logo_included")}
              </p>
            ) : null}
          </CodePreview>
        }
      >
        {step === 1 ? (
          <QrSettingsStep
            draft={draft}
            code={qr.code}
            logoExtent={qr.logoExtent}
            onChange={change}
            onNext={() => goTo(2)}
          />
        ) : step === 2 ? (
          <div className="grid gap-5">
            <ContentKinds kind={kind} onKind={(chosen) => change({ kind: chosen })} onIntent={prepareForms} />
            {kind === "text" ? (
              <QrContentStep
                content={content}
                made={qr.made}
                onContent={(typed) => change({ content: typed })}
                onGenerate={generate}
                onClear={() => {
                  set({ track: false });
                  change({ content: "" }, "clear");
                }}
              >
                {track}
              </QrContentStep>
            ) : (
              <FormStep
                key={kind}
                kind={kind}
                filled={filled}
                excess={qr.made.kind === "too_long" ? qr.made.bytes : null}
                onFill={(fill) => setForm(kind, fill)}
                onGenerate={generate}
                onClear={() => {
                  set({ track: false });
                  setForm(kind, null);
                }}
              >
                {track}
              </FormStep>
            )}
          </div>
        ) : (
          <QrDownloadStep
            draft={draft}
            size={exportedSize(qr.made, draft, t)}
            content={qr.made.kind === "made" ? qr.made.code.asked.content : content}
            onAnother={() => {
              set({ track: false });
              goTo(2);
            }}
            onSettings={() => goTo(1)}
          >
            <DownloadPanel
              download={download}
              offer={offer}
              title={t("qr.title")}
              disabled={!ready}
              missing={
                qr.made.kind === "made" && complete
                  ? null
                  : { message: missingText(preview, t), onContent: () => goTo(2) }
              }
              fix={fixButton}
            />
            {offer && qr.code ? (
              <PrintParts
                offer={offer}
                inks={qr.code.design}
                disabled={!ready}
                onSize={() => change(withUnit("mm", draft))}
                remedies={pressRemedies(draft, change)}
                remedy={qr.remedy}
                loginFirst={t("qr.login_first")}
                keepDraft={keepForSignIn}
              />
            ) : null}
            {ready && isSwissQr(content) ? (
              <billDownload.Part
                content={content}
                offer={offer}
                keepDraft={keepForSignIn}
                onFailed={partMissing}
              />
            ) : null}
          </QrDownloadStep>
        )}
      </CodeWizard>
      <QrSeoSection />
    </>
  );
}
