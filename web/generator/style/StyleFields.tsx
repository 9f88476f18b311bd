import { useState } from "react";
import {
  EYE_SHAPES,
  isPlainCode,
  LOGO_BACKINGS,
  MODULE_SHAPES,
  PLAIN_STYLE,
  type QrStyle,
} from "../../../core/codes/qr/style/style.ts";
import { Button } from "../../components/Button.tsx";
import { RadioCards } from "../../components/fields/RadioCards.tsx";
import { SelectField } from "../../components/fields/SelectField.tsx";
import { useMessages } from "../../components/messages.tsx";
import { InkField } from "./InkField.tsx";
import { opaque, shownForeground, twoColors } from "./inks.ts";
import { GradientFields } from "./GradientFields.tsx";
import { ballPath, EYE_SIDE, framePath, MODULES_SIDE, modulesPath } from "./shape-paths.ts";
import { type Look, PresetTiles } from "./PresetTiles.tsx";
import { ShapeTiles } from "./ShapeTiles.tsx";

const moduleTiles = MODULE_SHAPES.map((value) => ({ value, path: modulesPath(value) }));
const frameTiles = EYE_SHAPES.map((value) => ({
  value,
  path: framePath(value),
  around: ballPath("square"),
}));
const ballTiles = EYE_SHAPES.map((value) => ({ value, path: ballPath(value), around: framePath("square") }));

/** Which of the three ways the eyes are colored in. */
const eyeInkOf = ({ eyeFrameColor, eyeBallColor, eyeGradient }: QrStyle) =>
  eyeFrameColor !== null || eyeBallColor !== null ? "own" : eyeGradient ? "gradient" : "same";

/** Shapes, gradients and what lies behind a logo: the look of a code beyond its two colors. */
export function StyleFields({
  content,
  look,
  hasLogo,
  onChange,
}: {
  /** What the presets show. */
  content: string;
  /** The colors of a gradient and of the eyes begin with its foreground. */
  look: Look;
  hasLogo: boolean;
  onChange: (look: Partial<Look>) => void;
}) {
  const t = useMessages();
  const { style = PLAIN_STYLE } = look;
  const foreground = shownForeground(look);
  const change = (patch: Partial<QrStyle>) => onChange({ style: { ...style, ...patch } });
  /** Which color is being chosen: one at a time. */
  const [openInk, setOpenInk] = useState<string | null>(null);
  const opening = (name: string) => ({
    open: openInk === name,
    onOpen: (open: boolean) => setOpenInk((now) => (open ? name : now === name ? null : now)),
  });
  const eyeInk = eyeInkOf(style);
  const eyeNamed = <Tile extends { value: (typeof EYE_SHAPES)[number] }>(tiles: readonly Tile[]) =>
    tiles.map((tile) => ({ ...tile, name: t(`style.eye.${tile.value}`) }));
  return (
    <div className="grid gap-5">
      <PresetTiles
        content={content}
        look={look}
        onChoose={({ style: chosen = PLAIN_STYLE, ...colors }) =>
          onChange({ ...colors, style: { ...chosen, logoBacking: style.logoBacking } })
        }
      />
      <ShapeTiles
        legend={t("style.modules")}
        shapes={moduleTiles.map((tile) => ({ ...tile, name: t(`style.module.${tile.value}`) }))}
        side={MODULES_SIDE}
        columns="grid-cols-4 sm:grid-cols-8"
        value={style.modules}
        onChoose={(modules) => change({ modules })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <ShapeTiles
          legend={t("style.eye_frame")}
          shapes={eyeNamed(frameTiles)}
          side={EYE_SIDE}
          columns="grid-cols-5"
          value={style.eyeFrame}
          onChoose={(eyeFrame) => change({ eyeFrame })}
        />
        <ShapeTiles
          legend={t("style.eye_ball")}
          shapes={eyeNamed(ballTiles)}
          side={EYE_SIDE}
          columns="grid-cols-5"
          value={style.eyeBall}
          onChoose={(eyeBall) => change({ eyeBall })}
        />
      </div>
      <GradientFields
        gradient={style.gradient}
        foreground={foreground}
        opening={opening}
        onChange={(gradient) =>
          onChange({
            // what one color shows is what the gradient began with
            ...(gradient === null && { foreground }),
            style: { ...style, gradient },
          })
        }
      />
      <div className="grid gap-3">
        <RadioCards
          look="segments"
          legend={t("style.eye_color")}
          value={eyeInk}
          choices={(["same", "own", "gradient"] as const).map((value) => ({
            value,
            title: t(`style.eye_color.${value}`),
          }))}
          onChoose={(ink) =>
            change({
              eyeFrameColor: ink === "own" ? opaque(foreground) : null,
              eyeBallColor: ink === "own" ? opaque(foreground) : null,
              eyeGradient:
                ink === "gradient" ? twoColors({ kind: "radial", angle: 0, from: foreground }) : null,
            })
          }
        />
        {eyeInk === "own" ? (
          <div className="grid grid-cols-2 items-end gap-3">
            <InkField
              label={t("style.frame_color")}
              value={style.eyeFrameColor ?? foreground}
              {...opening("frame")}
              onChange={(eyeFrameColor) => change({ eyeFrameColor })}
            />
            <InkField
              end
              label={t("style.ball_color")}
              value={style.eyeBallColor ?? foreground}
              {...opening("ball")}
              onChange={(eyeBallColor) => change({ eyeBallColor })}
            />
          </div>
        ) : null}
        {eyeInk === "gradient" && style.eyeGradient ? (
          <div className="grid grid-cols-2 items-end gap-3">
            {(["from", "to"] as const).map((end) => (
              <InkField
                key={end}
                end={end === "to"}
                label={t(`style.${end}`)}
                value={style.eyeGradient?.[end] ?? foreground}
                {...opening(end)}
                onChange={(color) =>
                  change({
                    eyeGradient: style.eyeGradient && twoColors({ ...style.eyeGradient, [end]: color }),
                  })
                }
              />
            ))}
          </div>
        ) : null}
      </div>
      {hasLogo ? (
        <SelectField
          label={t("style.backing")}
          value={style.logoBacking}
          options={LOGO_BACKINGS.map((value) => ({ value, text: t(`style.backing.${value}`) }))}
          onChoose={(logoBacking) => change({ logoBacking })}
        />
      ) : null}
      {isPlainCode(style) && style.logoBacking === PLAIN_STYLE.logoBacking ? null : (
        <Button
          size="sm"
          variant="quiet"
          className="justify-self-start"
          onClick={(event) => {
            onChange({ style: PLAIN_STYLE });
            // the button goes
            event.currentTarget.closest("details")?.querySelector("summary")?.focus();
          }}
        >
          {t("style.reset")}
        </Button>
      )}
    </div>
  );
}
