import { expect, test } from "vitest";
import { parseUrl } from "../../../adapters/addresses/parse-url.ts";

test("an address with an umlaut is read each time, however often one was read before", () => {
  const read = new Set<string | undefined>();
  for (let round = 0; round < 50_000; round += 1) read.add(parseUrl("https://münchen.example/größe")?.href);
  expect([...read]).toEqual(["https://xn--mnchen-3ya.example/gr%C3%B6%C3%9Fe"]);
});

test.each(["", "münchen", "/path", "https://", "http://[::1"])("%j is no address", (text) => {
  expect(parseUrl(text)).toBeNull();
});
