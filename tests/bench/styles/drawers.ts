import { makeQr } from "../../../adapters/codes/encode/make-qr.ts";
import { renderCanvas } from "../../../adapters/codes/raster/render-canvas.ts";
import type { Picture } from "../../../core/codes/drawing.ts";
import { ourDesign, type PeerDesign } from "./peer-design.ts";

/** A library's drawing in a page. */
export interface Drawn {
  /** Time from the call until the drawing is in the page. */
  milliseconds: number;
  /** Base64; null for our drawing, whose files are generated elsewhere. */
  png: string | null;
  svg: string | null;
}
export type Drawer = (design: PeerDesign, logo: string) => Promise<Drawn>;

/** The interface that both libraries share, reduced to the options used here. */
type Library = new (options: object) => {
  append: (container: HTMLElement) => void;
  update: (options: object) => void;
};
interface Classic {
  _canvasDrawingPromise?: Promise<void>;
  getRawData: (kind: "png" | "svg") => Promise<Blob>;
}
interface Liquid {
  svgDrawingPromise?: Promise<void>;
  serialize: () => Promise<string>;
}
type ToCanvas = (
  qr: object,
  options: object,
) => { canvas: HTMLCanvasElement; canvasDrawingPromise?: Promise<void> };

const base64 = async (blob: Blob): Promise<string> => {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
};

const place = (): HTMLElement => document.body.appendChild(document.createElement("div"));

const inkOf = ({ gradient, foreground }: PeerDesign) => ({
  color: foreground,
  ...(gradient && {
    gradient: {
      type: "linear",
      rotation: (gradient.angle * Math.PI) / 180,
      colorStops: [
        { offset: 0, color: gradient.from },
        { offset: 1, color: gradient.to },
      ],
    },
  }),
});

/** Options supported by both libraries. */
function shared(design: PeerDesign, logo: string) {
  const { content, level, frame, ball, background, hasLogo, gradient, foreground } = design;
  const eyes = { color: gradient?.from ?? foreground };
  return {
    data: content,
    qrOptions: { errorCorrectionLevel: level },
    image: hasLogo ? logo : undefined,
    cornersSquareOptions: {
      ...eyes,
      type: { square: "square", rounded: "extra-rounded", circle: "dot" }[frame],
    },
    cornersDotOptions: { ...eyes, type: ball === "circle" ? "dot" : "square" },
    backgroundOptions: { color: background },
  };
}

/** Draws with `qr-code-styling` and its default, a canvas. */
export function classic(Styling: Library): Drawer {
  const container = place();
  return async (design, logo) => {
    const side = design.modules * design.modulePx;
    const start = performance.now();
    const qr = new Styling({
      ...shared(design, logo),
      width: side,
      height: side,
      margin: 4 * design.modulePx,
      dotsOptions: {
        ...inkOf(design),
        type: { square: "square", dots: "dots", connected: "rounded" }[design.shape],
      },
    }) as InstanceType<Library> & Classic;
    container.replaceChildren();
    qr.append(container);
    await qr["_canvasDrawingPromise"];
    const milliseconds = performance.now() - start;
    const [png, svg] = await Promise.all([qr.getRawData("png"), qr.getRawData("svg")]);
    return { milliseconds, png: await base64(png), svg: await svg.text() };
  };
}

/** Draws with `@liquid-js/qr-code-styling`, as SVG in the page. */
export function liquid(Styling: Library, toCanvas: ToCanvas): Drawer {
  const container = place();
  return async (design, logo) => {
    const side = design.modules * design.modulePx;
    const options = shared(design, logo);
    const start = performance.now();
    const qr = new Styling({
      ...options,
      backgroundOptions: { ...options.backgroundOptions, margin: 4 },
      dotsOptions: {
        ...inkOf(design),
        size: design.modulePx,
        type: { square: "square", dots: "dot", connected: "rounded" }[design.shape],
      },
    }) as unknown as InstanceType<Library> & Liquid;
    container.replaceChildren();
    qr.append(container);
    await qr.svgDrawingPromise;
    const milliseconds = performance.now() - start;
    const { canvas, canvasDrawingPromise } = toCanvas(qr, { width: side, height: side, margin: 0 });
    await canvasDrawingPromise;
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    return { milliseconds, png: png && (await base64(png)), svg: await qr.serialize() };
  };
}

/** Draws as our QR page does: on a canvas with exactly the pixels of the file. */
export function ours(): Drawer {
  const canvas = place().appendChild(document.createElement("canvas"));
  let known: Picture | null = null;
  return async (design, logo) => {
    // the page decodes the logo once, when it is chosen
    if (design.hasLogo) known ??= await pictureOf(logo);
    const start = performance.now();
    const code = makeQr(design.content, ourDesign(design), design.hasLogo ? known : null);
    renderCanvas(code.drawing, canvas, code.widthPx);
    return { milliseconds: performance.now() - start, png: null, svg: null };
  };
}

async function pictureOf(logo: string): Promise<Picture> {
  const image = new Image();
  image.src = logo;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const context = new OffscreenCanvas(width, height).getContext("2d")!;
  context.drawImage(image, 0, 0);
  return { width, height, rgba: new Uint8ClampedArray(context.getImageData(0, 0, width, height).data) };
}
