import { partRefusal, complexRefusal } from "./svg-refusal.ts";
import type { SvgNode } from "./svg-node.ts";

/** Values of properties by their names. */
export type Properties = Record<string, string>;

interface Rule {
  /** Name, id and class that an element has to have; "" for any. */
  element: string;
  id: string;
  classes: string[];
  weight: number;
  properties: Properties;
}

const MAX_RULES = 1000;
const SELECTOR = /^([a-zA-Z]{0,40}|\*)((?:[.#][-\w]{1,100}){0,8})$/;

/**
 * The style sheets of a file: rules with type, class and id selectors, as drawing programs write them. Others
 * are rejected, since their effect would be missing.
 */
export function readStyleSheets(sheets: readonly string[]): Rule[] {
  const rules: Rule[] = [];
  for (const sheet of sheets) {
    let rest = withoutComments(sheet).replaceAll("<!--", "").replaceAll("-->", "");
    while (rest.trim() !== "") {
      const [open, close] = [rest.indexOf("{"), rest.indexOf("}")];
      const selectors = rest.slice(0, Math.max(0, open)).trim();
      if (open === -1 || close < open || selectors.startsWith("@")) throw partRefusal(shown(rest));
      const properties = readDeclarations(rest.slice(open + 1, close));
      for (const selector of selectors.split(",")) rules.push(ruleOf(selector.trim(), properties));
      if (rules.length > MAX_RULES) throw complexRefusal();
      rest = rest.slice(close + 1);
    }
  }
  return rules.toSorted((one, other) => one.weight - other.weight);
}

function withoutComments(text: string): string {
  const [first = "", ...others] = text.split("/*");
  return [
    first,
    ...others.map((part) => (part.includes("*/") ? part.slice(part.indexOf("*/") + 2) : "")),
  ].join(" ");
}

function ruleOf(selector: string, properties: Properties): Rule {
  const [, element, names] = SELECTOR.exec(selector) ?? [];
  if (element === undefined || names === undefined || selector === "") throw partRefusal(shown(selector));
  const parts = names.match(/[.#][-\w]{1,100}/g) ?? [];
  const classes = parts.filter((part) => part.startsWith(".")).map((part) => part.slice(1));
  const ids = parts.filter((part) => part.startsWith("#")).map((part) => part.slice(1));
  if (ids.length > 1) throw partRefusal(shown(selector));
  const weight = ids.length * 10_000 + classes.length * 100 + (element === "" || element === "*" ? 0 : 1);
  return { element: element === "*" ? "" : element, id: ids[0] ?? "", classes, weight, properties };
}

const shown = (text: string): string => `<style> ${text.trim().slice(0, 40)}`;

/** `name: value; name: value`, of a style sheet or a `style` attribute. */
function readDeclarations(text: string): Properties {
  const properties: Properties = {};
  for (const declaration of withoutComments(text).split(";")) {
    const colon = declaration.indexOf(":");
    if (colon === -1) continue;
    const value = declaration.slice(colon + 1).replace("!important", "");
    properties[declaration.slice(0, colon).trim().toLowerCase()] = value.trim();
  }
  return properties;
}

/** The declared properties of an element: its attributes, overridden by style sheets, overridden by its `style` (SVG 1.1 §6.4). */
export function ownProperties({ name, attributes }: SvgNode, rules: readonly Rule[]): Properties {
  const own: Properties = { ...attributes };
  const classes = (attributes["class"] ?? "").split(/\s/);
  for (const rule of rules) {
    const applies =
      (rule.element === "" || rule.element === name) &&
      (rule.id === "" || rule.id === attributes["id"]) &&
      rule.classes.every((one) => classes.includes(one));
    if (applies) Object.assign(own, rule.properties);
  }
  return Object.assign(own, readDeclarations(attributes["style"] ?? ""));
}
