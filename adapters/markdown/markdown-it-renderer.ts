import MarkdownIt, { type Token } from "markdown-it";
import type { MarkdownRenderer } from "../../core/ports/markdown-renderer.ts";

/** Quotes and lists inside each other; deeper ones are left out. */
const MAX_BLOCK_DEPTH = 20;
/** Elements inside each other, emphasis included. Chromium stops at 512. */
const MAX_ELEMENT_DEPTH = 60;
/** Beginnings, ends and texts of elements. A short table can have a hundred thousand, as missing cells are added. */
const MAX_TOKENS = 40_000;

/**
 * CommonMark with tables, where a line break stays a line break, as in a postal address. Without HTML; without reference definitions,
 * since one of them can put a long address into thousands of links.
 */
const parser = new MarkdownIt("commonmark", {
  html: false,
  xhtmlOut: false,
  breaks: true,
  maxNesting: MAX_BLOCK_DEPTH,
})
  .enable("table")
  .disable(["reference"]);

// a text loads nothing: of a picture, the alternative text is left
parser.renderer.rules["image"] = (tokens, at, options, env, renderer) =>
  parser.utils.escapeHtml(renderer.renderInlineAsText(tokens[at]?.children ?? [], options, env));

/** The text of the heading that a text begins with, as readers see it. */
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

/** A heading is three tokens: its beginning, its text and its end. */
function withoutTitle(tokens: Token[], titles: readonly string[]): Token[] {
  const heading = firstHeading(tokens);
  const isTitle = heading !== null && titles.some((title) => comparable(title) === comparable(heading));
  return isTitle ? tokens.slice(3) : tokens;
}

const levelOf = ({ tag }: Token): number => Number(/^h([1-6])$/.exec(tag)?.[1] ?? 0);

/** The page has a heading of its own: the largest ones of a text are one level below it, whether they were written with # or ##. */
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
