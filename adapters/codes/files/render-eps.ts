import { BLACK, type Color, flatten, WHITE } from "../../../core/codes/color.ts";
import {
  type ColorGradient,
  type Drawing,
  type ImageLayer,
  type Layer,
  stopsOf,
} from "../../../core/codes/drawing.ts";
import { POINTS_PER_MM } from "../../../core/codes/print/length.ts";
import type { PageBox } from "../../../core/codes/print/page.ts";
import { PLAIN_PRESS, type Press } from "../../../core/codes/print/press.ts";
import { layOutPress } from "../../../core/codes/print/press-page.ts";
import { withShapes } from "../../../core/codes/svg/picture-shapes.ts";
import { asCubics } from "../raster/path-cubics.ts";
import type { Deflate } from "./encode-png.ts";
import { colorFunction } from "./pdf-gradient.ts";

/** Maps user units to points from the lower left corner. */
interface Place {
  x: (units: number) => string;
  y: (units: number) => string;
  wide: (units: number) => string;
  high: (units: number) => string;
}

/**
 * Renders a drawing as an EPS file (Encapsulated PostScript 3.0, Adobe Technical Note 5002): vectors only,
 * without text or fonts. PostScript has no partial transparency: such colors are blended with the background,
 * or with white if that is transparent. LanguageLevel 2, except for gradients and logos, which need level 3.
 * @param sizeMm width and height of the code, which fills its page, and the dots per inch of its printer; a different aspect ratio than
 * the drawing's stretches it
 * @param now creation date in the file
 * @param deflate compresses the logo
 * @param press the margins around the code, and its ink: with `k`, all colors are black, white or
 * transparent, and pictures are gray
 */
export function renderEps(
  drawing: Drawing,
  sizeMm: { width: number; height: number; dpi?: number },
  now: Date,
  deflate: Deflate,
  press: Omit<Press, "page"> = PLAIN_PRESS,
): Uint8Array<ArrayBuffer> {
  const layout = layOutPress(sizeMm, { x: 0, y: 0, ...sizeMm }, press);
  const { code } = layout;
  const [width, height] = [layout.paper.width * POINTS_PER_MM, layout.paper.height * POINTS_PER_MM];
  const onPaper = placeOn(height, 0, 0, POINTS_PER_MM, POINTS_PER_MM);
  const place = placeOn(
    height,
    code.x * POINTS_PER_MM,
    code.y * POINTS_PER_MM,
    (code.width * POINTS_PER_MM) / drawing.width,
    (code.height * POINTS_PER_MM) / drawing.height,
  );
  const { background } = drawing;
  const layers = withShapes(drawing.layers);
  const under = flatten(background, WHITE);
  const needsLevel3 = layers.some((layer) => layer.kind === "image" || "kind" in layer.fill);
  const lines = [
    "%!PS-Adobe-3.0 EPSF-3.0",
    `%%BoundingBox: 0 0 ${Math.ceil(width)} ${Math.ceil(height)}`,
    `%%HiResBoundingBox: 0 0 ${short(width)} ${short(height)}`,
    `%%Title: (${comment(drawing.description.message)})`,
    "%%Creator: (Quietzone)",
    `%%CreationDate: (${now.toISOString()})`,
    "%%DocumentData: Clean7Bit",
    `%%LanguageLevel: ${needsLevel3 ? 3 : 2}`,
    "%%Pages: 1",
    "%%EndComments",
    "%%Page: 1 1",
    "gsave 8 dict begin",
    // x, y of the lower left corner, width, height
    "/re { 4 2 roll moveto 1 index 0 rlineto 0 exch rlineto neg 0 rlineto closepath } bind def",
    "/m { moveto } bind def /l { lineto } bind def /c { curveto } bind def /h { closepath } bind def",
    "newpath",
    ...(background.alpha > 0 ? [setInk(under, press.ink), boxPath(layout.background, onPaper), "fill"] : []),
    ...layers.flatMap((layer) => painted(layer, under, place, press.ink, deflate)),
    ...(layout.marks.length > 0
      ? [setInk(BLACK, press.ink), ...layout.marks.map((mark) => boxPath(mark, onPaper)), "fill"]
      : []),
    "end grestore showpage",
    "%%EOF",
    "",
  ];
  return new TextEncoder().encode(lines.join("\n"));
}

/**
 * @param left, top origin of the units, points from the upper left corner; @param scaleX, scaleY points per
 * unit
 */
const placeOn = (height: number, left: number, top: number, scaleX: number, scaleY: number): Place => ({
  x: (units) => short(left + units * scaleX),
  y: (units) => short(height - top - units * scaleY),
  wide: (units) => short(units * scaleX),
  high: (units) => short(units * scaleY),
});

const boxPath = (box: PageBox, { x, y, wide, high }: Place): string =>
  `${x(box.x)} ${y(box.y + box.height)} ${wide(box.width)} ${high(box.height)} re`;

