import { expect, test } from "vitest";
import { parseUrl } from "../../../adapters/addresses/parse-url.ts";
import { readLegalLink } from "../../../core/legal/legal-link.ts";

const read = (text: string) => readLegalLink(text, ["https://codes.example", ""], parseUrl);

test.each([
  ["", ""],
  ["https://example.com", "https://example.com/"],
  ["http://example.com/a b?c=ü", "http://example.com/a%20b?c=%C3%BC"],
  ["https://münchen.example/impressum", "https://xn--mnchen-3ya.example/impressum"],
  ["https://exam\nple.com/a\r\nSet-Cookie: x", "https://example.com/aSet-Cookie:%20x"],
  ["https://codes.example/about", "https://codes.example/about"],
  ["https://other.example/privacy", "https://other.example/privacy"],
  ["https://codes.example/%ff", "https://codes.example/%ff"],
])("%j is stored as %j, in ASCII and on one line", (text, link) => {
  expect(read(text)).toEqual({ link });
});

test.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "ftp://example.com",
  "mailto:a@b.example",
  "//example.com",
  "/terms",
  "example.com",
  "https://",
  "https://paypal.com@evil.example",
  "https://a:b@example.com",
])("refuses %s as a link", (text) => {
  expect(read(text)).toEqual({ problem: "legal.link_form" });
});

test.each([
  "https://codes.example/privacy",
  "https://codes.example/Terms/",
  "https://codes.example//imprint?lang=de",
  "HTTPS://CODES.EXAMPLE:443/privacy#x",
  "https://codes.example/%70rivacy",
  "http://codes.example/privacy",
  "https://codes.example./privacy",
  "https://codes.example/x/%2e%2e/TERMS//",
])("refuses %s, which would link the page to itself", (text) => {
  expect(read(text)).toEqual({ problem: "legal.link_own" });
});

test("refuses other names of the local machine, which would link the page to itself", () => {
  for (const host of ["127.0.0.1", "[::1]", "0.0.0.0", "codes.localhost"])
    expect(readLegalLink(`http://${host}:3000/privacy`, ["http://localhost:3000"], parseUrl)).toEqual({
      problem: "legal.link_own",
    });
});
