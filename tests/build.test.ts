import { mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { escapeWide } from "../build/escape-wide-letters.ts";
import { hashInputs, isUpToDate, PARTS, type Part } from "../build/inputs.ts";
import { importsOf, sourceFiles } from "./support/runner/imports.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

const parts = Object.keys(PARTS) as Part[];

test("the input hash changes when an input file is edited, added, renamed or removed, and only then", async () => {
  const root = await temporaryFolder();
  mkdirSync(join(root, "web/deep"), { recursive: true });
  const file = join(root, "web/deep/a.ts");
  const hash = (): string => hashInputs(root, ["web", "package.json"]);
  writeFileSync(join(root, "package.json"), "{}");
  writeFileSync(file, "one");
  const first = hash();

  utimesSync(file, 1, 1);
  writeFileSync(join(root, "elsewhere.ts"), "not one of them");
  expect(hash()).toBe(first);

  const seen = [first];
  const changes = [
    () => writeFileSync(file, "two"),
    () => writeFileSync(join(root, "web/b.ts"), ""),
    () => renameSync(file, join(root, "web/deep/c.ts")),
    () => rmSync(join(root, "web/b.ts")),
    () => writeFileSync(join(root, "package.json"), "{ }"),
  ];
  for (const change of changes) {
    change();
    expect(seen).not.toContain(hash());
    seen.push(hash());
  }
});

test("a part without a build record, such as after an interrupted build, is not up to date", async () => {
  const root = await temporaryFolder();
  expect(parts.filter((part) => isUpToDate(root, part))).toEqual([]);
});

test.each(parts)("%s imports only files that count as its build inputs", (part) => {
  const own: readonly string[] = [...PARTS[part], "build", "package.json"];
  const isOwn = (path: string): boolean => own.some((each) => path === each || path.startsWith(`${each}/`));
  const files = PARTS[part].flatMap(sourceFiles);
  expect(files.length).toBeGreaterThan(100);
  const outside = files
    .flatMap(importsOf)
    .filter(({ to }) =>
      /^(?:core|adapters|browser|web|admin|cli|migrations|build|tests)\/|^\w+\.json$/.test(to),
    )
    .filter(({ to }) => !isOwn(to));
  expect(outside.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
});

test("the build escapes letters beyond Latin-1 without changing their meaning", () => {
  const sources = [
    '"caf\u00e9 \u2019 \ud83d\ude00"',
    "`\u2028 \\\u2019 \\\\\u2019 ${'\u4e2d'}`",
    '"\ud83d\ude00".match(/[\ud83d\ude00-\ud83d\ude01]/u)[0]',
    '"\u2019".match(/\u2019/)[0]',
    "(\u03c0 => \u03c0)('\u03c0')",
  ];
  for (const source of sources) {
    const escaped = escapeWide(source);
    expect(escaped).not.toMatch(/[^\0-\xff]/);
    expect(runInNewContext(escaped)).toBe(runInNewContext(source));
  }
  expect(() => escapeWide("String.raw`\u2019`")).toThrow("raw template");
});
