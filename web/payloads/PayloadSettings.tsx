import type { ReactNode } from "react";
import { EXPORT_SIZE } from "../../core/codes/export-size.ts";
import { PAYLOAD_SIZE, RESTORED_PERCENT } from "../../core/codes/payloads/design.ts";
import { QR_MARGIN } from "../../core/codes/qr/design.ts";
import { marginCaution } from "../../core/codes/qr/qr-cautions.ts";
import { ERROR_CORRECTION_LEVELS } from "../../core/codes/qr/symbol.ts";
import { usePublicSettings } from "../api/public-settings.ts";
import { later } from "../components/loading/later.tsx";
import { useMessages } from "../components/messages.tsx";
import { RadioCards } from "../components/fields/RadioCards.tsx";
import { SliderField } from "../components/fields/SliderField.tsx";
import { PANEL_ID } from "../generator/wizard/focus-panel.ts";
import { BrandsFallback } from "../generator/brands/BrandsFallback.tsx";
import { LogoFields } from "../generator/design/LogoFields.tsx";
import { QuietZoneField } from "../generator/design/QuietZoneField.tsx";
import { withFix } from "./payload-design.ts";
import { QrColorFields } from "../generator/style/QrColorFields.tsx";
import { StyleGroup } from "../generator/style/StyleGroup.tsx";
import { useSession } from "../session/session.tsx";
import type { Payload } from "./use-payload.ts";

const brands = later(async () => (await import("./BrandChoice.tsx")).BrandChoice);
/** The settings work without them. */
const leaveOut = (error: unknown) => console.warn("Brands could not be loaded:", error);

/** The design, and what is known of the code that has it. */
export type SettingsPayload = Pick<
  Payload,
  "content" | "design" | "setDesign" | "lowered" | "raised" | "size" | "grown" | "logoExtent"
>;

/** Size, quiet zone, error correction, colors, style and logo. A fix changes something here, so the focus comes here after it. */
export function PayloadSettings({
  payload,
  paper = null,
}: {
  payload: SettingsPayload;
  /** Its size on paper: how one is chosen, the fields of the one that is, in the place of the slider of px, and advice on it. */
  paper?: { choice: ReactNode; fields: ReactNode; advice?: ReactNode } | null;
}) {
  const t = useMessages();
  const { user } = useSession();
  const { brands: ofSite } = usePublicSettings();
  const { design, setDesign, lowered, raised, size, grown, logoExtent } = payload;
  return (
    <section
      id={PANEL_ID}
      aria-labelledby="payload-settings"
      className="rounded-box border border-line bg-surface p-4 sm:p-6"
    >
      <h2 id="payload-settings" tabIndex={-1} className="mb-4 text-lg font-semibold tracking-tight">
        {t("payloads.settings")}
      </h2>
      <div className="grid gap-5">
        {paper?.choice}
        {paper?.fields ?? (
          <SliderField
            // the choice of the unit is called size
            label={t(paper ? "generator.width" : "generator.size")}
            value={size}
            unit={t("generator.px")}
            range={PAYLOAD_SIZE}
            typed={EXPORT_SIZE}
            hint={grown ? t("payloads.size_grown") : undefined}
            onChange={(px) => setDesign({ size: px })}
          />
        )}
        {paper?.advice}
        <QuietZoneField
          value={design.margin}
          range={QR_MARGIN}
          hint={t("generator.quiet_zone_hint", { needed: QR_MARGIN.needed })}
          caution={marginCaution(design)}
          onChange={(margin) => setDesign({ margin })}
          onFix={(change) => setDesign(withFix(design, change))}
        />
        <RadioCards
          look="segments"
          legend={t("payloads.level")}
          hint={
            lowered
              ? t("payloads.level_lowered", lowered)
              : raised
                ? t("payloads.level_raised", raised)
                : t("payloads.level_hint", { percent: RESTORED_PERCENT[design.level] })
          }
          value={design.level}
          choices={ERROR_CORRECTION_LEVELS.map((level) => ({
            value: level,
            title: (
              <>
                {level} <span className="font-normal opacity-80">{RESTORED_PERCENT[level]}%</span>
              </>
            ),
          }))}
          onChoose={(level) => setDesign({ level })}
        />
        <QrColorFields label={t("payloads.foreground")} look={design} onChange={setDesign} />
        <StyleGroup
          content={payload.content ?? ""}
          look={design}
          hasLogo={design.logo !== null}
          brands={
            user || ofSite ? (
              <brands.Part
                content={payload.content ?? ""}
                design={design}
                onChange={setDesign}
                onFailed={leaveOut}
                fallback={<BrandsFallback own={user ? "h-21" : null} />}
              />
            ) : null
          }
          onChange={setDesign}
        />
        <LogoFields look={design} extent={logoExtent} onChange={setDesign} />
      </div>
    </section>
  );
}
