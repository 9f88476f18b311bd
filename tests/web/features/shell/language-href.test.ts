import { expect, it } from "vitest";
import { languageHref } from "../../../../web/features/shell/use-switch-language.ts";

it.each([
  ["/verify", "", "/verify?lang=de"],
  ["/", "?q=1", "/?q=1&lang=de"],
  ["//evil.example/login", "", "/evil.example/login?lang=de"],
  ["///evil.example", "?lang=en", "/evil.example?lang=de"],
])("links stay on this site from %s%s", (pathname, search, href) => {
  expect(languageHref({ pathname, search }, "de")).toBe(href);
});
