import { SaxesParser, type SaxesTagNS } from "saxes";
import { logoProblem, logoRefusal } from "../../../core/codes/qr/logo-file.ts";
import type { SvgNode } from "../../../core/codes/svg/svg-node.ts";
import { complexRefusal, SVG_BYTES, SVG_DEPTH, SVG_ELEMENTS } from "../../../core/codes/svg/svg-refusal.ts";
import { DomainError } from "../../../core/errors.ts";

const SVG = "http://www.w3.org/2000/svg";
const XLINK = "http://www.w3.org/1999/xlink";

/**
 * Parses an SVG file. Nothing is fetched, and files that declare entities are rejected, whatever these
 * contain.
 * @throws DomainError `logo_unreadable` if the file is not an SVG, or too large
 */
export function readSvgTree(bytes: Uint8Array): SvgNode {
  if (bytes.length > SVG_BYTES) throw complexRefusal();
  const parser = new SaxesParser({ xmlns: true, position: false } as const);
  const open: (SvgNode | null)[] = [];
  let root: SvgNode | null = null;
  let elements = 0;
  parser.on("doctype", (doctype) => {
    if (doctype.includes("[")) throw logoRefusal(logoProblem("svg_doctype"));
  });
  parser.on("opentag", (tag) => {
    elements += 1;
    if (elements > SVG_ELEMENTS || open.length > SVG_DEPTH) throw complexRefusal();
    const parent = open.at(-1);
    // children of an element in another namespace are not shown either
    const isShown = tag.uri === SVG && parent !== null;
    const node = isShown ? { name: tag.local, attributes: attributesOf(tag), children: [], text: "" } : null;
    open.push(node);
    if (node && parent) parent.children.push(node);
    else if (node) root ??= node;
  });
  parser.on("closetag", () => {
    open.pop();
  });
  const addText = (text: string) => {
    const node = open.at(-1);
    if (node) node.text += text;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("error", (cause) => {
    throw broken(cause);
  });
  try {
    parser.write(new TextDecoder(encodingOf(bytes)).decode(bytes)).close();
  } catch (cause) {
    throw cause instanceof DomainError ? cause : broken(cause);
  }
  const read = root as SvgNode | null;
  if (read?.name !== "svg") throw broken(new Error("no <svg> of the SVG namespace"));
  return read;
}

/** By the byte order mark; other encodings only affect texts, which are not drawn. */
function encodingOf([first, second]: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}

function attributesOf({ attributes }: SaxesTagNS): Record<string, string> {
  const read: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const { uri, local, value } of Object.values(attributes)) {
    if (uri === "") read[local] = value;
    else if (uri === XLINK && local === "href") read["href"] ??= value;
  }
  return read;
}

const broken = (cause: unknown): DomainError => logoRefusal(logoProblem("broken"), cause);
