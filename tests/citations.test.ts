import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const FOLDERS = ["core", "adapters", "browser", "web", "admin", "cli", "migrations", "tests", "docs", ".ci"];
const TEXT = /(?:\.(?:tsx?|m?js|css|html|md|json|sh|yaml)|^run)$/;

/** Words before a "§" that end the name of a public standard, or that connect one section with the next. */
const STANDARDS =
  "and|to|of|manual|[Ss]tandard|(?<=GS1 General )Specifications|HTML|URL|PNG|Workers|Capture|Compositing";

/** Documents that are not in the repository, and numbers of decisions that only such documents explain. */
const OUTSIDE = [
  new RegExp(`\\b(?!(?:${STANDARDS}) )[A-Za-z]+ §\\d`, "g"),
  // the lookbehind excludes hexadecimal texts and spreadsheet cells
  /(?<!["\dA-Fa-f] ?)\bD\d{1,2}\b/g,
  /\bauth contract\b|\battack list\b|\bthe specification\b|\b(?:as|the) specified\b(?! language)/gi,
];

const citationsIn = (text: string): string[] => OUTSIDE.flatMap((cited) => text.match(cited) ?? []);

test("no committed text names a document that is not in the repository", () => {
  const below = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  );
  const files = [...readdirSync(ROOT).filter((file) => file.endsWith(".md")), ...below].filter(
    (file) => TEXT.test(basename(file)) && file !== join("tests", basename(import.meta.filename)),
  );
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) =>
    citationsIn(readFileSync(join(ROOT, file), "utf8")).map((cited) => `${file}: ${cited}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ["/** At most 5 MB (accounts §5). */", ["accounts §5"]],
  ["/** Public tools §9: within a square. */", ["tools §9"]],
  ["// as in the specification (D3, D28)", ["D3", "D28", "the specification"]],
  ["/** GS1 General Specifications §5.2.1; ISO/IEC 15420 §4.5 and §4.6, Fetch standard §3.2. */", []],
  ['["EAN8", "A6 49 D4 22", "D2 18"], cell("d", "D2")', []],
])("%s", (text, cited) => {
  expect(citationsIn(text)).toEqual(cited);
});
