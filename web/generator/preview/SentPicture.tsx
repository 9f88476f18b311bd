import type { Drawing } from "../../../core/codes/drawing.ts";
import { svgDataUri } from "../../components/svg-data-uri.ts";

/**
 * The code as a picture, which the server renders instead of the canvas. Hydration reuses it as is: rendering
 * it again would load all picture encoders, and block a slow phone, for a picture that is replaced a moment
 * later.
 */
export function SentPicture({
  drawing,
  alt,
  className,
}: {
  drawing: Drawing;
  alt: string;
  className?: string;
}) {
  let source: string | undefined;
  if (import.meta.env.SSR) source = svgDataUri(drawing);
  return <img suppressHydrationWarning src={source} alt={alt} draggable={false} className={className} />;
}
