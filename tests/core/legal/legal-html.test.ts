import { describe, expect, test } from "vitest";
import { parse5Reader as html } from "../../../adapters/html/parse5-reader.ts";
import { markdownItRenderer as markdown } from "../../../adapters/markdown/markdown-it-renderer.ts";
import { createLegalHtml } from "../../../core/legal/legal-html.ts";
import { LEGAL_TEXT_LENGTH } from "../../../core/legal/legal-page.ts";
import { titlesOf } from "../../../core/legal/legal-titles.ts";
import { isSafeHref, safeHtml } from "../../../core/legal/safe-html.ts";
import type { HtmlNode } from "../../../core/ports/html-reader.ts";

const toHtml = createLegalHtml({ markdown, html });

test("Markdown becomes headings, paragraphs, lists, tables, quotes, code and links", () => {
  expect(
    toHtml(
      "# One\n\nA **bold** and *slanted* `word`.\nNext line\n\n3. three\n\n> quoted\n\n|a|b|\n|-|-|\n|1|2|\n\n[site](/terms) [mail](mailto:a@b.example)",
    ),
  ).toBe(
    "<h2>One</h2>\n<p>A <strong>bold</strong> and <em>slanted</em> <code>word</code>.<br>\nNext line</p>\n" +
      '<ol start="3">\n<li>three</li>\n</ol>\n<blockquote>\n<p>quoted</p>\n</blockquote>\n' +
      "<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td>2</td>\n</tr>\n</tbody>\n</table>\n" +
      '<p><a href="/terms">site</a> <a href="mailto:a@b.example">mail</a></p>\n',
  );
});

test.each([
  ["# a\n## b", "h2 h3"],
  ["## a\n#### b", "h2 h4"],
  ["###### a", "h2"],
  ["Title\n===\nPart\n---", "h2 h3"],
  ["# a\n##### b\n###### c", "h2 h6 h6"],
])("headings start one level below the page's own: %j", (text, levels) => {
  expect(Array.from(toHtml(text).matchAll(/<(h\d)>/g), ([, level]) => level).join(" ")).toBe(levels);
});

test.each([
  ["# Imprint\n\n## Operator\n\nUs", "<h2>Operator</h2>\n<p>Us</p>\n"],
  ["## imprint ##\n\n# Operator", "<h2>Operator</h2>\n"],
  ["Impressum\n===\n\nUs", "<p>Us</p>\n"],
  ["# **Imprint**\n\nUs", "<p>Us</p>\n"],
  ["# Imprint of us\n\nUs", "<h2>Imprint of us</h2>\n<p>Us</p>\n"],
  ["Us\n\n# Imprint", "<p>Us</p>\n<h2>Imprint</h2>\n"],
  ["> # Imprint", "<blockquote>\n<h2>Imprint</h2>\n</blockquote>\n"],
])("a title at the beginning of the text is not repeated below the page's heading: %j", (text, shown) => {
  expect(toHtml(text, ["Imprint", "Impressum"])).toBe(shown);
});

test("a title with a straight apostrophe is recognized", () => {
  expect(toHtml("# Conditions d'utilisation\n\nNous", titlesOf("terms"))).toBe("<p>Nous</p>\n");
});

test("a title is removed only from its own page", () => {
  expect(toHtml("# Imprint\n\nUs")).toBe("<h2>Imprint</h2>\n<p>Us</p>\n");
});

test.each([
  ["![Our *office*](https://example.com/a.png)", "<p>Our office</p>\n"],
  ['Seen: ![a](/a.png "b")![c](/c.png)!', "<p>Seen: ac!</p>\n"],
  ["[![logo](/a.png)](/terms)", '<p><a href="/terms">logo</a></p>\n'],
  ["![<b>](/a)", "<p>&lt;b&gt;</p>\n"],
  ["Hello \\![a](/a)", '<p>Hello !<a href="/a">a</a></p>\n'],
  ["Hello! [a](/a)", '<p>Hello! <a href="/a">a</a></p>\n'],
  ["Hello!<https://example.com>", '<p>Hello!<a href="https://example.com">https://example.com</a></p>\n'],
])("an image is replaced by its alternative text: %j", (text, shown) => {
  expect(toHtml(text)).toBe(shown);
});

test("HTML in the text is escaped", () => {
  expect(toHtml("a <b>c</b> &copy;\n\n<div>\nd\n</div>")).toBe(
    "<p>a &lt;b&gt;c&lt;/b&gt; ©</p>\n<p>&lt;div&gt;<br>\nd<br>\n&lt;/div&gt;</p>\n",
  );
});

/** All elements and attributes as a browser parses them. */
function partsOf(nodes: readonly HtmlNode[]): string[] {
  return nodes.flatMap((node) =>
    node.kind === "element"
      ? [
          node.name,
          ...node.attributes.map(({ name, value }) => `${name}=${value}`),
          ...partsOf(node.children),
        ]
      : [],
  );
}

