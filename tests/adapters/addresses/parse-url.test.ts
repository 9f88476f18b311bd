import { expect, test } from "vitest";
import { parseUrl } from "../../../adapters/addresses/parse-url.ts";

test("parses an address with an umlaut every time, even after 50,000 calls", () => {
  const read = new Set<string | undefined>();
  for (let round = 0; round < 50_000; round += 1) read.add(parseUrl("https://münchen.example/größe")?.href);
  expect([...read]).toEqual(["https://xn--mnchen-3ya.example/gr%C3%B6%C3%9Fe"]);
});

test.each(["", "münchen", "/path", "https://", "http://[::1"])("returns null for %j", (text) => {
  expect(parseUrl(text)).toBeNull();
});
