import { useState } from "react";
import type { Gradient } from "../../../core/codes/qr/style/style.ts";
import { RadioCards } from "../../components/fields/RadioCards.tsx";
import { SliderField } from "../../components/fields/SliderField.tsx";
import { useMessages } from "../../components/messages.tsx";
import { InkField } from "./InkField.tsx";
import { gradientFrom } from "./look.ts";

/** Degrees. */
const ANGLE = { min: 0, max: 345, step: 15 };

/** One color for the whole code, or a gradient that starts with it. */
export function GradientFields({
  gradient,
  foreground,
  popup,
  onChange,
}: {
  gradient: Gradient | null;
  foreground: string;
  /** Whether the popup of a color is open, by its name. */
  popup: (name: string) => { open: boolean; onOpen: (open: boolean) => void };
  onChange: (gradient: Gradient | null) => void;
}) {
  const t = useMessages();
  /** Arrow keys pass through "Solid", so the previous gradient is restored on the way back. */
  const [last, setLast] = useState(gradient);
  return (
    <div className="grid gap-3">
      <RadioCards
        look="segments"
        legend={t("style.fill")}
        value={gradient?.kind ?? "solid"}
        choices={(["solid", "linear", "radial"] as const).map((value) => ({
          value,
          title: t(`style.fill.${value}`),
        }))}
        onChoose={(kind) => {
          if (kind === "solid") {
            setLast(gradient);
            onChange(null);
          } else if (gradient) onChange({ ...gradient, kind });
          else {
            const begun = gradientFrom(foreground, { kind, angle: 45 });
            onChange(last ? { ...last, kind, from: begun.from } : begun);
          }
        }}
      />
      {gradient ? (
        <div className="grid grid-cols-2 items-end gap-3">
          <InkField
            label={t("style.second_color")}
            value={gradient.to}
            {...popup("gradient end")}
            onChange={(to) => onChange({ ...gradient, to })}
          />
          {gradient.kind === "linear" ? (
            <SliderField
              label={t("style.angle")}
              value={gradient.angle}
              unit="°"
              range={ANGLE}
              onChange={(angle) => onChange({ ...gradient, angle })}
            />
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
