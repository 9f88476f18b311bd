import { useEffect, useRef, type ComponentProps } from "react";
import type { Crop } from "./crop.ts";
import { drawCrop } from "./draw-crop.ts";

/** The cropped picture, at most `side` CSS px wide, at the screen's resolution. */
export function CropCanvas({
  bitmap,
  crop,
  side,
  ...rest
}: { bitmap: ImageBitmap; crop: Crop; side: number } & ComponentProps<"canvas">) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return;
    const pixels = Math.round(side * Math.min(3, window.devicePixelRatio));
    canvas.current.width = canvas.current.height = pixels;
    drawCrop(canvas.current, bitmap, crop);
  }, [bitmap, crop, side]);
  return <canvas {...rest} ref={canvas} />;
}
