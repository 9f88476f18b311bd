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
  /** Source text that the tree omits, such as a superfluous or misplaced tag, verbatim. */
  lost: string[];
  /** Elements and comments that are not closed. */
  unclosed: string[];
}

/** Port: parses and serializes HTML according to the HTML Standard. */
export interface HtmlReader {
  read(html: string): HtmlPiece;
  write(nodes: readonly HtmlNode[]): string;
}
