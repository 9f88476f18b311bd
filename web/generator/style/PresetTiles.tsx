import { useDeferredValue, useMemo } from "react";
import { PLACEHOLDER_CONTENT, type QrDesign, qrDesignSchema } from "../../../core/codes/qr/design.ts";
import { readQrDesign } from "../../../core/codes/texts/design-texts.ts";
import { PRESET_NAMES, PRESETS } from "../../../core/codes/texts/presets.ts";
import { DrawingPicture } from "../../components/DrawingPicture.tsx";
import { useMessages } from "../../components/messages.tsx";
import { tryQr } from "../preview/try-qr.ts";
import { type Look, styleDraftSchema } from "./look.ts";
import { PictureTiles } from "./PictureTiles.tsx";

const LOOKS = PRESET_NAMES.flatMap((name) => {
  const reading = readQrDesign(PRESETS[name]);
  if (!reading.ok) return [];
  const { foreground, background, style } = reading.design;
  return [{ name, look: { foreground, background, style } }];
});

/** QR version; the modules of a larger one are too small to see in a tile. */
const LARGEST_TILE_VERSION = 6;

/** Less error correction and a narrower quiet zone leave larger modules in the small picture. */
const tileDesign = (look: Partial<Look>): QrDesign => ({
  ...qrDesignSchema.parse({}),
  ...look,
  level: "M",
  margin: 2,
});

const isSameLook = (one: Look, { foreground, background, style }: Look): boolean =>
  one.foreground === foreground && one.background === background && styleText(one.style) === styleText(style);

/** One text for all that is drawn alike without a logo, whatever order a stored style has its parts in. */
const styleText = (style: Look["style"]): string =>
  JSON.stringify(styleDraftSchema.parse({ ...style, logoBacking: undefined }));

/** The presets, each with the content at hand, so that one sees what one gets. */
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
  // what is typed comes first
  const shown = useDeferredValue(content);
  const pictures = useMemo(() => {
    const plain = tryQr(shown, tileDesign({}), null);
    const fits = plain.kind === "made" && plain.code.symbol.version <= LARGEST_TILE_VERSION;
    return LOOKS.map(({ name, look: own }) => {
      const made = tryQr(fits ? shown : PLACEHOLDER_CONTENT, tileDesign(own), null);
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
