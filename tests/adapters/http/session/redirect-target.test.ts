import { expect, test } from "vitest";
import { isOwnSite, redirectTarget } from "../../../../adapters/http/session/redirect-target.ts";

const rules = {
  siteUrl: "https://codes.example",
  adminUrl: "https://panel.example",
  redirectAllow: ["https://app.example", "http://127.0.0.1:5000"],
};
const target = (wanted: unknown) => redirectTarget(wanted, rules);

test("keeps a page of the site with its query and fragment", () => {
  expect(target("https://codes.example/customer/history?page=2#top")).toBe(
    "https://codes.example/customer/history?page=2#top",
  );
  expect(target("/customer/profile")).toBe("https://codes.example/customer/profile");
});

test("keeps an origin that the operator allows", () => {
  expect(target("https://app.example/done")).toBe("https://app.example/done");
  expect(target("http://127.0.0.1:5000/back")).toBe("http://127.0.0.1:5000/back");
});

test.each([
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "https:evil.example/path",
  "/..//evil.example",
  "/%2e%2e//evil.example",
  "https://codes.example//evil.example",
  "https://codes.example@evil.example/",
  "https://evil@codes.example/",
  "https://codes.example.evil.example/",
  "https://codes.example:444/",
  "http://codes.example/",
  "javascript:alert(1)",
  "java\tscript:alert(1)",
  "data:text/html,hello",
  "blob:https://codes.example/0af5",
  "/s/abc123",
  "https://codes.example/S/abc123",
  "/ads/1/click",
  "blob:https://app.example/0af5",
  "\u0000//evil.example",
  " //evil.example",
  "/\t/evil.example",
  "https://app.example.evil.example/",
  "http://127.0.0.1:5001/back",
])("replaces %j with a page of the site", (wanted) => {
  const url = new URL(target(wanted));
  expect(`${url.protocol}//${url.host}`).toBe("https://codes.example");
  expect(url.pathname).not.toMatch(/^\/[/\\]/);
  expect(url.username).toBe("");
});

test.each([undefined, null, "", ["https://codes.example/a", "https://evil.example"], 7])(
  "leads to the front page for %j, which is not a single address",
  (wanted) => {
    expect(target(wanted)).toBe("https://codes.example/");
  },
);

const OWN = [
  "https://codes.example/",
  "HTTPS://CODES.EXAMPLE:443/#a",
  "https://codes.example./",
  "http://codes.example/?x=1",
  "https://panel.example/admin",
  "http://panel.example.:80/",
];

test.each(OWN)("treats %s as this site, even if the operator lists its origin", (address) => {
  expect(isOwnSite(address, rules)).toBe(true);
  const { origin } = new URL(address);
  const home = redirectTarget(address, { ...rules, redirectAllow: [origin] });
  expect(new URL(home).origin).toBe("https://codes.example");
});

test("treats a loopback address as the site only with the site's port", () => {
  const local = { siteUrl: "http://localhost:3000", adminUrl: null };
  expect(isOwnSite("http://127.0.0.1:3000/", local)).toBe(true);
  expect(isOwnSite("http://0.0.0.0:3000/", local)).toBe(true);
  expect(isOwnSite("http://shop.localhost:3000/", local)).toBe(true);
  expect(isOwnSite("http://[::1]:3000/", local)).toBe(true);
  expect(isOwnSite("http://localhost:5173/", local)).toBe(false);
  expect(isOwnSite("https://codes.example.evil.example/", rules)).toBe(false);
});
