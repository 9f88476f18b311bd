import { type ColorGradient, type PathCommand, type Picture, stopsOf } from "../../../core/codes/drawing.ts";
import { POINTS_PER_MM } from "../../../core/codes/print/length.ts";
import type { Page } from "../../../core/codes/print/page.ts";
import { colorFunction } from "../files/pdf-gradient.ts";
import { pdfNumber, pdfNumbers, pdfPath, type PdfResources, pdfShapes } from "./pdf-drawing.ts";

/** Numbers of objects that are referred to before they are written. */
const [CATALOG, PAGES, RESOURCES, INFO] = [1, 2, 3, 4];

/** Receives the bytes of a file in order. */
export interface ByteSink {
  write: (bytes: Uint8Array) => void;
  /** Called when the file is complete. */
  finish: () => void;
}

/** Compresses bytes in zlib format (RFC 1950). */
export type Deflate = (bytes: Uint8Array) => Uint8Array;

/** Encodes text as Latin-1. */
function latin1(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}

/** Identifies content, so that a resumed file finds what it already holds. */
export type Digest = (content: string | Uint8Array) => string;

/** The state after the written part, from which an interrupted file resumes. */
export interface PdfState {
  at: number;
  /** Number of the last object. */
  last: number;
  /** Offset of each object; null if it is not written yet. */
  offsets: (number | null)[];
  pages: number[];
  /** Names of each kind of resource, with the numbers of their objects. */
  named: Record<"XObject" | "Shading" | "ExtGState", [string, number][]>;
  laters: [string, number][];
  /** Names of letters, pictures, gradients and opacities, by the digest of their content. */
  known: [string, string][];
}

/** A form XObject, which is written once and used by name (§8.10). @param box its bounding box */
const form = (box: string): string =>
  `/Type/XObject/Subtype/Form/BBox[${box}]/Resources ${RESOURCES} 0 R/Filter/FlateDecode`;

export interface PdfFile extends PdfResources {
  /** Name of the outline of a letter, in em, y downward; written when first used. */
  glyph: (outline: readonly PathCommand[]) => string;
  /** Name of content that is known and written only at the end. */
  later: (name: string) => string;
  setLater: (name: string, content: string) => void;
  /** @param content in mm from the top left corner of the page, y downward */
  addPage: (content: string) => void;
  /** @param content of the first page; null for none */
  finish: (firstPage: string | null) => void;
  /** The state as JSON. */
  state: () => PdfState;
}

/**
 * Writes a PDF (ISO 32000-1) page by page with constant memory; jsPDF keeps all pages in memory.
 * @param now creation date in the file
 * @param digest left out where no file is resumed
 * @param earlier state of the part that is already written
 */
