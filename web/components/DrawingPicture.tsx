import { useMemo } from "react";
import { renderSvg } from "../../adapters/codes/render-svg.ts";
import type { Drawing } from "../../core/codes/drawing.ts";

const RESERVED: Record<string, string> = { "%": "%25", "#": "%23", "<": "%3C", ">": "%3E", '"': "'" };

/** A drawing on the page, sharp at any size: the very SVG that a download would hold. */
export function DrawingPicture({
  drawing,
  alt,
  className,
}: {
  drawing: Drawing;
  /** Empty where the text beside it says the same. */
  alt: string;
  className?: string;
}) {
  const source = useMemo(() => {
    const svg = renderSvg(drawing, 512).replaceAll(
      /[%#<>"]/g,
      (character) => RESERVED[character] ?? character,
    );
    return `data:image/svg+xml,${svg}`;
  }, [drawing]);
  return <img src={source} alt={alt} draggable={false} className={className} />;
}
