import { zlibSync } from "fflate";
import type { jsPDF } from "jspdf";
import { BLACK, type Color } from "../../../core/codes/color.ts";
import type { Drawing, Layer, PathLayer } from "../../../core/codes/drawing.ts";
import { type CodeBox, type Page, type PageBox, PAGES } from "../../../core/codes/print/page.ts";
import { PLAIN_PRESS, type Press } from "../../../core/codes/print/press.ts";
import { layOutPress, type PressPage } from "../../../core/codes/print/press-page.ts";
import { withShapes } from "../../../core/codes/svg/picture-shapes.ts";
import { encodeGrayPng, encodePng } from "./encode-png.ts";
import { asCubics } from "../raster/path-cubics.ts";
import { fillWithGradient, type PointPlace } from "./pdf-gradient.ts";

/** Maps user units to mm on the page. */
interface Place {
  x: (units: number) => number;
  y: (units: number) => number;
  scaleX: number;
  scaleY: number;
}

/**
 * Renders a drawing as a PDF file: one page, shapes as paths, the logo as a picture unless it consists of
 * paths. jsPDF (128 kB compressed) is loaded with the first PDF.
 *
 * @param boxMm box on the page, see `placeOnPage`; a different aspect ratio than the drawing's stretches it
 * @param now creation date in the file
 * @param press the margins around the page, and its ink: with `k`, all colors are black, white or
 * transparent, and pictures are gray
 */
export async function renderPdf(
  drawing: Drawing,
  boxMm: CodeBox,
  now = new Date(),
  pageMm: Page = PAGES.a4,
  press: Omit<Press, "page"> = PLAIN_PRESS,
): Promise<Uint8Array<ArrayBuffer>> {
  const { jsPDF, GState, ShadingPattern } = await import("jspdf");
  const layout = layOutPress(pageMm, boxMm, press);
  const { paper, code } = layout;
  // with fewer decimals, an edge may pass its dot, and Ghostscript paints every dot that is touched
  const page = new jsPDF({
    unit: "mm",
    format: [paper.width, paper.height],
    orientation: paper.width > paper.height ? "landscape" : "portrait",
    compress: true,
    putOnlyUsedFonts: true,
    floatPrecision: 5,
  });
  page.setProperties({ title: drawing.title, subject: drawing.description.message, creator: "Quietzone" });
  page.setCreationDate(now);
  page.setFileId(now.getTime().toString(16).toUpperCase().padStart(32, "0"));
  setBoxes(page, layout);
  const scaleX = code.width / drawing.width;
  const scaleY = code.height / drawing.height;
  const place: Place = {
    x: (units) => code.x + units * scaleX,
    y: (units) => code.y + units * scaleY,
    scaleX,
    scaleY,
  };
  const paint = (color: Color, draw: () => void, rule?: PathLayer["rule"]) => {
    if (color.alpha === 0) return;
    setInk(page, color, press.ink);
    page.setGState(new GState({ opacity: color.alpha }));
    draw();
    if (rule === "evenodd") page.fillEvenOdd();
    else page.fill();
  };
  paint(drawing.background, () => boxPath(page, layout.background));
  const { scaleFactor, pageSize } = page.internal;
  const points: PointPlace = {
    x: (units) => place.x(units) * scaleFactor,
    y: (units) => (pageSize.getHeight() - place.y(units)) * scaleFactor,
    scale: scaleX * scaleFactor,
  };
  let paintedGradients = 0;
  for (const layer of withShapes(drawing.layers)) {
    if (layer.kind === "image") addPicture(page, layer, place, press.ink);
    else if (layer.kind === "path" && "kind" in layer.fill) {
      paintedGradients++;
      page.setGState(new GState({ opacity: 1 }));
      fillWithGradient(page, ShadingPattern, `gradient ${paintedGradients}`, layer.fill, points, () => {
        layerPath(page, layer, place);
        if (layer.rule === "evenodd") page.clipEvenOdd();
        else page.clip();
      });
    } else
      paint(
        layer.fill as Color,
        () => layerPath(page, layer, place),
        layer.kind === "path" ? layer.rule : undefined,
      );
  }
  if (layout.marks.length > 0) paint(BLACK, () => layout.marks.forEach((mark) => boxPath(page, mark)));
  return new Uint8Array(page.output("arraybuffer"));
}

/** All shapes of a layer form one path, so that viewers show no hairlines between rows of modules. */
function layerPath(page: jsPDF, layer: Exclude<Layer, { kind: "image" }>, place: Place): void {
  if (layer.kind === "path") {
    for (const step of asCubics(layer.commands)) {
      if (step.op === "Z") page.close();
      else if (step.op === "M") page.moveTo(place.x(step.x), place.y(step.y));
      else if (step.op === "L") page.lineTo(place.x(step.x), place.y(step.y));
      else
        page.curveTo(
          place.x(step.x1),
          place.y(step.y1),
          place.x(step.x2),
          place.y(step.y2),
          place.x(step.x),
          place.y(step.y),
        );
    }
    return;
  }
  for (let at = 0; at < layer.rects.length; at += 4) {
    const [x = 0, y = 0, width = 0, height = 0] = layer.rects.subarray(at, at + 4);
    rectPath(page, place.x(x), place.y(y), width * place.scaleX, height * place.scaleY);
  }
}

interface Pages {
  getPageInfo: (number: number) => { pageContext: Record<string, object | null> };
}

/**
 * Page boxes for printers and layout programs (ISO 32000-1 §14.11.2); jsPDF supports them, but its types omit
 * them.
 */
function setBoxes(page: jsPDF, { paper, trim, bleed }: PressPage): void {
  const { scaleFactor } = page.internal;
  const { pageContext } = (page.internal as typeof page.internal & Pages).getPageInfo(1);
  const box = ({ x, y, width, height }: PageBox) => ({
    bottomLeftX: x * scaleFactor,
    bottomLeftY: (paper.height - y - height) * scaleFactor,
    topRightX: (x + width) * scaleFactor,
    topRightY: (paper.height - y) * scaleFactor,
  });
  pageContext["trimBox"] = box(trim);
  pageContext["bleedBox"] = box(bleed);
}

function setInk(page: jsPDF, { red, green, blue }: Color, ink: Press["ink"]): void {
  if (ink === "k") page.setFillColor(0, 0, 0, 1 - red / 255);
  else page.setFillColor(Math.round(red), Math.round(green), Math.round(blue));
}

const boxPath = (page: jsPDF, { x, y, width, height }: PageBox): void => rectPath(page, x, y, width, height);

/** Passing a style would make jsPDF paint each rectangle separately. */
function rectPath(page: jsPDF, x: number, y: number, width: number, height: number): void {
  page.rect(x, y, width, height, null);
}

function addPicture(
  page: jsPDF,
  layer: Extract<Layer, { kind: "image" }>,
  place: Place,
  ink: Press["ink"],
): void {
  const encode = ink === "k" ? encodeGrayPng : encodePng;
  page.addImage({
    // among jsPDF's image formats, only PNG is compressed and has alpha
    imageData: encode(layer.picture, (bytes) => zlibSync(bytes)),
    format: "PNG",
    x: place.x(layer.x),
    y: place.y(layer.y),
    width: layer.width * place.scaleX,
    height: layer.height * place.scaleY,
    compression: "FAST",
  });
}
