import type { HtmlNode, HtmlReader } from "../ports/html-reader.ts";

/** The elements of a text with the attributes that each may have. Nothing here runs, loads or looks like a part of the product. */
const ALLOWED: ReadonlyMap<string, readonly string[]> = new Map([
  ...[
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "p",
    "ul",
    "li",
    "blockquote",
    "pre",
    "code",
    "hr",
    "br",
    "em",
    "strong",
  ].map((name): [string, readonly string[]] => [name, []]),
  ...["table", "thead", "tbody", "tr", "th", "td"].map((name): [string, readonly string[]] => [name, []]),
  ["ol", ["start"]],
  ["a", ["href"]],
]);

/**
 * http, https, mailto, or a path of this site; `//host` and `/\host` are other sites to a browser. Browsers skip tabs and line breaks
 * inside an address (URL Standard §4.4), so there is no blank or control character in it.
 */
const SAFE_HREF = /^(?:https?:\/\/[^/?#]|mailto:[^?]|\/(?![/\\]))[^\s\\\p{Cc}\p{Cf}]*$/iu;

/** Whether a link of a text may lead there. */
export const isSafeHref = (href: string): boolean => SAFE_HREF.test(href);

function safeNode(node: HtmlNode): HtmlNode[] {
  if (node.kind === "text") return [node];
  if (node.kind === "comment") return [];
  const allowed = ALLOWED.get(node.name);
  if (allowed === undefined) return [];
  const children = safeNodes(node.children);
  const attributes = node.attributes.filter(
    ({ name, value }) =>
      allowed.includes(name) &&
      (name === "href" ? isSafeHref(value) : name === "start" ? /^\d{1,9}$/.test(value) : false),
  );
  return node.name === "a" && attributes.length === 0 ? children : [{ ...node, attributes, children }];
}

const safeNodes = (nodes: readonly HtmlNode[]): HtmlNode[] => nodes.flatMap(safeNode);

/** HTML with the elements and links of a text alone, read and written as a browser reads it, whatever it was made of. */
export const safeHtml = (code: string, html: HtmlReader): string =>
  html.write(safeNodes(html.read(code).nodes));
