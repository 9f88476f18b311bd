import {
  BAR_HEIGHT,
  BAR_WIDTH,
  BARCODE_MARGIN,
  FONT_SIZE,
  withDefaultSizes,
} from "../../../../core/codes/barcode/design.ts";
import { ColorField } from "../../../components/fields/ColorField.tsx";
import { SliderField } from "../../../components/fields/SliderField.tsx";
import { ToggleField } from "../../../components/fields/ToggleField.tsx";
import { useOneOpen } from "../../../components/fields/use-one-open.ts";
import { useMessages } from "../../../components/messages.tsx";
import { BACKGROUND_PALETTE, FOREGROUND_PALETTE } from "../../../generator/design/palettes.ts";
import { BarcodePaperFields } from "../../../generator/paper/BarcodePaperFields.tsx";
import { unitOf } from "../../../generator/paper/paper.ts";
import { UnitChoice } from "../../../generator/paper/UnitChoice.tsx";
import { PANEL_ID } from "../../../generator/wizard/focus-panel.ts";
import { type BarcodeLook, withUnitFor } from "./barcode-look.ts";
import type { RowCode } from "./use-row-code.ts";

/** Size, colors and text of all barcodes. */
export function BarcodeLookFields({
  look,
  made,
  isLabel,
  onChange,
}: {
  look: BarcodeLook;
  /** The barcode of the row in the preview. */
  made: RowCode["barcode"];
  /** It stands on labels, which set all sizes but those on paper. */
  isLabel: boolean;
  onChange: (patch: Partial<BarcodeLook>) => void;
}) {
  const t = useMessages();
  const unit = unitOf(look);
  const isFitted = isLabel && unit === "px";
  const popup = useOneOpen();
  const slider = (field: "barWidth" | "barHeight" | "margin" | "fontSize") => ({
    value: withDefaultSizes(look)[field],
    unit: t("generator.px"),
    onChange: (value: number) => onChange({ [field]: value }),
  });
  return (
    <section
      id={PANEL_ID}
      aria-labelledby="bulk-look"
      className="rounded-box border border-line bg-surface p-4 sm:p-6"
    >
      <h2 id="bulk-look" tabIndex={-1} className="mb-4 text-lg font-semibold tracking-tight">
        {t("bulk.barcode_settings")}
      </h2>
      <div className="grid gap-5">
        <div className="grid gap-2">
          <UnitChoice
            unit={unit}
            px={isLabel ? t("bulk.size_fits") : undefined}
            onChoose={(chosen) => onChange(withUnitFor(isLabel, chosen, look))}
          />
          {isLabel ? <p className="text-sm text-soft">{t("bulk.size_of_labels")}</p> : null}
          {unit !== "px" && look.print ? (
            <BarcodePaperFields
              draft={look}
              print={look.print}
              unit={unit}
              made={made}
              labelHint={isLabel ? t("bulk.bars_fit") : undefined}
              onChange={onChange}
            />
          ) : isFitted ? null : (
            <>
              <SliderField label={t("barcodes.bar_width")} range={BAR_WIDTH} {...slider("barWidth")} />
              <SliderField label={t("barcodes.bar_height")} range={BAR_HEIGHT} {...slider("barHeight")} />
            </>
          )}
        </div>
        {isFitted ? null : (
          <SliderField label={t("barcodes.margin")} range={BARCODE_MARGIN} {...slider("margin")} />
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <ColorField
            label={t("barcodes.foreground")}
            value={look.foreground}
            palette={FOREGROUND_PALETTE}
            {...popup("foreground")}
            onChange={(foreground) => onChange({ foreground })}
          />
          <ColorField
            label={t("generator.background")}
            value={look.background}
            palette={BACKGROUND_PALETTE}
            end
            {...popup("background")}
            onChange={(background) => onChange({ background })}
          />
        </div>
        <ToggleField
          label={t("barcodes.display_text")}
          checked={look.displayValue}
          onChange={(displayValue) => onChange({ displayValue })}
        />
        {isFitted ? null : (
          <SliderField
            label={t("barcodes.font_size")}
            range={FONT_SIZE}
            disabled={!look.displayValue}
            {...slider("fontSize")}
          />
        )}
      </div>
    </section>
  );
}
