import { useDeferredValue, useMemo } from "react";
import { readQrDesign } from "../../../core/codes/texts/design-texts.ts";
import { PRESET_NAMES, PRESETS } from "../../../core/codes/texts/presets.ts";
import { DrawingPicture } from "../../components/DrawingPicture.tsx";
import { useMessages } from "../../components/messages.tsx";
import { tryQr } from "../preview/try-qr.ts";
import { type Look, styleDraftSchema } from "./look.ts";
import { PictureTiles } from "./PictureTiles.tsx";
import { tileContent, tileDesign } from "./tile-code.ts";

const LOOKS = PRESET_NAMES.flatMap((name) => {
  const reading = readQrDesign(PRESETS[name]);
  if (!reading.ok) return [];
  const { foreground, background, style } = reading.design;
  return [{ name, look: { foreground, background, style } }];
});

const isSameLook = (one: Look, { foreground, background, style }: Look): boolean =>
  one.foreground === foreground && one.background === background && styleText(one.style) === styleText(style);

/**
 * The same text for all designs that are drawn alike without a logo, whatever the order of a stored style's
 * members.
 */
const styleText = (style: Look["style"]): string =>
  JSON.stringify(styleDraftSchema.parse({ ...style, logoBacking: undefined, corners: undefined }));

/** The presets, each shown with the current content. */
export function PresetTiles({
  content,
  look,
  onChoose,
}: {
  content: string;
  look: Look;
  onChoose: (look: Look) => void;
}) {
  const t = useMessages();
  // typing takes priority
  const shown = useDeferredValue(content);
  const pictures = useMemo(() => {
    const drawn = tileContent(shown);
    return LOOKS.map(({ name, look: own }) => {
      const made = tryQr(drawn, tileDesign(own), null);
      return { name, picture: made.kind === "made" ? made.code.drawing : null };
    });
  }, [shown]);
  return (
    <PictureTiles
      legend={t("style.presets")}
      value={LOOKS.find((one) => isSameLook(one.look, look))?.name ?? null}
      columns="auto-cols-[4.5rem] grid-flow-col overflow-x-auto p-1 -m-1 sm:grid-flow-row sm:grid-cols-6 sm:overflow-visible"
      tileClass="aspect-square has-checked:outline-2 has-checked:outline-ink"
      tiles={pictures.map(({ name, picture }) => ({
        value: name,
        name: t(`preset.${name}`),
        picture: picture ? <DrawingPicture drawing={picture} alt="" className="size-full" /> : null,
      }))}
      onChoose={(chosen) => {
        const found = LOOKS.find(({ name }) => name === chosen);
        if (found) onChoose(found.look);
      }}
    />
  );
}
