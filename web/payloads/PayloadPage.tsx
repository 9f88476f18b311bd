import { Eraser } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import type { QrChange } from "../../core/codes/qr/qr-design-fixes.ts";
import { sizeProblem } from "../../core/codes/qr/size-problem.ts";
import { AdSlot } from "../ads/ads.tsx";
import { Badge } from "../components/Badge.tsx";
import { Button } from "../components/Button.tsx";
import type { MenuItem } from "../components/dialogs/Menu.tsx";
import { useMessages } from "../components/messages.tsx";
import { PageHead } from "../components/PageHead.tsx";
import { errorText } from "../api/error-text.ts";
import { CodePreview, type PreviewState } from "../generator/preview/CodePreview.tsx";
import { DesignFixButton } from "../generator/design/DesignFixButton.tsx";
import { ProofBadge } from "../generator/preview/ProofBadge.tsx";
import { Robustness } from "../generator/preview/Robustness.tsx";
import type { Translate } from "../messages/translator.ts";
import { PayloadActions } from "./PayloadActions.tsx";
import { paperParts } from "./paper-parts.tsx";
import { withFix } from "./payload-design.ts";
import { PayloadPrint } from "./PayloadPrint.tsx";
import { PayloadSettings } from "./PayloadSettings.tsx";
import type { Payload } from "./use-payload.ts";

/**
 * The layout of the vCard, WiFi, product serial and digital signature generators: the fields, the QR
 * settings, and next to them the code with its actions. On a phone, the code stays in view above the fields.
 */
export function PayloadPage({
  payload,
  title,
  description,
  intro,
  fieldsTitle,
  empty,
  done,
  files = [],
  children,
  above,
  aboveFirst = false,
  after,
}: {
  payload: Payload;
  title: string;
  /** For search engines. */
  description: string;
  intro: string;
  /** Heading of the input panel. */
  fieldsTitle: string;
  /** Text of the preview until there is a code. */
  empty: string;
  /** The toast after a download. */
  done: string;
  /** Other files than the code itself. */
  files?: readonly MenuItem[];
  /** The fields. */
  children: ReactNode;
  /** Notices and actions above the download buttons. */
  above?: ReactNode;
  /** The content above is the primary action: the buttons become secondary. */
  aboveFirst?: boolean;
  /** More panels, below the settings; on a phone below the buttons. */
  after?: ReactNode;
}) {
  const t = useMessages();
  const { code, made, proof, caution, fixes, design, setDesign, lowered, attempts, clear } = payload;
  const fields = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempts > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  const tooSmall = code ? sizeProblem(code.symbol.size, code.design) : null;
  const fix = (changes: QrChange[]) => setDesign(changes.reduce(withFix, design));
  const fixButton = fixes ? <DesignFixButton fixes={fixes} onFix={fix} /> : null;

  return (
    <>
      <div className="page pt-6 pb-12 lg:pt-12">
        <PageHead title={title} description={description} />
        <div className="mb-4 lg:mb-10">
          <h1 className="text-title font-semibold">{title}</h1>
          <p className="mt-2 text-soft">{intro}</p>
        </div>
        <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_clamp(17rem,100svh-26rem,24rem)] lg:items-start lg:gap-8">
          <div className="contents lg:grid lg:gap-4">
            <form
              ref={fields}
              noValidate
              aria-labelledby="payload-fields"
              onSubmit={(event) => event.preventDefault()}
              className="rounded-box border border-line bg-surface p-4 sm:p-6"
            >
              <div className="mb-4 flex items-center justify-between gap-4">
                <h2 id="payload-fields" className="text-lg font-semibold tracking-tight">
                  {fieldsTitle}
                </h2>
                <Button
                  size="sm"
                  variant="quiet"
                  icon={<Eraser aria-hidden="true" />}
                  onClick={clear}
                  className="-my-1 -mr-2"
                >
                  {t("payloads.clear")}
                </Button>
              </div>
              <div className="grid gap-6">{children}</div>
            </form>
            <PayloadSettings payload={payload} paper={paperParts(payload)} />
            <div className="grid gap-4 empty:hidden max-lg:order-last">
              <PayloadPrint payload={payload} />
              {after}
            </div>
          </div>
          {/* on a wide screen the preview sticks together with its buttons, not by itself */}
          <div className="contents lg:sticky lg:top-24 lg:grid lg:min-w-0 lg:grid-cols-[minmax(0,1fr)] lg:gap-4 lg:[&>section]:static">
            <CodePreview
              state={previewOf(made, payload.isWrong ? t("payloads.preview_not_yet") : empty, t)}
              shape="square"
              onRefresh={() => setDesign({})}
              remedy={
                made.kind === "failed" ? (
                  <Button size="sm" onClick={() => setDesign({})}>
                    {t("common.retry")}
                  </Button>
                ) : null
              }
            >
              {payload.leavesOut ? (
                <div className="grid content-start justify-items-start gap-1.5 lg:min-h-18">
                  <Badge tone="warn">{t("payloads.incomplete")}</Badge>
                  <p className="text-sm text-soft">{t("payloads.left_out")}</p>
                </div>
              ) : (
                <>
                  <ProofBadge
                    proof={proof}
                    caution={caution}
                    action={fixButton}
                    onRetry={() => setDesign({})}
                  />
                  <Robustness code={code} proof={proof} remedy={payload.remedy} onFix={fix} />
                </>
              )}
              {tooSmall ? (
                <p className="text-sm text-soft">{t(`qr.${tooSmall.code}`, tooSmall.values)}.</p>
              ) : null}
              {design.logo && payload.logoState !== "none" ? (
                <p className="text-sm text-soft">
                  {payload.logoState === "failed"
                    ? t("generator.logo_left_out")
                    : t("generator.logo_included")}
                </p>
              ) : null}
              {lowered ? (
                <p className="text-sm text-soft">
                  {t("payloads.level")}: {t("payloads.level_lowered", lowered)}
                </p>
              ) : null}
            </CodePreview>
            {above}
            <PayloadActions
              payload={payload}
              title={title}
              done={done}
              files={files}
              fix={fixButton}
              quiet={aboveFirst}
            />
          </div>
        </div>
      </div>
      <AdSlot placement="content" />
    </>
  );
}

function previewOf(made: Payload["made"], empty: string, t: Translate): PreviewState {
  if (made.kind === "made") return { kind: "ready", drawing: made.code.drawing };
  if (made.kind === "too_long") return { kind: "failed", message: t("payloads.preview_too_long") };
  if (made.kind === "failed") return { kind: "failed", message: errorText(t, made.error) };
  return { kind: "empty", message: empty };
}
