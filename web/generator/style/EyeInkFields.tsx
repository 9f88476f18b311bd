import { useState } from "react";
import type { QrStyle } from "../../../core/codes/qr/style/style.ts";
import { RadioCards } from "../../components/fields/RadioCards.tsx";
import { useMessages } from "../../components/messages.tsx";
import { InkField } from "./InkField.tsx";
import { gradientFrom, opaqueColor } from "./look.ts";

type EyeInks = Pick<QrStyle, "eyeFrameColor" | "eyeBallColor" | "eyeGradient">;

const LIKE_THE_CODE: EyeInks = { eyeFrameColor: null, eyeBallColor: null, eyeGradient: null };

const kindOf = ({ eyeFrameColor, eyeBallColor, eyeGradient }: EyeInks) =>
  eyeFrameColor !== null || eyeBallColor !== null ? "own" : eyeGradient ? "gradient" : "same";

/** The eyes in the color of the code, in separate colors, or in a gradient. */
export function EyeInkFields({
  inks,
  foreground,
  popup,
  onChange,
}: {
  inks: EyeInks;
  /** Color of the code, the default of new eye colors. */
  foreground: string;
  /** Whether the popup of a color is open, by its name. */
  popup: (name: string) => { open: boolean; onOpen: (open: boolean) => void };
  onChange: (inks: EyeInks) => void;
}) {
  const t = useMessages();
  const kind = kindOf(inks);
  const { eyeFrameColor, eyeBallColor, eyeGradient } = inks;
  /** Arrow keys pass through other options, so the previous value is restored on the way back. */
  const [last, setLast] = useState<Partial<Record<typeof kind, EyeInks>>>({});
  const begun: Record<typeof kind, EyeInks> = {
    same: LIKE_THE_CODE,
    own: {
      ...LIKE_THE_CODE,
      eyeFrameColor: opaqueColor(foreground),
      eyeBallColor: opaqueColor(foreground),
    },
    gradient: { ...LIKE_THE_CODE, eyeGradient: gradientFrom(foreground, { kind: "radial", angle: 0 }) },
  };
  return (
    <div className="grid gap-3">
      <RadioCards
        look="segments"
        legend={t("style.eye_color")}
        value={kind}
        choices={(["same", "own", "gradient"] as const).map((value) => ({
          value,
          title: t(`style.eye_color.${value}`),
        }))}
        onChoose={(wanted) => {
          setLast((before) => ({ ...before, [kind]: inks }));
          onChange(last[wanted] ?? begun[wanted]);
        }}
      />
      {kind === "own" ? (
        <div className="grid grid-cols-2 items-end gap-3">
          <InkField
            label={t("style.frame_color")}
            value={eyeFrameColor ?? eyeGradient?.from ?? foreground}
            {...popup("frame")}
            onChange={(color) => onChange({ ...inks, eyeFrameColor: color })}
          />
          <InkField
            end
            label={t("style.ball_color")}
            value={eyeBallColor ?? eyeGradient?.from ?? foreground}
            {...popup("ball")}
            onChange={(color) => onChange({ ...inks, eyeBallColor: color })}
          />
        </div>
      ) : null}
      {kind === "gradient" && eyeGradient ? (
        <div className="grid grid-cols-2 items-end gap-3">
          {(["from", "to"] as const).map((end) => (
            <InkField
              key={end}
              end={end === "to"}
              label={t(`style.${end}`)}
              value={eyeGradient[end]}
              {...popup(`eye gradient ${end}`)}
              onChange={(color) => onChange({ ...inks, eyeGradient: { ...eyeGradient, [end]: color } })}
            />
          ))}
        </div>
      ) : null}
    </div>
  );
}
