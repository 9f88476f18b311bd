import MarkdownIt, { type Token } from "markdown-it";
import type { MarkdownRenderer } from "../../core/ports/markdown-renderer.ts";

/** Largest nesting of quotes and lists; deeper ones are dropped. */
const MAX_BLOCK_DEPTH = 20;
/** Largest nesting of elements, including emphasis. Chromium's limit is 512. */
const MAX_ELEMENT_DEPTH = 60;
/**
 * Largest number of start, end and text tokens. A short table can have 100,000, since missing cells are
 * added.
 */
const MAX_TOKENS = 40_000;

/**
 * CommonMark with tables, and with line breaks preserved, as in a postal address. No HTML, and no reference
 * definitions, which can put a long address into thousands of links.
 */
const parser = new MarkdownIt("commonmark", {
  html: false,
  xhtmlOut: false,
  breaks: true,
  maxNesting: MAX_BLOCK_DEPTH,
})
  .enable("table")
  .disable(["reference"]);

// a text loads nothing: pictures are replaced by their alternative text
parser.renderer.rules["image"] = (tokens, at, options, env, renderer) =>
  parser.utils.escapeHtml(renderer.renderInlineAsText(tokens[at]?.children ?? [], options, env));

/** The text of the heading at the start of a text, as readers see it. */
function firstHeading([open, inline]: readonly Token[]): string | null {
  if (open?.type !== "heading_open" || !inline) return null;
  return (inline.children ?? []).map(({ content }) => content).join("");
}

const comparable = (title: string): string =>
  title
    .normalize("NFKC")
    .replaceAll(/['’]/g, "'")
    .trim()
    .toLowerCase();

/** A heading is three tokens: start, text and end. */
function withoutTitle(tokens: Token[], titles: readonly string[]): Token[] {
  const heading = firstHeading(tokens);
  const isTitle = heading !== null && titles.some((title) => comparable(title) === comparable(heading));
  return isTitle ? tokens.slice(3) : tokens;
}

const levelOf = ({ tag }: Token): number => Number(/^h([1-6])$/.exec(tag)?.[1] ?? 0);

/**
 * The page has its own heading: the top level of a text becomes one level below it, whether it was written
 * with # or ##.
 */
function placeBelowTitle(tokens: readonly Token[]): void {
  const headings = tokens.filter((token) => levelOf(token) > 0);
  const largest = Math.min(...headings.map(levelOf));
  for (const heading of headings) heading.tag = `h${Math.min(levelOf(heading) - largest + 2, 6)}`;
}

export const markdownItRenderer: MarkdownRenderer = {
  render(markdown, titles) {
    const tokens = withoutTitle(parser.parse(markdown, {}), titles);
    let parts = 0;
    let depth = 0;
    for (const { level, children } of tokens) {
      parts += 1 + (children?.length ?? 0);
      for (const inner of children ?? []) depth = Math.max(depth, level + inner.level);
    }
    if (parts > MAX_TOKENS || depth > MAX_ELEMENT_DEPTH) return null;
    placeBelowTitle(tokens);
    return parser.renderer.render(tokens, parser.options, {});
  },
};
