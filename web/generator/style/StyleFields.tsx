import type { ReactNode } from "react";
import {
  CORNERS,
  EYE_SHAPES,
  type EyeShape,
  isPlainLook,
  LOGO_BACKINGS,
  MODULE_SHAPES,
  PLAIN_STYLE,
  type QrStyle,
  withSurroundings,
} from "../../../core/codes/qr/style/style.ts";
import { Button } from "../../components/Button.tsx";
import { RadioCards } from "../../components/fields/RadioCards.tsx";
import { SelectField } from "../../components/fields/SelectField.tsx";
import { useOneOpen } from "../../components/fields/use-one-open.ts";
import { useMessages } from "../../components/messages.tsx";
import { EyeInkFields } from "./EyeInkFields.tsx";
import { FrameFields } from "./FrameFields.tsx";
import { GradientFields } from "./GradientFields.tsx";
import { ballPath, EYE_SIDE, framePath, MODULES_SIDE, modulesPath } from "./shape-paths.ts";
import { type Look, shownForeground } from "./look.ts";
import { PresetTiles } from "./PresetTiles.tsx";
import { ShapeTiles } from "./ShapeTiles.tsx";

const moduleTiles = MODULE_SHAPES.map((value) => ({ value, path: modulesPath(value) }));
const frameTiles = EYE_SHAPES.map((value) => ({
  value,
  path: framePath(value),
  around: ballPath("square"),
}));
const ballTiles = EYE_SHAPES.map((value) => ({ value, path: ballPath(value), around: framePath("square") }));

/** Shapes, gradients and the area behind a logo: the design of a code beyond its two colors. */
export function StyleFields({
  content,
  look,
  hasLogo,
  brands = null,
  onChange,
}: {
  /** Content of the presets' pictures. */
  content: string;
  /** Its foreground is the initial color of gradients and eyes. */
  look: Look;
  hasLogo: boolean;
  /** Brands of the site and of the signed-in user, above the presets. */
  brands?: ReactNode;
  onChange: (look: Partial<Look>) => void;
}) {
  const t = useMessages();
  const { style = PLAIN_STYLE } = look;
  const foreground = shownForeground(look);
  const change = (patch: Partial<QrStyle>) => onChange({ style: { ...style, ...patch } });
  const popup = useOneOpen();
  const withEyeNames = <Tile extends { value: EyeShape }>(tiles: readonly Tile[]) =>
    tiles.map((tile) => ({ ...tile, name: t(`style.eye.${tile.value}`) }));
  return (
    <div className="grid gap-5">
      {brands}
      <PresetTiles
        content={content}
        look={look}
        onChoose={({ style: chosen = PLAIN_STYLE, ...colors }) =>
          onChange({ ...colors, style: withSurroundings(chosen, style) })
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
          shapes={withEyeNames(frameTiles)}
          side={EYE_SIDE}
          columns="grid-cols-5"
          value={style.eyeFrame}
          onChoose={(eyeFrame) => change({ eyeFrame })}
        />
        <ShapeTiles
          legend={t("style.eye_ball")}
          shapes={withEyeNames(ballTiles)}
          side={EYE_SIDE}
          columns="grid-cols-5"
          value={style.eyeBall}
          onChoose={(eyeBall) => change({ eyeBall })}
        />
      </div>
      <GradientFields
        gradient={style.gradient}
        foreground={foreground}
        popup={popup}
        onChange={(gradient) =>
          onChange({
            // a single color starts as the first color of the gradient
            ...(gradient === null && { foreground }),
            style: { ...style, gradient },
          })
        }
      />
      <EyeInkFields inks={style} foreground={foreground} popup={popup} onChange={change} />
      {hasLogo ? (
        <SelectField
          label={t("style.backing")}
          value={style.logoBacking}
          options={LOGO_BACKINGS.map((value) => ({ value, text: t(`style.backing.${value}`) }))}
          onChoose={(logoBacking) => change({ logoBacking })}
        />
      ) : null}
      <RadioCards
        look="segments"
        legend={t("style.corners")}
        value={style.corners}
        choices={CORNERS.map((value) => ({ value, title: t(`style.corners.${value}`) }))}
        onChoose={(corners) => change({ corners })}
      />
      <FrameFields
        frame={look.frame}
        foreground={foreground}
        popup={popup}
        onChange={(frame) => onChange({ frame })}
      />
      {isPlainLook(style, hasLogo) && !look.frame ? null : (
        <Button
          size="sm"
          variant="quiet"
          className="justify-self-start"
          onClick={(event) => {
            onChange({ style: PLAIN_STYLE, frame: undefined });
            // the button disappears
            event.currentTarget.closest("details")?.querySelector("summary")?.focus();
          }}
        >
          {t("style.reset")}
        </Button>
      )}
    </div>
  );
}
