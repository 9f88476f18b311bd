/** An element of an SVG file: of the SVG namespace alone, what others put beside it is left out. */
export interface SvgNode {
  name: string;
  /** Without namespaces; `xlink:href` is `href`. */
  attributes: Readonly<Record<string, string>>;
  children: SvgNode[];
  /** Characters directly in it. */
  text: string;
}
