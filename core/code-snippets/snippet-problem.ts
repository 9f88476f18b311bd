import { fillSentence, type SentenceValues } from "../codes/sentence.ts";
import { DomainError } from "../errors.ts";
import type { HtmlElement, HtmlNode, HtmlReader } from "../ports/html-reader.ts";

/** Reasons to reject code. The panel's catalog spreads these in. */
export const snippetMessages = {
  "snippet.lost":
    "{text} closes or continues something outside of this code and would change the page around it. Remove it, or write < as &lt;",
  "snippet.unclosed": "{name} begins and never ends: add its end",
  "snippet.loose_text":
    "This text stands outside of any element and would be shown on every page: {text}. Is a </script> inside of the script's own text?",
  "snippet.element": "<{name}> does not belong here. Allowed: {allowed}",
  "snippet.head_element":
    "<{name}> is not allowed in the head of a page: choose the type advertising or custom",
  "snippet.handler": "The attribute {name} would not run: put its code into a <script> element",
  "snippet.script_address":
    "An address that begins with javascript: would not run: put its code into a <script> element",
  "snippet.meta": "A <meta> with http-equiv would change how the whole page works: take it out",
  "snippet.ambiguous": "Browsers could read this code in more than one way: write it more simply",
  "snippet.empty": "There is no element in this code",
} as const;

export interface SnippetProblem {
  code: keyof typeof snippetMessages;
  values: SentenceValues;
  message: string;
}

/** Elements allowed in a head (HTML §4.2), and those that the body allows in addition. */
const HEAD_ELEMENTS = ["script", "noscript", "meta", "link", "style"];
const BODY_ELEMENTS = [...HEAD_ELEMENTS, "img", "iframe", "div", "ins", "span", "p", "a", "br"];

const problem = (code: SnippetProblem["code"], values: SentenceValues = {}): SnippetProblem => ({
  code,
  values,
  message: fillSentence(snippetMessages[code], values),
});

const short = (text: string): string => {
  const line = text.trim().replace(/\s+/g, " ");
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
};

/**
 * Why code cannot be injected into a page, or null. It must parse unambiguously and completely, and stay in
 * its place: code that a browser would drop, close implicitly or extend into the rest of the page is
 * rejected, and so is code that the page's Content-Security-Policy would block.
 */
export function snippetProblem(
  code: string,
  place: "head" | "body",
  html: HtmlReader,
): SnippetProblem | null {
  const { nodes, lost, unclosed } = html.read(code);
  const [open] = unclosed;
  if (open !== undefined) return problem("snippet.unclosed", { name: short(open) });
  const [stray] = lost;
  if (stray !== undefined) return problem("snippet.lost", { text: short(stray) });
  const loose = nodes.find((node) => node.kind === "text" && node.text.trim() !== "");
  if (loose?.kind === "text") return problem("snippet.loose_text", { text: short(loose.text) });
  if (!nodes.some(({ kind }) => kind === "element")) return problem("snippet.empty");
  for (const element of elementsOf(nodes)) {
    const found = elementProblem(element, place);
    if (found) return found;
  }
  const written = html.write(nodes);
  if (html.write(html.read(written).nodes) !== written) return problem("snippet.ambiguous");
  return noscriptProblem(nodes, html);
}

/** Every element, including nested ones. */
function elementsOf(nodes: readonly HtmlNode[]): HtmlElement[] {
  return nodes.flatMap((node) => (node.kind === "element" ? [node, ...elementsOf(node.children)] : []));
}

/** The content of a noscript is text to a browser with scripts, and elements to one without. */
const noscriptsOf = (nodes: readonly HtmlNode[]): string[] =>
  elementsOf(nodes)
    .filter(({ name }) => name === "noscript")
    .map(({ children }) => children.map((child) => (child.kind === "text" ? child.text : "")).join(""));

function noscriptProblem(nodes: readonly HtmlNode[], html: HtmlReader): SnippetProblem | null {
  for (const text of noscriptsOf(nodes)) {
    const { nodes: tx, lost, unclosed } = html.read(text);
    const [name] = unclosed;
    if (name !== undefined) return problem("snippet.unclosed", { name: short(name) });
    const [stray] = lost;
    if (stray !== undefined) return problem("snippet.lost", { text: short(stray) });
    for (const element of elementsOf(tx)) {
      // noscripts are put into the body, whatever the type
      const found = elementProblem(element, "body");
      if (found) return found;
    }
  }
  return null;
}

function elementProblem({ name, attributes }: HtmlElement, place: "head" | "body"): SnippetProblem | null {
  if (!BODY_ELEMENTS.includes(name)) {
    const allowed = (place === "head" ? HEAD_ELEMENTS : BODY_ELEMENTS).map((each) => `<${each}>`).join(" ");
    return problem("snippet.element", { name, allowed });
  }
  if (place === "head" && !HEAD_ELEMENTS.includes(name)) return problem("snippet.head_element", { name });
  for (const attribute of attributes) {
    if (attribute.name.startsWith("on")) return problem("snippet.handler", { name: attribute.name });
    // browsers strip control characters and spaces before the scheme (URL §4.4)
    if (/^[\0-\x20]*j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:/i.test(attribute.value))
      return problem("snippet.script_address");
    if (name === "meta" && attribute.name === "http-equiv") return problem("snippet.meta");
  }
  return null;
}

/** The problem as an error about the field `code`. */
export const snippetRefusal = ({ code, values, message }: SnippetProblem): DomainError =>
  new DomainError("validation_failed", message, {
    fields: { code: message },
    sentence: { key: code, values },
  });
