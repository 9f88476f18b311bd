/** An element of an SVG file: only of the SVG namespace, others are dropped. */
export interface SvgNode {
  name: string;
  /** Without namespaces; `xlink:href` is `href`. */
  attributes: Readonly<Record<string, string>>;
  children: SvgNode[];
  /** Characters directly in it. */
  text: string;
}
