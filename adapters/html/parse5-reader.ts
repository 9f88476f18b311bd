import { defaultTreeAdapter as tree, html as spec, parseFragment, serialize } from "parse5";
import type { DefaultTreeAdapterTypes as Tree, ParserError } from "parse5";
import type { HtmlNode, HtmlPiece, HtmlReader } from "../../core/ports/html-reader.ts";

/** Elements without an end tag (HTML §13.1.2). */
const VOID = new Set([
  "area",
  "base",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "source",
  "track",
  "wbr",
]);

/**
 * HTML according to the HTML Standard, parsed by parse5: the content of scripts, noscripts and styles is
 * text, as in a browser with scripting enabled.
 */
export const parse5Reader: HtmlReader = {
  read(code) {
    const errors: ParserError[] = [];
    const fragment = parseFragment(code, {
      sourceCodeLocationInfo: true,
      onParseError: (error) => errors.push(error),
    });
    const piece: HtmlPiece = { nodes: fragment.childNodes.map(toNode), lost: [], unclosed: [] };
    collect(piece, code, fragment.childNodes, 0, code.length);
    for (const { code: error, startOffset } of errors) {
      if (error.startsWith("eof-"))
        piece.unclosed.push(code.slice(Math.max(0, startOffset - 40), startOffset));
      // syntax that the parser turns into a comment: <? and <! and </3
      else if (
        /comment|bogus|invalid-first-character|unexpected-question-mark|duplicate-attribute/.test(error)
      ) {
        piece.lost.push(code.slice(startOffset, startOffset + 40));
      }
    }
    return piece;
  },

  write(nodes) {
    const fragment = tree.createDocumentFragment();
    for (const node of nodes) tree.appendChild(fragment, fromNode(node));
    return serialize(fragment);
  },
};

/** Every character between `from` and `to` must belong to one of the nodes: the parser dropped the rest. */
function collect(piece: HtmlPiece, code: string, nodes: Tree.ChildNode[], from: number, to: number): void {
  let at = from;
  const gap = (end: number) => {
    const text = code.slice(at, end);
    if (text.trim() !== "") piece.lost.push(text);
  };
  for (const node of nodes) {
    const place = node.sourceCodeLocation;
    // created by the parser, since its source was moved or implied
    if (!place) {
      piece.lost.push("tagName" in node ? `<${node.tagName}>` : "");
      continue;
    }
    gap(place.startOffset);
    at = Math.max(at, place.endOffset);
    if (!("tagName" in node) || VOID.has(node.tagName)) continue;
    const { startTag, endTag } = node.sourceCodeLocation ?? {};
    if (!startTag || !endTag) piece.unclosed.push(`<${node.tagName}>`);
    else collect(piece, code, node.childNodes, startTag.endOffset, endTag.startOffset);
  }
  gap(to);
}

function toNode(node: Tree.ChildNode): HtmlNode {
  if (tree.isTextNode(node)) return { kind: "text", text: node.value };
  if (tree.isCommentNode(node)) return { kind: "comment", text: node.data };
  if (!tree.isElementNode(node)) return { kind: "text", text: "" };
  return {
    kind: "element",
    // the prefix keeps foreign elements out of the allow list
    name: node.namespaceURI === spec.NS.HTML ? node.tagName : `foreign ${node.tagName}`,
    attributes: node.attrs.map(({ name, value }) => ({ name, value })),
    children: node.childNodes.map(toNode),
  };
}

function fromNode(node: HtmlNode): Tree.ChildNode {
  if (node.kind === "text") return tree.createTextNode(node.text);
  if (node.kind === "comment") return tree.createCommentNode(node.text);
  const element = tree.createElement(node.name, spec.NS.HTML, node.attributes);
  for (const child of node.children) tree.appendChild(element, fromNode(child));
  return element;
}
