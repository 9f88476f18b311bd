import { BLACK, formatColor, WHITE, parseColor } from "../color.ts";
import { describeDrawing, type Drawing, type Layer, type Picture } from "../drawing.ts";
import { layOutFrame } from "./frame/draw-frame.ts";
import { darkRectangles } from "./dark-rectangles.ts";
import { QR_MARGIN, qrDesignSchema, qrPixelSize, type QrDesign } from "./design.ts";
import { shownText } from "./frame/frame.ts";
import type { Lettering } from "./frame/lettering.ts";
import { logoLayers } from "./draw-logo.ts";
import { styledLayers } from "./style/draw-style.ts";
import { widestLogo } from "./logo-budget.ts";
import { modulePixels } from "./module-pixels.ts";
import { isBehindSwissCross, swissCross } from "./swiss-cross.ts";
import { allCorners, type Box, roundedBox } from "./style/shapes.ts";
import { isPlainCode, PLAIN_STYLE, type QrStyle } from "./style/style.ts";
import type { QrSymbol } from "./symbol.ts";

/**
 * Draws a symbol: its dark modules as rectangles, or as the shapes of its style, and on top of them the logo,
 * if any, on an area of background color. The user unit is one module. A canvas that is not square centers
 * the code. Pixels that do not make up a whole module widen the quiet zone.
 * @param logo decoded pixels, the cross of a Swiss QR-bill, or null
 * @param lettering writes the text of its frame; null: none, or it is still loading
 * @param described how its description names the content
 */
export function drawQr(
  symbol: QrSymbol,
  design: QrDesign,
  logo: Picture | "swiss-cross" | null,
  lettering: Lettering | null = null,
  described = "",
): Drawing {
  const foreground = parseColor(design.foreground) ?? BLACK;
  const background = parseColor(design.background) ?? WHITE;
  const { width: widthPx, height: heightPx } = qrPixelSize(design);
  const unitPx = modulePixels(Math.min(widthPx, heightPx), symbol.size + 2 * design.margin);
  const width = widthPx / unitPx;
  const height = heightPx / unitPx;
  // on whole pixels as well: renderers do not agree which way half a pixel goes
  const offset = (sidePx: number) => Math.floor((sidePx - symbol.size * unitPx) / 2 + 1e-9) / unitPx;
  const inZone = { x: offset(widthPx), y: offset(heightPx), width: symbol.size, height: symbol.size };
  const frame = design.frame && layOutFrame(design.frame, { width, height, symbol: inZone }, lettering);
  const [left, top] = [inZone.x + (frame?.left ?? 0), inZone.y + (frame?.top ?? 0)];
  const { style = PLAIN_STYLE } = design;
  const middle = { x: left + symbol.size / 2, y: top + symbol.size / 2 };
  const behind =
    logo === "swiss-cross"
      ? {
          layers: swissCross(middle, symbol.size),
          hides: (right: number, down: number) => isBehindSwissCross(right, down, symbol.size),
        }
      : logo && logoLayers(logo, middle, (widestLogo(symbol) * design.logoSize) / 100, style, background);
  const place = { ...inZone, x: left, y: top };
  const isPlain = isPlainCode(style);
  // a plain code stays whole behind its disc, as it always was
  const isWhole = behind === null || (isPlain && logo !== "swiss-cross" && style.logoBacking === "circle");
  const shown = isWhole ? symbol : withoutHidden(symbol, behind.hides);
  const layers: Layer[] = isPlain
    ? [{ kind: "rects", fill: foreground, rects: darkRectangles(shown, left, top) }]
    : styledLayers(shown, place, style, foreground);
  layers.push(...(behind?.layers ?? []));
  const description = design.frame
    ? describeDrawing("drawing.qr_framed", {
        format: "QR Code",
        content: described,
        text: shownText(design.frame),
      })
    : describeDrawing("drawing.qr", { format: "QR Code", content: described });
  const drawing = { width, height, background, title: "QR code", description, layers };
  if (!frame) {
    const whole = onCard(drawing, style, place, CORNER * Math.min(width, height));
    return isPlain ? whole : { ...whole, symbol: place };
  }
  const ink = parseColor(design.frame?.color ?? style.gradient?.from ?? design.foreground) ?? BLACK;
  const framed = {
    ...drawing,
    width: frame.left + width + frame.right,
    height: frame.top + height + frame.bottom,
    layers: [...layers, ...frame.layers(ink, background)],
  };
  return {
    ...onCard(framed, style, place, frame.corner),
    symbol: place,
    framed: { x: frame.left, y: frame.top, width, height },
  };
}

/** Part of the shorter side that rounded corners of the background take. */
const CORNER = 0.12;

/**
 * Adds a background, with rounded corners if the style has them. They are transparent, and outside the code.
 * @param radius largest radius
 */
function onCard(drawing: Drawing, { corners }: QrStyle, code: Box, radius: number): Drawing {
  const { width, height, background } = drawing;
  const room = Math.min(code.x, code.y, width - code.x - code.width, height - code.y - code.height, radius);
  if (corners === "square" || background.alpha === 0 || room <= 0) return drawing;
  const card: Layer = {
    kind: "path",
    fill: background,
    commands: roundedBox({ x: 0, y: 0, width, height }, allCorners(room)),
  };
  return {
    ...drawing,
    background: { ...background, alpha: 0 },
    corner: room,
    layers: [card, ...drawing.layers],
  };
}

/** The same symbol as plain as can be: black squares on white, with the full quiet zone. */
export const drawPlainQr = (symbol: QrSymbol): Drawing => drawQr(symbol, qrDesignSchema.parse({}), null);

/** Whether a code looks as `drawPlainQr` draws it, regardless of its size. */
export const isPlainQr = ({ layers, background }: Drawing, { margin }: Pick<QrDesign, "margin">): boolean =>
  layers.length === 1 &&
  layers[0]?.kind === "rects" &&
  formatColor(layers[0].fill) === formatColor(BLACK) &&
  formatColor(background) === formatColor(WHITE) &&
  margin >= QR_MARGIN.needed;

/** A symbol without the modules that a logo hides: those whose middle lies behind it, so that no slivers stick out. */
function withoutHidden(symbol: QrSymbol, hides: (right: number, down: number) => boolean): QrSymbol {
  const { size } = symbol;
  const modules = symbol.modules.map((dark, at) =>
    hides((at % size) + 0.5 - size / 2, Math.floor(at / size) + 0.5 - size / 2) ? 0 : dark,
  );
  return { ...symbol, modules };
}
