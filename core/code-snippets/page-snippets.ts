import type { HtmlElement, HtmlNode, HtmlReader } from "../ports/html-reader.ts";
import { hostsOfCode } from "./service-hosts.ts";
import { snippetProblem } from "./snippet-problem.ts";
import { isSnippetHost, placeOf, type Snippet } from "./snippet.ts";

/** The injected code of a page. Each part is split where the nonce of the response goes. */
export interface PageSnippets {
  head: readonly string[];
  body: readonly string[];
  /** Sources that the page's Content-Security-Policy allows for images, requests, frames, styles and fonts. */
  hosts: readonly string[];
}

/** The inputs of `pageSnippets`. */
export interface PageSnippetParts {
  /** In display order. */
  snippets: readonly Pick<Snippet, "code" | "type" | "hosts">[];
  /** Settings of the same names; "" if unset. */
  googleAnalyticsId: string;
  googleSearchConsole: string;
}

/** Placeholder that no snippet can contain; it is replaced before anything is sent. */
const NONCE_PLACE = "\u{E000}snippet-nonce\u{E000}";
/** A measurement id as Google gives them out: G-XXXXXXXXXX, UA-12345-6, AW-…, GT-…. */
const ANALYTICS_ID = /^[A-Z]{1,3}-[A-Z0-9-]{4,24}$/i;

/**
 * Marks the page as containing third-party code before any of it runs, so that the code cannot undo the mark:
 * pages that hold code are left by loading the next one (web/app/leave-snippets.ts).
 */
const MARK = 'Object.defineProperty(window,"quietzoneSnippets",{value:true});';

const element = (name: string, attributes: Record<string, string>, text?: string): HtmlElement => ({
  kind: "element",
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({ name: key, value })),
  children: text === undefined ? [] : [{ kind: "text", text }],
});

function googleAnalytics(id: string): HtmlNode[] {
  if (!ANALYTICS_ID.test(id)) return [];
  return [
    element("script", { async: "", src: `https://www.googletagmanager.com/gtag/js?id=${id}` }),
    element(
      "script",
      {},
      "window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments);}" +
        `gtag("js",new Date());gtag("config","${id}");`,
    ),
  ];
}

/** The whole tag as Google shows it, or the value of its `content` alone. */
function searchConsole(setting: string): HtmlNode[] {
  const content = /content\s*=\s*["']([^"']+)["']/.exec(setting)?.[1] ?? setting;
  return /^[\w-]{10,100}=*$/.test(content)
    ? [element("meta", { name: "google-site-verification", content })]
    : [];
}

/** Gives every script the nonce of the response, replacing any other. */
const marked = (nodes: readonly HtmlNode[]): HtmlNode[] =>
  nodes.map((node) => {
    if (node.kind !== "element") return node;
    const attributes = node.attributes.filter(({ name }) => name !== "nonce");
    if (node.name === "script") attributes.push({ name: "nonce", value: NONCE_PLACE });
    return { ...node, attributes, children: marked(node.children) };
  });

const isNoscript = (node: HtmlNode): boolean => node.kind === "element" && node.name === "noscript";

/**
 * The code that the active snippets and the two settings add to a public page, or null if there is none.
 * Snippets that fail the check (they may have been stored by other means) are skipped with their hosts.
 */
export function pageSnippets(parts: PageSnippetParts, html: HtmlReader): PageSnippets | null {
  const head = [...searchConsole(parts.googleSearchConsole), ...googleAnalytics(parts.googleAnalyticsId)];
  const body: HtmlNode[] = [];
  const hosts = head.length === 0 ? [] : hostsOfCode(html.write(head));
  for (const { code, type, hosts: further } of parts.snippets) {
    const place = placeOf(type);
    if (snippetProblem(code, place, html)) continue;
    const { nodes } = html.read(code);
    // in browsers without scripts, an image in it would end the head
    for (const node of nodes) (place === "head" && !isNoscript(node) ? head : body).push(node);
    for (const host of hostsOfCode(code)) hosts.push(host);
    for (const host of further) if (isSnippetHost(host)) hosts.push(`https://${host}`);
  }
  if (head.length === 0 && body.length === 0) return null;
  const write = (nodes: readonly HtmlNode[]): string[] => html.write(marked(nodes)).split(NONCE_PLACE);
  return {
    head: write([element("script", {}, MARK), ...head]),
    body: write(body),
    hosts: [...new Set(hosts)],
  };
}