const HARMLESS =
  /^(?:h[2-6]|p|ul|ol|li|blockquote|pre|code|hr|br|em|strong|table|thead|tbody|tr|th|td|a|start=\d+)$/;
const notHarmless = (code: string): string[] =>
  partsOf(html.read(code).nodes).filter(
    (part) => !HARMLESS.test(part) && !/^href=(?:https?:\/\/|mailto:|\/(?![/\\]))[^\s\\]*$/i.test(part),
  );

const HOSTILE: readonly string[] = [
  "<script>alert(1)</script>",
  "a <script src=//evil.example></script> b",
  "<img src=x onerror=alert(1)>",
  "<svg/onload=alert(1)>",
  "<div\nonclick='alert(1)'>x</div>",
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
  "<style>*{background:url(//evil.example)}</style>",
  "<base href=//evil.example>",
  "<form action=//evil.example><input name=password></form>",
  "<!--><script>alert(1)</script>-->",
  "<![CDATA[<script>alert(1)</script>]]>",
  "<?xml <script>alert(1)</script> ?>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "</article></main><script>alert(1)</script>",
  "`<script>alert(1)</script>`",
  "```\n</code></pre><script>alert(1)</script>\n```",
  "```<script>\nx\n```",
  "```html onload=alert(1)\nx\n```",
  "![x](https://evil.example/pixel.png)",
  "![x](data:image/svg+xml;base64,PHN2Zz4=)",
  '![x](x "onerror=alert(1)")',
  "[x](javascript:alert(1))",
  "[x](JaVaScRiPt:alert(1))",
  "[x]( javascript:alert(1))",
  "[x](<javascript:alert(1)>)",
  "[x](<java\tscript:alert(1)>)",
  "[x](java&Tab;script:alert(1))",
  "[x](java&NewLine;script:alert(1))",
  "[x](&#106;avascript:alert(1))",
  "[x](&#x6A&#x61&#x76ascript:alert(1))",
  "[x](\\javascript:alert(1))",
  "[x](javascript&colon;alert(1))",
  "[x](%6aavascript:alert(1))",
  "[x](&#1;javascript:alert(1))",
  "[x](vbscript:msgbox(1))",
  "[x](data:text/html,<script>alert(1)</script>)",
  "[x](file:///etc/passwd)",
  "[x](blob:https://example.com/x)",
  "[x](filesystem:https://example.com/x)",
  "[x](view-source:https://example.com)",
  "[x](intent://x#Intent;end)",
  "[x](//evil.example)",
  "[x](/\\evil.example)",
  "[x](\\\\evil.example)",
  "[x](/\t/evil.example)",
  "[x](</\t/evil.example>)",
  "[x](https:evil.example)",
  "[x](https:/evil.example)",
  "[x](https:\\\\evil.example)",
  '[x](https://example.com" onclick="alert(1))',
  "[x](https://example.com 'a\" onmouseover=\"alert(1)')",
  "[x](https://example.com/<script>)",
  "[a]: javascript:alert(1)\n\n[a]",
  "<javascript:alert(1)>",
  '<https://example.com/"onclick=alert(1)>',
  '<a@b.example"onclick=alert(1)>',
  "[<script>alert(1)</script>](https://example.com)",
  "[![x](javascript:alert(1))](javascript:alert(2))",
  "[x](https://example.com)[y](javascript:alert(1))",
  "| <script>alert(1)</script> |\n|-|\n| [x](javascript:alert(1)) |",
  "|a|\n|:-:|\n|b|",
  "[x](#page-state)",
  "[x](?safe=1)",
  "[x](tel:+1)",
  "{{constructor.constructor('alert(1)')()}}",
  "__proto__ constructor toString",
];

test.each(HOSTILE)("the HTML of %j cannot run, load or link to another scheme", (text) => {
  expect(notHarmless(toHtml(text))).toEqual([]);
});

test.each([
  [
    "<script>alert(1)</script><style>*{}</style><p onclick=alert(1) style=color:red id=root class=a>kept</p>",
    "<p>kept</p>",
  ],
  ["<svg><a href=javascript:alert(1)>x</a><style><img src=x onerror=alert(1)></style></svg>a", "a"],
  [
    "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=1 onerror=alert(1)&gt;'>",
    "",
  ],
  ["<noscript><p title='</noscript><img src=x onerror=alert(1)>'></noscript>a", "'&gt;a"],
  ["<template><script>1</script></template><form><button>go</button></form>a", "a"],
  [
    "<a href=java&#9;script:alert(1)>a</a><a href=//evil.example>b</a><a href='/a' target=_blank ping=/x>c</a>",
    'ab<a href="/a">c</a>',
  ],
  ["<ol start='1 onclick=1'><li>x</ol><!-- comment --><h1>big</h1>", "<ol><li>x</li></ol>"],
])("the allow-list reduces %j to %j", (code, safe) => {
  expect(safeHtml(code, html)).toBe(safe);
  expect(notHarmless(safe)).toEqual([]);
});

