import type { Drawing } from "../../../core/codes/drawing.ts";
import { svgDataUri } from "../../components/svg-data-uri.ts";

/**
 * The code as a picture, which the server sends in the place of the canvas. The browser takes it over as it stands there: making it
 * again would bring all that writes pictures, and keep a slow phone busy, for a picture that nobody sees a moment later.
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
