import { expect, test } from "vitest";
import { parseUrl } from "../../../adapters/addresses/parse-url.ts";
import { targetProblem } from "../../../core/short-links/target.ts";

const codeOf = (target: string, ownHost: string) => targetProblem(target, [ownHost], parseUrl)?.code ?? null;

test.each([
  "http://localhost:3000/",
  "http://LOCALHOST./",
  "http://admin.localhost:3000/",
  "http://127.0.0.1:3000/",
  "http://127.1/",
  "http://0.0.0.0:3000/",
  "http://0/",
  "http://[::]:3000/",
  "http://[::ffff:127.0.0.1]:3000/",
  "http://[::ffff:0.0.0.0]/",
  "http://2130706433/",
  "http://0x7f.0.0.1/",
  "http://[::1]:3000/",
])("a site on the local machine refuses %s as its own address", (target) => {
  expect(codeOf(target, "localhost")).toBe("short_link.target_own");
  expect(codeOf(target, "127.0.0.1")).toBe("short_link.target_own");
});

test("a site on the internet refuses only its own name, and a local site only local addresses", () => {
  expect(codeOf("http://127.0.0.1:8080/", "codes.example")).toBeNull();
  expect(codeOf("https://codes.example./x", "codes.example")).toBe("short_link.target_own");
  for (const target of [
    "https://example.org/",
    "http://127.0.0.1.example.org/",
    "http://10.0.0.1/",
    "http://[::ffff:10.0.0.1]/",
  ])
    expect(codeOf(target, "localhost")).toBeNull();
});
