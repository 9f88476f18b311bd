/**
 * A part of a style sheet: a rule, or an at-rule with nested rules. `body` is a text if nothing in it is
 * selected.
 */
interface Part {
  head: string;
  body: string | Part[] | null;
  /** For each selector of a rule, the classes that an element must have. */
  needs: string[][];
}

/** Nobody sees it before the whole style sheet is there. */
const LATER = /^@(?:media print|layer properties)/;
/** At-rules with rules in them. */
const GROUP = /^@(?:media|supports|layer|container)/;
/** Pseudo-classes of user interaction. They matter only once the page is visible. */
const BY_HAND = /(?<!\\):(?:hover|active)(?![\w-])/;
const FUNCTION = /(?<!\\):(?:not|is|where|has|host|nth-[\w-]+)\([^()]*\)/g;
const CLASS = /\.((?:\\.|[\w-])+)/g;

/** The classes that a selector requires to match, without those that are deferred. */
function needsOf(head: string): string[][] {
  let plain = head;
  for (let before = ""; before !== plain;) {
    before = plain;
    plain = plain.replaceAll(FUNCTION, "");
  }
  return plain
    .split(/(?<!\\),/)
    .filter((selector) => !BY_HAND.test(selector))
    .map((selector) => Array.from(selector.matchAll(CLASS), ([, name = ""]) => name.replaceAll("\\", "")));
}

/** End of the string or comment that begins here; `at` itself if there is none. */
function afterText(css: string, at: number): number {
  const sign = css[at];
  if (sign === "/" && css[at + 1] === "*") return css.indexOf("*/", at) + 1;
  if (sign === "\\") return at + 1;
  if (sign !== '"' && sign !== "'") return at;
  let end = at + 1;
  while (end < css.length && css[end] !== sign) end += css[end] === "\\" ? 2 : 1;
  return end;
}

/** Parses a minified style sheet (CSS Syntax 3 §5), as far as our build output needs it. */
function partsOf(css: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  let depth = 0;
  let open = 0;
  for (let at = 0; at < css.length; at = afterText(css, at) + 1) {
    const sign = css[at];
    if (sign === "{" && depth++ === 0) open = at;
    else if (sign === "}" && --depth === 0) {
      parts.push(partOf(css.slice(from, open), css.slice(open + 1, at)));
      from = at + 1;
    } else if (sign === ";" && depth === 0) {
      parts.push({ head: css.slice(from, at), body: null, needs: [[]] });
      from = at + 1;
    }
  }
  return parts;
}

function partOf(before: string, inside: string): Part {
  const head = before.replaceAll(/\/\*[^]*?\*\//g, "").trim();
  if (GROUP.test(head)) return { head, body: partsOf(inside), needs: [[]] };
  return { head, body: inside, needs: head.startsWith("@") ? [[]] : needsOf(head) };
}

function written(parts: readonly Part[], isOn: (name: string) => boolean): string {
  return parts
    .map(({ head, body, needs }) => {
      if (LATER.test(head) || !needs.some((names) => names.every(isOn))) return "";
      if (body === null) return `${head};`;
      const inside = typeof body === "string" ? body : written(body, isOn);
      // an empty layer still has its place among the others
      return inside === "" && !head.startsWith("@layer") ? "" : `${head}{${inside}}`;
    })
    .join("");
}

/** At-rules that define a name, which rules may use. */
const NAMED = /@(?:property|keyframes) ([\w-]+)\{(?:[^{}]|\{[^{}]*\})*\}/g;
/** `:root` and `:host` hold variables of the whole site. */
const VARIABLE = /(?<=[{;])(--[\w-]+):[^;{}]*;?/g;

/** Removes definitions that neither the rules nor the page use. */
function withoutUnused(css: string, html: string): string {
  const rules = css.replaceAll(NAMED, "");
  return css
    .replaceAll(NAMED, (rule, name: string) => (rules.includes(name) ? rule : ""))
    .replaceAll(VARIABLE, (rule, name: string) =>
      [css, html].some((text) => text.includes(`var(${name}`)) ? rule : "",
    );
}

/**
 * Extracts the rules of the site's style sheet that a page needs for its first paint: all rules whose classes occur in its HTML, except
 * interaction and print rules. The rest may load later without a visible change.
 * @param css the built style sheet, minified and without nested rules
 * @returns a function of the page's HTML
 */
export function criticalCss(css: string): (html: string) => string {
  const parts = partsOf(css);
  return (html) => {
    const names = new Set(
      Array.from(html.matchAll(/ class="([^"]*)"/g), ([, list = ""]) => list).flatMap((list) =>
        list
          .replaceAll("&gt;", ">")
          .replaceAll("&amp;", "&")
          .replaceAll("&#x27;", "'")
          .replaceAll("&quot;", '"')
          .split(" "),
      ),
    );
    return withoutUnused(
      written(parts, (name) => names.has(name)),
      html,
    );
  };
}
