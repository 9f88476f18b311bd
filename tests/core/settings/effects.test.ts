import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { settingsSchema } from "../../../core/settings/settings.ts";

/** Files that only declare or validate a key; a mention there does not count as a use. */
const DECLARED = /^core\/settings\/(?:settings|public-defaults|problem|setting-kinds|setting-forms)\.ts$/;

const filesIn = (...folders: string[]): { path: string; text: string }[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((name) => join(folder, name).replaceAll("\\", "/"))
      .filter((path) => /\.tsx?$/.test(path) && !path.includes("/messages/") && !DECLARED.test(path))
      .map((path) => ({ path, text: readFileSync(path, "utf8") })),
  );
const product = filesIn("core", "adapters", "web");
const tests = filesIn("tests").filter(({ path }) => !path.startsWith("tests/core/settings/"));
const naming = (files: typeof product, key: string) =>
  files.filter(({ text }) => new RegExp(`\\b${key}\\b`).test(text)).map(({ path }) => path);

test.each(Object.keys(settingsSchema.shape))("%s is mentioned in the product and in a test", (key) => {
  expect(naming(product, key)).not.toEqual([]);
  expect(naming(tests, key)).not.toEqual([]);
});
