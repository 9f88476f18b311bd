import { readStyleSheets } from "./style-rules.ts";
import type { SvgNode } from "./svg-node.ts";

/** A parsed file with the targets of references. */
export interface SvgFile {
  root: SvgNode;
  ids: ReadonlyMap<string, SvgNode>;
  rules: ReturnType<typeof readStyleSheets>;
}

/** @throws DomainError `logo_unreadable` for style sheets with more than plain rules */
export function indexedFile(root: SvgNode): SvgFile {
  const ids = new Map<string, SvgNode>();
  const sheets: string[] = [];
  const index = (node: SvgNode): void => {
    const { id } = node.attributes;
    if (id !== undefined && !ids.has(id)) ids.set(id, node);
    if (node.name === "style") sheets.push(node.text);
    node.children.forEach(index);
  };
  index(root);
  return { root, ids, rules: readStyleSheets(sheets) };
}

const REFERENCE = /^url\(\s{0,9}(["']?)#([^"'()\s]{1,200})\1\s{0,9}\)/;

/** The element that a `url(#…)` references; null for another one, and for external references. */
export function referredNode(value: string, { ids }: SvgFile): SvgNode | null {
  const id = REFERENCE.exec(value.trim())?.[2];
  return (id !== undefined && ids.get(id)) || null;
}
