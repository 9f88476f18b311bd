/** Content of an HTML fragment, as a browser parses it. */
export type HtmlNode = HtmlElement | { kind: "text"; text: string } | { kind: "comment"; text: string };

export interface HtmlElement {
  kind: "element";
  /** Lower case. */
  name: string;
  attributes: { name: string; value: string }[];
  children: HtmlNode[];
}

export interface HtmlPiece {
  nodes: HtmlNode[];
  /** Source text that has no place in the tree, such as a superfluous or misplaced tag, as it was written. */
  lost: string[];
  /** Elements and comments that begin and do not end. */
  unclosed: string[];
}

/** Port: reads and writes HTML by its standard. */
export interface HtmlReader {
  read(html: string): HtmlPiece;
  write(nodes: readonly HtmlNode[]): string;
}
