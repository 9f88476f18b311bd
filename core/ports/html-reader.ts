/** What a piece of HTML says, as a browser reads it. */
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
  /** What was written and stands nowhere in the tree: a tag too many, one that is misplaced. As it was written. */
  lost: string[];
  /** Elements and comments that begin and do not end. */
  unclosed: string[];
}

/** Port: reads and writes HTML by its standard. */
export interface HtmlReader {
  read(html: string): HtmlPiece;
  write(nodes: readonly HtmlNode[]): string;
}
