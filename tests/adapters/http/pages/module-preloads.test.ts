import { expect, test } from "vitest";
import { modulePreloads } from "../../../../adapters/http/pages/module-preloads.ts";

const manifest = {
  "features/shell/HomePage.tsx": { file: "assets/home.js", imports: ["_a.js", "_b.js"] },
  "_a.js": { file: "assets/a.js", imports: ["_b.js"] },
  "_b.js": { file: "assets/b.js", imports: ["_a.js"] },
  "_other.js": { file: "assets/other.js" },
};

test("lists a page's file and all its imports once each", () => {
  expect(modulePreloads(manifest, "features/shell/HomePage.tsx")).toEqual([
    "/assets/home.js",
    "/assets/a.js",
    "/assets/b.js",
  ]);
});

test("lists nothing for an unknown page", () => {
  expect(modulePreloads(manifest, "root")).toEqual([]);
});
