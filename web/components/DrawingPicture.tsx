import { useMemo } from "react";
import type { Drawing } from "../../core/codes/drawing.ts";
import { svgDataUri } from "./svg-data-uri.ts";

/** A drawing on the page, sharp at any size. */
export function DrawingPicture({
  drawing,
  alt,
  className,
}: {
  drawing: Drawing;
  /** Empty if adjacent text says the same. */
  alt: string;
  className?: string;
}) {
  const source = useMemo(() => svgDataUri(drawing), [drawing]);
  return <img src={source} alt={alt} draggable={false} className={className} />;
}