test.each([
  "/",
  "/terms",
  "/a?b=c#d",
  "https://example.com",
  "http://a.b:8/x",
  "HTTPS://EXAMPLE.COM",
  "mailto:a@b.example",
])("a link may lead to %s", (href) => expect(isSafeHref(href)).toBe(true));
test.each([
  "",
  "x",
  "#a",
  "?a",
  "//a",
  "/\\a",
  "https://",
  "https:///x",
  "https:a",
  "java\nscript:1",
  "/a\tb",
  "/a b",
  "mailto:",
  "mailto:?to=x",
  "tel:1",
])("a link may not lead to %j", (href) => expect(isSafeHref(href)).toBe(false));

const refusalOf = (text: string): string => {
  try {
    toHtml(text);
    return "";
  } catch (error) {
    return String(error);
  }
};

test.each([
  ["NUL", "a\u0000b"],
  ["an escape character", "a\u001b[31m"],
  ["a right-to-left override", "safe \u202Egnp.exe"],
  ["an unterminated isolate", "\u2067abc"],
  ["a lone surrogate", "\ud800"],
])("a text with %s is refused with a reason", (_what, text) => {
  expect(refusalOf(text)).toMatch(/control characters, or characters that reverse the direction/);
});

test("letters of every script, joiners and emoji are accepted", () => {
  const text = "שלום مرحبا नमस्ते 你好 👩‍👩‍👧 naïve a\u00adb\u200db\r\nc\td";
  expect(toHtml(text)).toContain("👩‍👩‍👧");
});

const long = (part: string): string =>
  part.repeat(Math.ceil(LEGAL_TEXT_LENGTH / part.length)).slice(0, LEGAL_TEXT_LENGTH);
const nested = (open: string, close: string): string => {
  const times = Math.floor(LEGAL_TEXT_LENGTH / (open.length + close.length));
  return open.repeat(times) + close.repeat(times);
};
const growing = (line: (at: number) => string): string => {
  let text = "";
  for (let at = 1; text.length < LEGAL_TEXT_LENGTH; at += 1) text += line(at);
  return text.slice(0, LEGAL_TEXT_LENGTH);
};

/** The HTML, or "" for a text rejected with a known reason. */
function madeOrRefused(text: string): string {
  try {
    return createLegalHtml({ markdown, html })(text);
  } catch (error) {
    if (/Simplify the text|control characters/.test(String(error))) return "";
    throw error;
  }
}

describe("a text of maximum length that is meant to be slow", () => {
  const TEXTS: readonly (readonly [string, string])[] = [
    ...[
      "*",
      "_a ",
      "**a ",
      "*a_",
      "a**b",
      "[",
      "![",
      "[a](",
      "[a](<b",
      "[a][",
      "]",
      "`",
      ">",
      "> ",
      "> a\n",
      "- ",
      "-\n",
      "1. ",
    ].map((part) => [part, long(part)] as const),
    ...[
      "\n",
      " ",
      "\t",
      "\\",
      "&",
      "&#x1;",
      "<",
      "<a ",
      "<a b='c' ",
      "<!--",
      "<![CDATA[",
      "<?",
      "<https:",
      "<a@",
      "#",
      "```\n",
      "|",
    ].map((part) => [part, long(part)] as const),
    ...[
      "|a|\n|-|\n",
      "[a]: b\n",
      "*[a](b)",
      "[*",
      "[a](b*",
      "_*__**a",
      '[a](b "',
      "> - ",
      "> 1. a\n",
      "a\\\n",
      "    a\n",
    ].map((part) => [part, long(part)] as const),
    ["nested brackets", nested("[", "]")],
    ["nested links", nested("[", "](b)")],
    ["nested pictures", nested("![*", "*](b)")],
    ["nested emphasis", nested("*a ", " b*")],
    ["nested strong", nested("**", "**")],
    ["longer and longer code marks", growing((at) => `e${"`".repeat(at)}`)],
    ["deeper and deeper quotes", growing((at) => `${">".repeat(at)}a\n`)],
    ["deeper and deeper lists", growing((at) => `${" ".repeat(2 * at)}- a\n`)],
    ["lazy lines", "> ".repeat(LEGAL_TEXT_LENGTH / 4) + long("\na").slice(0, LEGAL_TEXT_LENGTH / 2)],
    [
      "a table with missing cells",
      `${long("a|").slice(0, 20_000)}\n${long("-|").slice(0, 20_000)}\n${"|\n".repeat(5000)}`,
    ],
    ["a long address and many uses of it", `[a]: https://${"x".repeat(25_000)}\n\n${"[a] ".repeat(6000)}`],
  ];
  // quadratic libraries take minutes for some of these; linear work stays far below the limit even on a busy
  // machine
  test.each(TEXTS)("is rendered or refused quickly: %j", { timeout: 15_000 }, (_name, text) => {
    const made = madeOrRefused(text);
    expect(made.length).toBeLessThan(10 * LEGAL_TEXT_LENGTH);
    expect(notHarmless(made)).toEqual([]);
  });
});
