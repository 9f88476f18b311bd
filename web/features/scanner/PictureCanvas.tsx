import { useEffect, useRef } from "react";
import type { ShownPicture } from "../../codes/scan-protocol.ts";

/** Below this size, px, a picture is shown with its own pixels, without smoothing. */
const SMALL = 480;

/** The pixels that are scanned: the first frame of an animation, upright. */
export function PictureCanvas({
  picture: { bitmap },
  label,
  className,
}: {
  picture: ShownPicture;
  /** Empty if adjacent text says the same. */
  label: string;
  className?: string;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    element.width = bitmap.width;
    element.height = bitmap.height;
    element.getContext("2d")?.drawImage(bitmap, 0, 0);
  }, [bitmap]);
  const isSmall = Math.max(bitmap.width, bitmap.height) < SMALL;
  return (
    <canvas
      ref={canvas}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
      className={className}
      style={isSmall ? { imageRendering: "pixelated" } : undefined}
    />
  );
}
