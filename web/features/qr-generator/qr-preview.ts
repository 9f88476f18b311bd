import { errorText } from "../../api/error-text.ts";
import type { PreviewState } from "../../generator/preview/CodePreview.tsx";
import type { WizardStep } from "../../generator/wizard/wizard-step.ts";
import type { Translate } from "../../messages/translator.ts";
import type { ContentKind } from "./contents/content-kinds.ts";
import type { useQr } from "./use-qr.ts";

/** What the preview shows: the code, or the reason why there is none. */
export function previewOf(
  { made, slow }: ReturnType<typeof useQr>,
  kind: ContentKind,
  step: WizardStep,
  t: Translate,
): PreviewState {
  if (slow) return { kind: "busy", message: t("qr.preview_busy") };
  if (made.kind === "empty")
    return { kind: "empty", message: t(kind === "text" ? "qr.preview_empty" : "qr.preview_form") };
  if (made.kind === "made")
    return { kind: "ready", drawing: made.code.drawing, printedWidth: made.code.printed?.width };
  if (made.kind === "too_long" && step === 2) return { kind: "empty", message: t("generator.see_content") };
  const message =
    made.kind === "too_long"
      ? t("qr.too_long", { n: made.bytes })
      : t("qr.preview_failed", { message: errorText(t, made.error) });
  return { kind: "failed", message };
}
