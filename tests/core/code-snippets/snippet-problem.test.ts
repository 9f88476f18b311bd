import { describe, expect, test } from "vitest";
import { parse5Reader as html } from "../../../adapters/html/parse5-reader.ts";
import { snippetProblem } from "../../../core/code-snippets/snippet-problem.ts";

const GOOGLE_TAG = `<!-- Google tag (gtag.js) -->
<script async src="https://www.googletagmanager.com/gtag/js?id=G-ABCDEF1234"></script>
<script>
  window.dataLayer = window.dataLayer || [];
  function gtag(){dataLayer.push(arguments);}
  gtag('js', new Date());

  gtag('config', 'G-ABCDEF1234');
</script>`;
const META_PIXEL = `<!-- Meta Pixel Code -->
<script>
!function(f,b,e,v,n,t,s){if(f.fbq)return;n=f.fbq=function(){n.callMethod?n.callMethod.apply(n,arguments):n.queue.push(arguments)};
t=b.createElement(e);t.async=!0;t.src=v;s=b.getElementsByTagName(e)[0];s.parentNode.insertBefore(t,s)}(window,document,'script','https://connect.facebook.net/en_US/fbevents.js');
fbq('init', '1'); fbq('track', 'PageView');
</script>
<noscript><img height="1" width="1" style="display:none" src="https://www.facebook.com/tr?id=1&ev=PageView&noscript=1"/></noscript>
<!-- End Meta Pixel Code -->`;
const AD_UNIT = `<ins class="adsbygoogle" style="display:block" data-ad-client="ca-pub-1"></ins>
<script>(adsbygoogle = window.adsbygoogle || []).push({});</script>`;

describe("accepts code as services provide it:", () => {
  test.each([
    ["the Google tag", GOOGLE_TAG, "head"],
    ["a verification tag", '<meta name="google-site-verification" content="abc-_1" />', "head"],
    ["Meta's pixel with its noscript", META_PIXEL, "head"],
    ["a script whose text compares", "<script>if (1 < 2 && 3 > 2) document.title += '<b>';</script>", "head"],
    ["an ad unit", AD_UNIT, "body"],
    [
      "Tag Manager's frame",
      '<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-1" height="0"></iframe></noscript>',
      "body",
    ],
  ] as const)("%s", (_name, code, place) => {
    expect(snippetProblem(code, place, html)).toBeNull();
  });
});

describe("refuses code that would not stay in its place:", () => {
  test.each([
    ["an unclosed script", "<script>alert(1)", "snippet.unclosed"],
    ["an unclosed comment", "<meta name=a><!-- <b>", "snippet.unclosed"],
    ["a comment that hides the script's end", "<script><!-- <script></script>", "snippet.unclosed"],
    ["an unclosed attribute", '<meta name="a', "snippet.unclosed"],
    ["an unclosed element", "<style>a{}", "snippet.unclosed"],
    ["a closing head tag", "<meta name=a></head><body>", "snippet.lost"],
    ["a comment that closes the head", "<!-- a --></head>", "snippet.lost"],
    [
      "a closing script tag within the script",
      "<script>let a = '</script>'; let b = 1;</script>",
      "snippet.lost",
    ],
    ["an opening html tag", "<html lang=x><meta name=a>", "snippet.lost"],
    ["a doctype", "<!doctype html><meta name=a>", "snippet.lost"],
    ["text", "<meta name=a> hello", "snippet.loose_text"],
    ["only a comment", "<!-- a -->", "snippet.empty"],
    ["a base element", '<base href="https://evil.example/">', "snippet.element"],
    ["a form", "<form action='https://evil.example'></form>", "snippet.element"],
    ["a plugin", "<object data=a></object>", "snippet.element"],
    ["an SVG with a script", "<svg><script>1</script></svg>", "snippet.element"],
    ["a frame in the head", '<iframe src="https://a.example"></iframe>', "snippet.head_element"],
    ["a redirect", '<meta http-equiv="refresh" content="0;url=https://evil.example">', "snippet.meta"],
    ["an event handler, which the policy blocks", "<script onload=1 src=a></script>", "snippet.handler"],
    ["an event handler in a noscript", "<noscript><img src=x onerror=1></noscript>", "snippet.handler"],
    ["a noscript that ends too early", "<noscript><p>a</noscript>", "snippet.unclosed"],
    ["the same attribute twice", "<meta name=a name=b>", "snippet.lost"],
  ])("%s", (_name, code, expected) => {
    expect(snippetProblem(code, "head", html)?.code).toBe(expected);
  });

  test("a link with a javascript: address in any spelling", () => {
    for (const address of ["javascript:1", " JaVaScRiPt:1", "java\tscript:1", "&#106;avascript:1"]) {
      expect([address, snippetProblem(`<a href="${address}">a</a>`, "body", html)?.code]).toEqual([
        address,
        "snippet.script_address",
      ]);
    }
  });

  test("with a message that shows the closing tag", () => {
    expect(snippetProblem("<script>let a = '</script>';</script>", "head", html)?.message).toContain(
      "</script>",
    );
  });
});
