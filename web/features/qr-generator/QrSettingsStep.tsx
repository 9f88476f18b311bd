import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { usePublicSettings } from "../../api/public-settings.ts";
import type { MadeQr } from "../../../adapters/codes/encode/make-qr.ts";
import { Button } from "../../components/Button.tsx";
import { AdviceGroup } from "../../generator/advice/AdviceGroup.tsx";
import { BrandsFallback } from "../../generator/brands/BrandsFallback.tsx";
import { LogoFields } from "../../generator/design/LogoFields.tsx";
import type { LogoExtent } from "../../generator/design/logo-extent.ts";
import { QuietZoneField } from "../../generator/design/QuietZoneField.tsx";
import { QrColorFields } from "../../generator/style/QrColorFields.tsx";
import { StyleGroup } from "../../generator/style/StyleGroup.tsx";
import { SizeFields } from "../../generator/design/SizeFields.tsx";
import { Skeleton } from "../../components/loading/Skeleton.tsx";
import { later } from "../../components/loading/later.tsx";
import { useMessages } from "../../components/messages.tsx";
import { SliderField } from "../../components/fields/SliderField.tsx";
import { EXPORT_SIZE } from "../../../core/codes/export-size.ts";
import { QR_CUSTOM_SIZE, QR_MARGIN, QR_SIZE } from "../../../core/codes/qr/design.ts";
import { marginCaution } from "../../../core/codes/qr/qr-cautions.ts";
import { unitOf } from "../../generator/paper/paper.ts";
import { UnitChoice } from "../../generator/paper/UnitChoice.tsx";
import { withModule, withUnit } from "../../generator/paper/qr-paper.ts";
import { useSession } from "../../session/session.tsx";
import { typedContent, type QrDraft } from "./qr-draft.ts";

const paperFields = later(
  async () => (await import("../../generator/paper/QrPaperFields.tsx")).QrPaperFields,
);
const saveBrand = later(async () => (await import("./brands/SaveBrand.tsx")).SaveBrand);
const qrBrands = later(async () => (await import("./brands/QrBrands.tsx")).QrBrands);
/** The step works without them. */
const leaveOut = (error: unknown) => console.warn("Brands could not be loaded:", error);

/** Step 1: colors, size, logo. */
export function QrSettingsStep({
  draft,
  code,
  logoExtent,
  onChange,
  onNext,
}: {
  draft: QrDraft;
  /** The code as drawn; null if there is none. */
  code: MadeQr | null;
  /** Null if the code has no logo. */
  logoExtent: LogoExtent | null;
  onChange: (patch: Partial<QrDraft>) => void;
  onNext: () => void;
}) {
  const t = useMessages();
  const { user } = useSession();
  const { brands } = usePublicSettings();
  /** Number of times that a preset was chosen: each resets the typed size, even if the size is the same. */
  const [presets, setPresets] = useState(0);
  const px = t("generator.px");
  const unit = unitOf(draft);
  return (
    <div className="grid gap-6">
      <QrColorFields label={t("qr.foreground")} look={draft} onChange={onChange} />
      <StyleGroup
        content={typedContent(draft)}
        look={draft}
        hasLogo={draft.logo !== null}
        brands={
          user || brands ? (
            <qrBrands.Part
              draft={draft}
              onChange={onChange}
              onFailed={leaveOut}
              fallback={<BrandsFallback own={user ? "h-32" : null} />}
            />
          ) : null
        }
        onChange={onChange}
      />
      <div className="grid gap-2">
        <UnitChoice unit={unit} onChoose={(chosen) => onChange(withUnit(chosen, draft))} />
        {unit !== "px" && draft.print ? (
          <paperFields.Part
            paper={draft}
            print={draft.print}
            unit={unit}
            code={code}
            onChange={onChange}
            onFailed={() => onChange(withUnit("px", draft))}
            fallback={<Skeleton className="h-64 w-full" />}
          />
        ) : (
          <SizeFields size={draft} width={QR_CUSTOM_SIZE} height={QR_CUSTOM_SIZE} onChange={onChange}>
            <SliderField
              key={presets}
              label={t("generator.size")}
              value={draft.size}
              unit={px}
              range={QR_SIZE}
              typed={EXPORT_SIZE}
              onChange={(size) => onChange({ size })}
            />
            <fieldset aria-label={t("generator.size_presets")} className="grid grid-cols-3 gap-2">
              {QR_SIZE.presets.map((size) => (
                <Button
                  key={size}
                  size="sm"
                  aria-pressed={draft.size === size}
                  onClick={() => {
                    onChange({ size });
                    setPresets((count) => count + 1);
                  }}
                  className="aria-pressed:border-ink aria-pressed:bg-hover"
                >
                  {size} {px}
                </Button>
              ))}
            </fieldset>
          </SizeFields>
        )}
        {/* sliders have room of their own, a fold has not */}
        <div className="py-2">
          <AdviceGroup
            symbology="QR Code"
            modules={code && code.symbol.size + 2 * code.design.margin}
            printed={code?.printed ?? null}
            onTake={({ dpi, dots }) => onChange(withModule(dots, dpi, draft.asked))}
          />
        </div>
        <QuietZoneField
          value={draft.margin}
          range={QR_MARGIN}
          hint={t("generator.quiet_zone_hint", { needed: QR_MARGIN.needed })}
          caution={marginCaution(draft)}
          onChange={(margin) => onChange({ margin })}
          onFix={({ design: { margin = QR_MARGIN.needed } }) => onChange({ margin })}
        />
      </div>
      <LogoFields look={draft} extent={logoExtent} onChange={onChange} />
      <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line pt-4">
        {user ? <saveBrand.Part draft={draft} onFailed={leaveOut} className="mr-auto max-sm:w-full" /> : null}
        <Button variant="primary" size="lg" onClick={onNext} className="max-sm:w-full">
          {t("generator.next")}
          <ArrowRight aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
}
