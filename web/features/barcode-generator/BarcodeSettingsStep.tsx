import { ArrowRight } from "lucide-react";
import {
  BAR_HEIGHT,
  BAR_WIDTH,
  BARCODE_MARGIN,
  BARCODE_QUIET_ZONE,
  CANVAS_HEIGHT,
  CANVAS_WIDTH,
  FONT_SIZE,
  withDefaultSizes,
} from "../../../core/codes/barcode/design.ts";
import { barcodeShapeCautions } from "../../../core/codes/barcode/barcode-cautions.ts";
import { barcodeFormats } from "../../../core/codes/barcode/formats.ts";
import type { BarcodeFormat } from "../../../core/codes/barcode/symbol.ts";
import { Button } from "../../components/Button.tsx";
import { ColorFields } from "../../generator/design/ColorFields.tsx";
import { QuietZoneField } from "../../generator/design/QuietZoneField.tsx";
import { SizeFields } from "../../generator/design/SizeFields.tsx";
import { AdviceGroup } from "../../generator/advice/AdviceGroup.tsx";
import { unitOf } from "../../generator/paper/paper.ts";
import { micrometers } from "../../../core/codes/print/length.ts";
import { mmOfDots } from "../../../core/codes/print/resolution.ts";
import { UnitChoice } from "../../generator/paper/UnitChoice.tsx";
import { later } from "../../components/loading/later.tsx";
import { Skeleton } from "../../components/loading/Skeleton.tsx";
import { useMessages } from "../../components/messages.tsx";
import { SliderField } from "../../components/fields/SliderField.tsx";
import { ToggleField } from "../../components/fields/ToggleField.tsx";
import type { BarcodeDraft } from "./barcode-draft.ts";
import { withAdvice, withUnit } from "../../generator/paper/barcode-paper.ts";
import type { BarcodeAttempt } from "./use-barcode.ts";
import { FormatCards } from "./FormatCards.tsx";
import { NativeColorField } from "./NativeColorField.tsx";

const paperFields = later(
  async () => (await import("../../generator/paper/BarcodePaperFields.tsx")).BarcodePaperFields,
);

type Sized = "barWidth" | "barHeight" | "margin" | "fontSize";

/** Step 1: format, colors, size, text. */
export function BarcodeSettingsStep({
  draft,
  made,
  onFormat,
  onChange,
  onNext,
}: {
  draft: BarcodeDraft;
  made: BarcodeAttempt;
  onFormat: (format: BarcodeFormat) => void;
  onChange: (patch: Partial<BarcodeDraft>) => void;
  onNext: () => void;
}) {
  const t = useMessages();
  const unit = unitOf(draft);
  const { label, quietZone } = barcodeFormats[draft.format];
  const slider = (field: Sized) => ({
    value: withDefaultSizes(draft)[field],
    unit: t("generator.px"),
    onChange: (value: number) => onChange({ [field]: value }),
  });
  return (
    <div className="grid gap-6">
      <FormatCards format={draft.format} onFormat={onFormat} />
      <ColorFields
        kind="barcode"
        foreground={draft.foreground}
        background={draft.background}
        onFix={onChange}
      >
        <NativeColorField
          label={t("barcodes.foreground")}
          value={draft.foreground}
          onChange={(foreground) => onChange({ foreground })}
        />
        <NativeColorField
          label={t("generator.background")}
          value={draft.background}
          onChange={(background) => onChange({ background })}
        />
      </ColorFields>
      <div className="grid gap-2">
        <UnitChoice unit={unit} onChoose={(chosen) => onChange(withUnit(chosen, draft))} />
        {unit !== "px" && draft.print ? (
          <paperFields.Part
            draft={draft}
            print={draft.print}
            unit={unit}
            made={made}
            onChange={onChange}
            onFailed={() => onChange(withUnit("px", draft))}
            fallback={<Skeleton className="h-64 w-full" />}
          />
        ) : (
          <SizeFields size={draft} width={CANVAS_WIDTH} height={CANVAS_HEIGHT} onChange={onChange}>
            <SliderField label={t("barcodes.bar_width")} range={BAR_WIDTH} {...slider("barWidth")} />
            <SliderField label={t("barcodes.bar_height")} range={BAR_HEIGHT} {...slider("barHeight")} />
          </SizeFields>
        )}
        {/* sliders have room of their own, a fold has not */}
        <div className="py-2">
          <AdviceGroup
            symbology={draft.format}
            modules={modulesOf(made)}
            printed={made.ok ? made.printed : null}
            onTake={(size) => onChange(withAdvice(size, draft))}
          />
        </div>
        <SliderField label={t("barcodes.margin")} range={BARCODE_MARGIN} {...slider("margin")} />
        <QuietZoneField
          value={draft.quietZone ?? Math.max(quietZone.left, quietZone.right)}
          range={BARCODE_QUIET_ZONE}
          hint={t("barcodes.quiet_zone_hint", { format: label, ...quietZone })}
          caution={barcodeShapeCautions(draft.format, draft)[0] ?? null}
          onChange={(modules) => onChange({ quietZone: modules })}
          onFix={({ quietZone: fixed = null }) => onChange({ quietZone: fixed })}
        />
      </div>
      <div className="grid gap-2">
        <ToggleField
          label={t("barcodes.display_text")}
          checked={draft.displayValue}
          onChange={(displayValue) => onChange({ displayValue })}
        />
        <SliderField
          label={t("barcodes.font_size")}
          range={FONT_SIZE}
          disabled={!draft.displayValue}
          {...slider("fontSize")}
        />
        {made.ok && made.printed ? (
          <p className="text-sm text-faint">
            {t("barcodes.px_on_paper", {
              mm: micrometers(mmOfDots(made.scale, made.printed.dpi)),
            })}
          </p>
        ) : null}
      </div>
      <div className="flex justify-end border-t border-line pt-4">
        <Button variant="primary" size="lg" onClick={onNext} className="max-sm:w-full">
          {t("generator.next")}
          <ArrowRight aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
}

/** From side to side, with the quiet zone that the format needs. */
function modulesOf(made: BarcodeAttempt): number | null {
  if (!made.ok) return null;
  const { left, right } = barcodeFormats[made.symbol.format].quietZone;
  return left + made.symbol.widths.reduce((sum, width) => sum + width, 0) + right;
}
