import { expect, test } from "vitest";
import { linkTarget, type LinkTarget } from "../../../../core/codes/links/link-target.ts";

const target = (written: string): LinkTarget | null =>
  linkTarget(URL.canParse(written) ? new URL(written) : null, written);
const found = (written: string): LinkTarget => {
  const link = target(written);
  if (!link) throw new Error(`no link: ${written}`);
  return link;
};
const codes = (written: string): string[] => found(written).warnings.map(({ code }) => code);

test("an ordinary link has its host and no warnings", () => {
  expect(target("https://example.com/menu?table=7#top")).toEqual({
    opens: true,
    scheme: "https",
    host: "example.com",
    punycode: null,
    warnings: [],
  });
  expect(found("HTTPS://Example.COM:8443/").host).toBe("example.com:8443");
});

test.each([
  "Hello World",
  "4006381333931",
  "note: buy milk",
  "mailto:ada@example.com",
  "tel:+1555",
  "tel://+1555",
  "upi://pay?pa=name@bank&pn=Red%20Cross&am=1.00&cu=INR",
  "WIFI:T:WPA;S:net;P:secret;;",
  "BEGIN:VCARD\r\nEND:VCARD",
  "geo:52.5,13.4",
  "",
])("%j is not a link", (text) => {
  expect(target(text)).toBeNull();
});

test("http is reported as not encrypted, but not as suspicious", () => {
  const { opens, warnings } = found("http://example.com/");
  expect(opens).toBe(true);
  expect(warnings).toMatchObject([{ code: "not_encrypted", suspicious: false }]);
});

test.each([
  "https://bank.com@evil.example/login",
  "https://bank.com:443@evil.example",
  "https://:x@evil.example",
])("reports the real host after the @ of %s", (written) => {
  const { host, warnings } = found(written);
  expect(host).toBe("evil.example");
  expect(warnings).toMatchObject([
    { code: "credentials", values: { host: "evil.example" }, suspicious: true },
  ]);
  expect(warnings[0]?.message).toContain("evil.example");
});

test("backslashes and extra slashes do not hide the host", () => {
  expect(found(String.raw`https:\\evil.example\@bank.com`).host).toBe("evil.example");
  expect(found("https:////evil.example//bank.com").host).toBe("evil.example");
});

test.each([
  "http://192.168.1.1/",
  "https://0x7f.1/",
  "https://2130706433",
  "https://[2001:db8::1]:8080/",
  "https://0177.0.0.1",
])("reports the host of %s as an IP address", (written) => {
  expect(codes(written)).toContain("ip_address");
});

test("Punycode is shown together with the decoded letters", () => {
  const { host, punycode, warnings } = found("https://bücher.example/");
  expect([host, punycode]).toEqual(["bücher.example", "xn--bcher-kva.example"]);
  expect(warnings).toEqual([]);
  expect(found("https://xn--bcher-kva.example:81").host).toBe("bücher.example:81");
});

test.each([
  // a single Cyrillic letter
  ["https://p\u0430ypal.com/", "paypal.com"],
  // all letters are Cyrillic
  ["https://\u0430\u0440\u0440\u04cf\u0435.com", "apple.com"],
  ["https://www.g\u03bfogle.com", "www.google.com"],
  ["https://\u0131cloud.com", "icloud.com"],
])("reports %s as a lookalike of %s", (written, lookalike) => {
  const link = found(written);
  expect(link.warnings).toMatchObject([{ code: "lookalike", values: { lookalike }, suspicious: true }]);
  expect(link.punycode).toMatch(/xn--/);
});

test.each([
  "https://почта.com",
  "https://münchen.de",
  "https://日本語ラーメン.jp",
  "https://tokyo東京.jp",
  "https://한국.com",
])("does not report %s, which is in an ordinary script", (written) => {
  expect(codes(written)).toEqual([]);
});

test("a word in another script is accepted in a domain of that script", () => {
  expect(codes("https://\u0441\u043e\u0440\u0430.\u0440\u0444")).toEqual([]);
  expect(codes("https://\u0441\u043e\u0440\u0430.com")).toEqual(["lookalike"]);
});

test("scripts mixed in an unusual way are reported", () => {
  expect(found("https://жukov-б.com").warnings).toMatchObject([
    { code: "mixed_scripts", values: { scripts: "Latin, Cyrillic" }, suspicious: true },
  ]);
});

test.each([
  ["https://paypal.com.account-check.example/", "paypal.com", "account-check.example"],
  ["https://www.bank.org.login.co.uk/", "www.bank.org", "login.co.uk"],
])("reports that %s begins like another host", (written, start, end) => {
  expect(found(written).warnings).toMatchObject([{ code: "subdomain", values: { start, end } }]);
});

test.each([
  "https://www.example.com.br",
  "https://www.example.co.uk",
  "https://a.b.c.example.com",
  "https://com.example.org",
])("does not report %s, which is an ordinary host", (written) => {
  expect(codes(written)).toEqual([]);
});

test("a link shortener is reported", () => {
  expect(codes("https://bit.ly/3xYz")).toEqual(["short_link"]);
  expect(codes("http://BIT.LY/3xYz")).toEqual(["short_link", "not_encrypted"]);
});

test.each(["https://example.com/\u202Egnp.exe", "https://exam\u00adple.com/", "https://example.com/\na"])(
  "reports invisible characters: %j",
  (written) => {
    expect(codes(written)).toContain("hidden_characters");
  },
);

test.each([
  ["javascript:alert(1)", "javascript"],
  [" JavaScript:alert(document.cookie) // https://example.com", "javascript"],
  ["java\nscript:alert(1)", "javascript"],
  ["data:text/html,<script>alert(1)</script>", "data"],
  ["vbscript:msgbox(1)", "vbscript"],
  ["file:///etc/passwd", "file"],
  ["blob:https://example.com/1", "blob"],
  ["intent://scan/#Intent;scheme=zxing;end", "intent"],
  ["market://details?id=com.example", "market"],
  ["ftp://example.com/file", "ftp"],
  ["otpauth://totp/Example:ada?secret=ABC", "otpauth"],
])("never opens %j", (written, scheme) => {
  const link = found(written);
  expect(link.opens).toBe(false);
  expect(link.warnings).toMatchObject([{ code: "scheme", values: { scheme }, suspicious: true }]);
});

test.each(["https://", "http://exa mple.com", "https://example.com:99999/", "https://xn--a!.example"])(
  "cannot open %s",
  (written) => {
    expect(found(written)).toMatchObject({ opens: false, host: "", warnings: [{ code: "invalid" }] });
  },
);

test("a host with invalid Punycode cannot be opened, even if the URL parser accepts it, as in Node 24", () => {
  for (const hostname of ["xn--a!.example", "xn--paypal-.com", "www.xn--a.example"]) {
    const url = { protocol: "https:", username: "", password: "", port: "", hostname };
    expect(linkTarget(url, `https://${hostname}`)).toMatchObject({
      opens: false,
      warnings: [{ code: "invalid" }],
    });
  }
});

test("several tricks are all reported, the most serious first", () => {
  expect(codes("http://paypal.com@p\u0430ypal.com.evil.example/")).toEqual([
    "credentials",
    "lookalike",
    "subdomain",
    "not_encrypted",
  ]);
});