function painted(layer: Layer, under: Color, place: Place, ink: Press["ink"], deflate: Deflate): string[] {
  if (layer.kind === "image") return picture(layer, under, place, ink, deflate);
  const path = pathOf(layer, place);
  const { fill } = layer;
  const isEvenOdd = layer.kind === "path" && layer.rule === "evenodd";
  if (!("kind" in fill))
    return fill.alpha === 0
      ? []
      : [setInk(flatten(fill, under), ink), ...path, isEvenOdd ? "eofill" : "fill"];
  return [
    "gsave",
    ...path,
    isEvenOdd ? "eoclip newpath" : "clip newpath",
    ...shading(fill, place),
    "grestore",
  ];
}

/** All shapes of a layer form one path, so that viewers show no gaps between rows of modules. */
function pathOf(layer: Exclude<Layer, ImageLayer>, place: Place): string[] {
  const { x, y } = place;
  if (layer.kind === "path")
    return asCubics(layer.commands).map((step) => {
      if (step.op === "Z") return "h";
      const end = `${x(step.x)} ${y(step.y)}`;
      if (step.op === "M") return `${end} m`;
      if (step.op === "L") return `${end} l`;
      return `${x(step.x1)} ${y(step.y1)} ${x(step.x2)} ${y(step.y2)} ${end} c`;
    });
  const lines: string[] = [];
  for (let at = 0; at < layer.rects.length; at += 4) {
    const [left = 0, top = 0, width = 0, height = 0] = layer.rects.subarray(at, at + 4);
    lines.push(boxPath({ x: left, y: top, width, height }, place));
  }
  return lines;
}

/** An axial or radial shading (PostScript Language Reference, third edition, 4.9.3). */
function shading(gradient: ColorGradient, { x, y, wide }: Place): string[] {
  const [type, coords] =
    gradient.kind === "linear"
      ? [2, [x(gradient.x1), y(gradient.y1), x(gradient.x2), y(gradient.y2)]]
      : [3, [x(gradient.x), y(gradient.y), "0", x(gradient.x), y(gradient.y), wide(gradient.radius)]];
  return [
    `<< /ShadingType ${type} /ColorSpace /DeviceRGB /Coords [${coords.join(" ")}] /Extend [true true]`,
    `/Function ${colorFunction(stopsOf(gradient))} >> shfill`,
  ];
}

/** Hex digits per line. */
const HEX_LINE = 128;
/** Smallest alpha at which a pixel of a logo is painted. */
const OPAQUE = 128;

/**
 * A masked image (PostScript Language Reference, third edition, 4.10.6): for each pixel, its mask and then
 * its color.
 */
function picture(
  layer: ImageLayer,
  under: Color,
  { x, y, wide, high }: Place,
  ink: Press["ink"],
  deflate: Deflate,
): string[] {
  const { width, height, rgba } = layer.picture;
  const isGray = ink === "k";
  const channels = isGray ? 1 : 3;
  const samples = new Uint8Array(width * height * (1 + channels));
  for (let at = 0; at < rgba.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = rgba.subarray(at, at + 4);
    const seen = flatten({ red, green, blue, alpha: alpha / 255 }, under);
    const color = isGray ? [seen.green] : [seen.red, seen.green, seen.blue];
    samples.set([alpha < OPAQUE ? 255 : 0, ...color], (at / 4) * (1 + channels));
  }
  const hex = Array.from(deflate(samples), (byte) => byte.toString(16).padStart(2, "0")).join("");
  const image = `/ImageType 1 /Width ${width} /Height ${height} /BitsPerComponent 8 /ImageMatrix [${width} 0 0 ${-height} 0 ${height}]`;
  return [
    `gsave ${x(layer.x)} ${y(layer.y + layer.height)} translate ${wide(layer.width)} ${high(layer.height)} scale`,
    `/${isGray ? "DeviceGray" : "DeviceRGB"} setcolorspace`,
    "<< /ImageType 3 /InterleaveType 1",
    `/MaskDict << ${image} /Decode [0 1] >>`,
    `/DataDict << ${image} /Decode [${"0 1 ".repeat(channels).trim()}]`,
    "/DataSource currentfile /ASCIIHexDecode filter /FlateDecode filter >> >> image",
    ...(hex.match(new RegExp(`.{1,${HEX_LINE}}`, "g")) ?? []),
    ">",
    "grestore",
  ];
}

const setInk = (color: Color, ink: Press["ink"]): string =>
  ink === "k" ? `0 0 0 ${short(1 - color.red / 255)} setcmykcolor` : `${rgb(color)} setrgbcolor`;

const rgb = ({ red, green, blue }: Color): string =>
  [red, green, blue].map((channel) => short(channel / 255)).join(" ");

/** Five decimals: with fewer, an edge may pass its dot, and Ghostscript paints every dot that is touched. */
const short = (value: number): string => String(Math.round(value * 100_000) / 100_000);

/** Longest comment, characters; a line has at most 255 (Adobe Technical Note 5001). */
const LONGEST_COMMENT = 200;

/**
 * A text as a string in a comment: ASCII without characters that could end the line, so that content can
 * never be executed.
 */
const comment = (text: string): string => text.replaceAll(/[^ -~]|[()\\]/gu, "?").slice(0, LONGEST_COMMENT);
