// @vitest-environment jsdom
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse5Reader as html } from "../../../adapters/html/parse5-reader.ts";
import { hostsOfCode } from "../../../core/code-snippets/service-hosts.ts";
import { SNIPPET_PAGES, takesSnippets } from "../../../core/code-snippets/snippet-pages.ts";
import {
  pageSnippets,
  type PageSnippets,
  type PageSnippetParts,
} from "../../../core/code-snippets/page-snippets.ts";
import { publicPages } from "../../../web/seo/public-pages.ts";

const nothing: PageSnippetParts = { snippets: [], googleAnalyticsId: "", googleSearchConsole: "" };
const made = (parts: Partial<PageSnippetParts>) => pageSnippets({ ...nothing, ...parts }, html);
const snippet = (code: string, type: "verification" | "custom" = "verification") => ({
  code,
  type,
  hosts: [],
});
/** The page with the code inserted, as a browser parses it. */
const pageOf = (code: PageSnippets | null) =>
  new DOMParser().parseFromString(
    `<!doctype html><html><head><title>Ours</title>${code?.head.join("N") ?? ""}<link id="ours"></head>` +
      `<body><div id="root">app</div>${code?.body.join("N") ?? ""}</body></html>`,
    "text/html",
  );

describe("the snippets of a page", () => {
  test("are null without a snippet and a setting", () => {
    expect(made({})).toBeNull();
  });

  test("may have more elements than a call can have arguments", () => {
    const code = made({ snippets: [snippet("<div></div>".repeat(150_000), "custom")] });
    expect(code?.body.join("")).toHaveLength(150_000 * "<div></div>".length);
  });

  test("are placed by their type, and every script has the nonce of the answer", () => {
    const page = pageOf(
      made({
        snippets: [
          snippet('<script nonce="old">1</script><meta name="a" content="b">'),
          snippet("<div><script>2</script></div>", "custom"),
        ],
      }),
    );
    expect(page.querySelector("head > meta[name=a]")).not.toBeNull();
    expect(page.querySelector("#root + div > script")?.textContent).toBe("2");
    expect(Array.from(page.scripts, ({ nonce }) => nonce)).toEqual(["N", "N", "N"]);
  });

  test("move a noscript of the head to the body, where a picture in it ends nothing", () => {
    const code = made({ snippets: [snippet("<script>1</script><noscript><img src=a></noscript>")] });
    expect(code?.head.join("")).not.toContain("noscript");
    expect(code?.body.join("")).toBe("<noscript><img src=a></noscript>");
  });

  test("begin with a script that marks permanently that they are present", () => {
    const [first] = pageOf(made({ snippets: [snippet("<script>1</script>")] })).head.querySelectorAll(
      "script",
    );
    expect(first?.textContent).toContain('Object.defineProperty(window,"quietzoneSnippets"');
  });

  test("include the hosts of a snippet, except for invalid ones in the database", () => {
    const hosts = ["stats.example.com", "evil.test; script-src *", "evil.test *", "evil.test/path", ""];
    const code = made({ snippets: [{ ...snippet("<script>1</script>"), hosts }] });
    expect(code?.hosts).toEqual(["https://stats.example.com"]);
  });

  test("leave out a stored snippet that would not stay in its place", () => {
    expect(made({ snippets: [snippet("<script>1"), snippet("--></head><body>")] })).toBeNull();
  });

  test("include the Google tag and the Search Console tag from the settings", () => {
    const page = pageOf(made({ googleAnalyticsId: "G-ABCDEF1234", googleSearchConsole: "abcDEF_-123456" }));
    expect(page.querySelector("meta[name=google-site-verification]")?.getAttribute("content")).toBe(
      "abcDEF_-123456",
    );
    expect(page.querySelector("script[src]")?.getAttribute("src")).toBe(
      "https://www.googletagmanager.com/gtag/js?id=G-ABCDEF1234",
    );
    const whole = '<meta name="google-site-verification" content="abcDEF_-123456" />';
    expect(made({ googleSearchConsole: whole })?.head.join("")).toContain('content="abcDEF_-123456"');
  });

  test.each(["--></head>", '"></script><script>alert(1)</script>', "G-1');alert(1)//", "</script>"])(
    "leave out an invalid setting: %s",
    (value) => {
      expect(made({ googleAnalyticsId: value, googleSearchConsole: value })).toBeNull();
    },
  );

  test("do not change the rest of the page, whatever they contain", () => {
    const part = fc.oneof(
      fc.constantFrom(
        "<script>",
        "</script>",
        "<!--",
        "-->",
        "</head>",
        "<body>",
        "<style>",
        "</style>",
        "<noscript>",
      ),
      fc.constantFrom(
        "</noscript>",
        "<div>",
        "</div>",
        "'",
        '"',
        "<meta name=x>",
        "<p>",
        "<iframe>",
        "<!--app-->",
        "a=1",
      ),
      fc.string({ maxLength: 6 }),
    );
    fc.assert(
      fc.property(
        fc.array(part, { maxLength: 9 }),
        fc.constantFrom("verification" as const, "custom" as const),
        (parts, type) => {
          const page = pageOf(made({ snippets: [snippet(parts.join(""), type)] }));
          expect(page.querySelector("head > link#ours")).not.toBeNull();
          expect(page.querySelector("body > #root")?.innerHTML).toBe("app");
          expect(page.title).toBe("Ours");
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe("the hosts of a snippet", () => {
  test("are those of addresses in the code, with scheme and port", () => {
    expect(
      hostsOfCode('<script src="//CDN.example.com/a.js">fetch("https://a.example:8443/x")</script>'),
    ).toEqual(["cdn.example.com", "https://a.example:8443"]);
  });

  test("include those that a well-known service needs", () => {
    expect(hostsOfCode("https://www.googletagmanager.com/gtag/js?id=G-1")).toContain(
      "https://*.google-analytics.com",
    );
  });

  test("contain nothing that could end a CSP directive", () => {
    expect(hostsOfCode("https://a.example;script-src * https://b.example'unsafe-inline'")).toEqual([
      "https://a.example",
      "https://b.example",
    ]);
  });
});

describe("snippets", () => {
  test.each(["/login", "/signup", "/customer", "/customer/profile", "/admin", "/verify", "/forgot-password"])(
    "are not added to account and verification pages: %s",
    (path) => expect(takesSnippets(path)).toBe(false),
  );

  test.each([
    "/reset-password",
    "/auth/callback",
    "/auth/connect",
    "/cloudinary-test",
    "/qr-code-scanner-from-image",
    "/offline",
  ])("are not added to %s either", (path) => expect(takesSnippets(path)).toBe(false));

  test("are added to public pages only, by exact path", () => {
    const known = ["/", ...publicPages.map(({ path }) => path)];
    expect(SNIPPET_PAGES.filter((path) => !known.includes(path))).toEqual([]);
    expect(["/", "/qr-generator/"].map(takesSnippets)).toEqual([true, true]);
    expect(["//", "/new-page", "/qr-generator/x", "/QR-GENERATOR"].map(takesSnippets)).toEqual(
      Array.from({ length: 4 }, () => false),
    );
  });
});
