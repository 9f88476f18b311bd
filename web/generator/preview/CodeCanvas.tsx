import { clsx } from "clsx";
import { useLayoutEffect, useRef, type CSSProperties } from "react";
import type { Drawing } from "../../../core/codes/drawing.ts";
import { renderCanvas } from "../../../adapters/codes/raster/render-canvas.ts";
import { useMessages } from "../../components/messages.tsx";

/**
 * Draws at the screen's pixels, as large as its container allows, with the same renderer as downloads.
 * @param maxRatio largest ratio of the longer to the shorter side: a longer drawing is cropped to its middle
 * @param printedWidth mm, for printing the page
 */
export function CodeCanvas({
  drawing,
  maxRatio,
  printedWidth = 100,
}: {
  drawing: Drawing;
  maxRatio: number;
  printedWidth?: number | undefined;
}) {
  const t = useMessages();
  const canvas = useRef<HTMLCanvasElement>(null);
  // a layout effect, since an effect would run after the next frame, which is noticeable while typing
  useLayoutEffect(() => {
    const element = canvas.current;
    const box = element?.parentElement;
    if (!element || !box) return undefined;
    let drawn = "";
    const draw = () => {
      const { width, height } = contentSize(box);
      drawn = `${width} ${height}`;
      const fitting =
        Math.min(
          width / Math.min(drawing.width, drawing.height * maxRatio),
          height / Math.min(drawing.height, drawing.width * maxRatio),
        ) * devicePixelRatio;
      // whole pixels per module if they fit, so that all modules look alike
      const unitPx = fitting < 1 ? fitting : Math.floor(fitting);
      const widthPx = Math.max(1, Math.round(drawing.width * unitPx));
      renderCanvas(drawing, element, widthPx);
      element.style.width = `${element.width / devicePixelRatio}px`;
    };
    draw();
    // for zoom changes; if a width changes the layout, the container is resized only after this event
    window.addEventListener("resize", draw);
    const watch = () => {
      const { width, height } = contentSize(box);
      if (`${width} ${height}` !== drawn) draw();
    };
    const observer = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(watch);
    observer?.observe(box);
    return () => {
      window.removeEventListener("resize", draw);
      observer?.disconnect();
    };
  }, [drawing, maxRatio]);
  // if the canvas is wider or higher than the code, its edge must be visible
  const square = Math.abs(drawing.width - drawing.height) < 1e-6;
  return (
    <figure className="grid size-full place-content-center overflow-hidden print:block print:size-auto">
      <canvas
        ref={canvas}
        aria-hidden="true"
        style={{ "--printed": `${printedWidth}mm` } as CSSProperties}
        className={clsx(
          "max-w-none print:w-(--printed)! print:[image-rendering:pixelated]",
          !square && "outline outline-black/5",
          drawing.background.alpha < 1 && "chequered",
        )}
      />
      <figcaption className="sr-only print:not-sr-only">
        <span className="mt-4 block text-base text-black wrap-anywhere whitespace-normal">
          {t(drawing.description.code, drawing.description.values)}
        </span>
      </figcaption>
    </figure>
  );
}

function contentSize({ clientWidth, clientHeight }: Element): { width: number; height: number } {
  return { width: clientWidth || 300, height: clientHeight || 300 };
}
