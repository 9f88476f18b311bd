import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Script } from "node:vm";
import { describe, expect, test } from "vitest";
import { UNUSED, withoutUnused } from "../build/lean-react.ts";

const root = join(import.meta.dirname, "..");
const CLIENT = "node_modules/react-dom/cjs/react-dom-client.production.js";
const read = (path: string): string => readFileSync(join(root, path), "utf8");

const sources = execFileSync("git", ["ls-files", "web", "browser"], { cwd: root, encoding: "utf8" })
  .split("\n")
  .filter((path) => path.endsWith(".tsx"))
  .map((path) => ({ path, code: read(path) }));

describe.each(Object.entries(UNUSED))("%s", (_feature, { usage }) => {
  test("are not used by any page, so that the build can drop them from React DOM", () => {
    expect(sources.filter(({ code }) => usage.test(code)).map(({ path }) => path)).toEqual([]);
  });
});

test("dropping the unused functions from React DOM leaves a valid program that is at least 10% smaller", () => {
  const whole = read(CLIENT);
  const lean = withoutUnused(whole);
  expect(() => new Script(lean)).not.toThrow();
  expect(lean.length).toBeLessThan(whole.length * 0.9);
});

test("the build rejects a React DOM that lacks one of the functions to drop", () => {
  const other = read(CLIENT).replace("function startViewTransition(", "function beginViewTransition(");
  expect(() => withoutUnused(other)).toThrow("React DOM has no function startViewTransition");
});

const assets = join(root, "dist/web/assets");

test.runIf(existsSync(assets))("no built chunk uses the dropped React features", () => {
  const asks =
    /\.(?:ViewTransition|addTransitionType|Activity|SuspenseList|useActionState|useFormState|useFormStatus|preinit|preinitModule|preloadModule|prefetchDNS|preconnect|requestFormReset|componentStack)\b/;
  const scripts = readdirSync(assets).filter((file) => file.endsWith(".js"));
  // React's own chunk contains all of these names, since it exports them
  const others = scripts.filter((file) => !file.startsWith("react-"));
  expect(others.filter((file) => asks.test(readFileSync(join(assets, file), "utf8")))).toEqual([]);
});
