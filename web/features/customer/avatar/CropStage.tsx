import { useRef } from "react";
import { useMessages } from "../../../components/messages.tsx";
import { placeCrop, placeOf, type Crop } from "./crop.ts";
import { CropCanvas } from "./CropCanvas.tsx";
import { useCropGestures } from "./use-crop-gestures.ts";

/** Px on a wide screen; smaller on a narrow one. */
const SIDE = 288;

/**
 * The square that is kept, with the circle in which it is shown. For the keyboard, it contains an invisible
 * slider that takes the focus, is announced, and handles all four arrow keys.
 */
export function CropStage({
  bitmap,
  crop,
  onChange,
}: {
  bitmap: ImageBitmap;
  crop: Crop;
  onChange: (crop: Crop) => void;
}) {
  const t = useMessages();
  const keys = useRef<HTMLInputElement>(null);
  const { stage, onKeyDown, ...pointers } = useCropGestures<HTMLDivElement>(bitmap, crop, onChange);
  const place = placeOf(bitmap, crop);
  return (
    <div className="relative mx-auto w-full max-w-72">
      <input
        ref={keys}
        type="range"
        min={0}
        max={100}
        value={place.x}
        aria-label={t("avatar.stage")}
        aria-valuetext={t("avatar.at", { ...place, zoom: Math.round(crop.zoom * 100) })}
        onKeyDown={onKeyDown}
        onChange={(event) => onChange(placeCrop(bitmap, crop, event.target.valueAsNumber))}
        className="peer pointer-events-none absolute inset-0 opacity-0"
      />
      <div
        ref={stage}
        {...pointers}
        onClick={() => keys.current?.focus({ preventScroll: true })}
        aria-hidden="true"
        className="chequered relative aspect-square cursor-move touch-none overflow-hidden rounded-box border border-line outline-offset-2 select-none peer-focus-visible:outline-2 peer-focus-visible:outline-focus"
      >
        <CropCanvas bitmap={bitmap} crop={crop} side={SIDE} className="size-full" />
        <div className="pointer-events-none absolute inset-0 rounded-full border border-white/80 shadow-[0_0_0_999px_rgb(0_0_0/0.45)]" />
      </div>
    </div>
  );
}
