import { useState } from "react";
import { EXPORT_SIZE } from "../../core/codes/export-size.ts";
import { PAYLOAD_SIZE, RESTORED_PERCENT } from "../../core/codes/payloads/design.ts";
import { ERROR_CORRECTION_LEVELS } from "../../core/codes/qr/symbol.ts";
import { ColourField } from "../components/ColourField.tsx";
import { useMessages } from "../components/messages.tsx";
import { RadioCards } from "../components/RadioCards.tsx";
import { SliderField } from "../components/SliderField.tsx";
import { ColourFields } from "../generator/ColourFields.tsx";
import { PANEL_ID } from "../generator/focus-panel.ts";
import { BACKGROUND_PALETTE, FOREGROUND_PALETTE } from "../generator/palettes.ts";
import type { Payload } from "./use-payload.ts";

/** Size, error correction and colours (public tools §2). A mend changes something here, so the focus comes here after it. */
export function PayloadSettings({ payload: { design, setDesign, lowered } }: { payload: Payload }) {
  const t = useMessages();
  const [openColour, setOpenColour] = useState<"foreground" | "background" | null>(null);
  const colour = (field: "foreground" | "background") => ({
    value: design[field],
    open: openColour === field,
    onOpen: (open: boolean) => setOpenColour((now) => (open ? field : now === field ? null : now)),
    onChange: (value: string) => setDesign({ [field]: value }),
  });
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
        <SliderField
          label={t("generator.size")}
          value={design.size}
          unit={t("generator.px")}
          range={PAYLOAD_SIZE}
          typed={EXPORT_SIZE}
          onChange={(size) => setDesign({ size })}
        />
        <RadioCards
          look="segments"
          legend={t("payloads.level")}
          hint={
            lowered
              ? t("payloads.level_lowered", lowered)
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
        <ColourFields
          kind="qr"
          foreground={design.foreground}
          background={design.background}
          onMend={setDesign}
        >
          <ColourField
            label={t("payloads.foreground")}
            palette={FOREGROUND_PALETTE}
            {...colour("foreground")}
          />
          <ColourField
            end
            label={t("generator.background")}
            palette={BACKGROUND_PALETTE}
            {...colour("background")}
          />
        </ColourFields>
      </div>
    </section>
  );
}