export function createPdfFile(
  sink: ByteSink,
  { deflate, digest }: { deflate: Deflate; digest?: Digest | undefined },
  { page, title, now, ink }: { page: Page; title: string; now: Date; ink: PdfResources["ink"] },
  earlier: PdfState | null = null,
): PdfFile {
  const packed = (content: string): Uint8Array => deflate(latin1(content));
  const offsets: (number | null)[] = earlier?.offsets ?? [];
  const pages: number[] = earlier?.pages ?? [];
  const named = {
    XObject: new Map(earlier?.named.XObject),
    Shading: new Map(earlier?.named.Shading),
    ExtGState: new Map(earlier?.named.ExtGState),
  };
  const pictures = new WeakMap<Picture, string>();
  const glyphs = new Map<readonly PathCommand[], string>();
  const known = new Map(earlier?.known);
  const laters = new Map(earlier?.laters);
  let at = earlier?.at ?? 0;
  let last = earlier?.last ?? INFO;

  const write = (chunk: string | Uint8Array): void => {
    const bytes = typeof chunk === "string" ? latin1(chunk) : chunk;
    sink.write(bytes);
    at += bytes.length;
  };
  const writeObject = (id: number, body: string, stream?: Uint8Array): void => {
    offsets[id] = at;
    if (stream === undefined) return write(`${id} 0 obj\n${body}\nendobj\n`);
    write(`${id} 0 obj\n<<${body}/Length ${stream.length}>>\nstream\n`);
    write(stream);
    write("\nendstream\nendobj\n");
  };
  const add = (body: string, stream?: Uint8Array): number => {
    last += 1;
    writeObject(last, body, stream);
    return last;
  };
  const nameIt = (kind: keyof typeof named, letter: string, id: number): string => {
    const name = `${letter}${named[kind].size}`;
    named[kind].set(name, id);
    return name;
  };
  const once = (key: string, make: () => string): string => remembered(known, digest?.(key) ?? key, make);
  const onPage = (content: string): Uint8Array =>
    packed(
      `${pdfNumbers([POINTS_PER_MM, 0, 0, -POINTS_PER_MM, 0, page.height * POINTS_PER_MM], 7)} cm\n${content}`,
    );
  const addPage = (content: string): number => {
    const stream = add("/Filter/FlateDecode", onPage(content));
    return add(`<</Type/Page/Parent ${PAGES} 0 R/Contents ${stream} 0 R>>`);
  };

  // the second line marks the file as binary (§7.5.2)
  if (at === 0) write("%PDF-1.7\n%\xE2\xE3\xCF\xD3\n");
  const file: PdfFile = {
    ink,
    glyph: (outline) =>
      remembered(glyphs, outline, () => {
        const content = `${pdfPath(outline)} f`;
        return once(content, () => nameIt("XObject", "G", add(form("-2 -3 6 3"), packed(content))));
      }),
    later(name) {
      if (laters.has(name)) return name;
      last += 1;
      laters.set(name, last);
      named.XObject.set(name, last);
      return name;
    },
    setLater: (name, content) =>
      writeObject(
        laters.get(name)!,
        form(pdfNumbers([-page.width, -page.height, page.width, page.height])),
        packed(content),
      ),
    picture: ({ picture }, path) =>
      remembered(pictures, picture, () => {
        if (picture.shapes) {
          const content = pdfShapes(picture, picture.shapes, file);
          return once(content, () => nameIt("XObject", "P", add(form("0 0 1 1"), packed(content))));
        }
        const draw = () => nameIt("XObject", "P", addPicture(picture, ink, deflate, add));
        const pixels = digest ? digest(new Uint8Array(picture.rgba)) : path;
        return pixels === undefined ? draw() : once(`${picture.width} ${picture.height} ${pixels}`, draw);
      }),
    shading(gradient) {
      const body = shadingBody(gradient);
      return once(body, () => nameIt("Shading", "S", add(body)));
    },
    opacity(alpha) {
      const body = `<</ca ${pdfNumber(alpha)}>>`;
      return once(body, () => nameIt("ExtGState", "E", add(body)));
    },
    addPage: (content) => void pages.push(addPage(content)),
    finish(firstPage) {
      if (firstPage !== null) pages.unshift(addPage(firstPage));
      const box = pdfNumbers([page.width * POINTS_PER_MM, page.height * POINTS_PER_MM]);
      const kids = pages.map((id) => `${id} 0 R`).join(" ");
      writeObject(
        PAGES,
        `<</Type/Pages/Count ${pages.length}/MediaBox[0 0 ${box}]/Resources ${RESOURCES} 0 R/Kids[${kids}]>>`,
      );
      const lists = Object.entries(named).map(
        ([kind, list]) => `/${kind}<<${[...list].map(([name, id]) => `/${name} ${id} 0 R`).join("")}>>`,
      );
      writeObject(RESOURCES, `<<${lists.join("")}>>`);
      writeObject(INFO, `<</Title ${pdfText(title)}/Creator(Quietzone)/CreationDate(${pdfDate(now)})>>`);
      // a viewer that fits pages to the paper would move every label
      writeObject(CATALOG, `<</Type/Catalog/Pages ${PAGES} 0 R/ViewerPreferences<</PrintScaling/None>>>>`);
      const start = at;
      const entries = Array.from(
        { length: last },
        (_, index) => `${String(offsets[index + 1]).padStart(10, "0")} 00000 n \n`,
      );
      write(`xref\n0 ${last + 1}\n0000000000 65535 f \n${entries.join("")}`);
      write(
        `trailer\n<</Size ${last + 1}/Root ${CATALOG} 0 R/Info ${INFO} 0 R>>\nstartxref\n${start}\n%%EOF\n`,
      );
      sink.finish();
    },
    state: () => ({
      at,
      last,
      offsets,
      pages,
      named: { XObject: [...named.XObject], Shading: [...named.Shading], ExtGState: [...named.ExtGState] },
      laters: [...laters],
      known: [...known],
    }),
  };
  return file;
}

function remembered<Key extends object | string>(
  names: { get: (key: Key) => string | undefined; set: (key: Key, name: string) => unknown },
  key: Key,
  make: () => string,
): string {
  const name = names.get(key) ?? make();
  names.set(key, name);
  return name;
}

/** A picture with its alpha channel as a mask (§8.9.5, §11.6.5.3). @param add writes an object and returns its number */
function addPicture(
  { width, height, rgba }: Picture,
  ink: PdfResources["ink"],
  deflate: Deflate,
  add: (body: string, stream: Uint8Array) => number,
): number {
  const channels = ink === "k" ? 1 : 3;
  const [colors, alpha] = [new Uint8Array(width * height * channels), new Uint8Array(width * height)];
  for (let pixel = 0; pixel < alpha.length; pixel++) {
    colors.set(rgba.subarray(pixel * 4, pixel * 4 + channels), pixel * channels);
    alpha[pixel] = rgba[pixel * 4 + 3]!;
  }
  const body = `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 8/Filter/FlateDecode`;
  const mask = add(`${body}/ColorSpace/DeviceGray`, deflate(alpha));
  return add(`${body}/ColorSpace/Device${ink === "k" ? "Gray" : "RGB"}/SMask ${mask} 0 R`, deflate(colors));
}

/** A shading (§8.7.4.5) in the coordinates of the drawing. */
function shadingBody(gradient: ColorGradient): string {
  const shape =
    gradient.kind === "linear"
      ? `/ShadingType 2/Coords[${pdfNumbers([gradient.x1, gradient.y1, gradient.x2, gradient.y2])}]`
      : `/ShadingType 3/Coords[${pdfNumbers([gradient.x, gradient.y, 0, gradient.x, gradient.y, gradient.radius])}]`;
  return `<<${shape}/ColorSpace/DeviceRGB/Extend[true true]/Function ${colorFunction(stopsOf(gradient))}>>`;
}

/** A text string as UTF-16 with a byte order mark, in hex (§7.9.2). */
const pdfText = (text: string): string =>
  `<FEFF${Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, "0")).join("")}>`;

/** A date (§7.9.4) in UTC. */
const pdfDate = (date: Date): string => `D:${date.toISOString().replaceAll(/[-:T]/g, "").slice(0, 14)}Z`;
