import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/**
 * `npm run figures`: size of the source, duplicated code, cost of a new table, size of the built pages
 * (requires a build), and duration of the last `npm test` (requires a run).
 */
const root = join(import.meta.dirname, "..");
const LAYERS = ["core", "adapters", "browser", "web", "admin", "cli", "migrations", "build", "tests"];
const TEXTS =
  /^(?:web|admin)\/messages\/|^core\/(?:mail|codes\/payloads)\/messages\b|^core\/legal\/titles\/|^core\/audit\/words\//;

const files = execFileSync("git", ["ls-files", ...LAYERS], { cwd: root, encoding: "utf8" })
  .split("\n")
  .filter((file) => /\.(?:tsx?|css)$/.test(file))
  .map((path) => ({ path, lines: readFileSync(join(root, path), "utf8").split("\n").length - 1 }));

const sum = (counted: readonly { lines: number }[]): number =>
  counted.reduce((total, { lines }) => total + lines, 0);
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const source = files.filter(({ path }) => !path.startsWith("tests/"));
const code = source.filter(({ path }) => !TEXTS.test(path));
const sizes = code.map(({ lines }) => lines).toSorted((one, other) => one - other);
const print = (name: string, value: number | string): void => console.log(`${name.padEnd(44)}${value}`);

for (const layer of LAYERS) {
  const own = files.filter(({ path }) => path.startsWith(`${layer}/`));
  const ownCode = own.filter(({ path }) => !TEXTS.test(path));
  print(layer, `${own.length} files, ${sum(own)} lines, ${sum(ownCode)} without texts`);
}
print("source without tests", `${source.length} files, ${sum(source)} lines`);
print("source without tests and texts", `${code.length} files, ${sum(code)} lines`);
print("lines a file: median, p90, largest", [0.5, 0.9, 1].map((share) => quantile(sizes, share)).join(", "));

const folders = new Map<string, number>();
for (const { path } of files) folders.set(dirname(path), (folders.get(dirname(path)) ?? 0) + 1);
const largest = [...folders].toSorted(([, one], [, other]) => other - one).slice(0, 12);
print("largest folders", largest.map(([folder, count]) => `${folder} ${count}`).join(", "));

/** Minimum length of a duplicate in lines, not counting imports, comments, blank lines, and lone brackets. */
const RUN = 8;
const isThin = (line: string): boolean => /^(?:|\W+|import .*|\} from .*|\/\/.*|\/?\*.*)$/.test(line);

/** Number of repeated runs of at least `RUN` lines; each maximal run counts once. */
function repeatedRuns(paths: readonly string[]): number {
  const seen = new Set<string>();
  let repeated = 0;
  for (const path of paths) {
    const lines = readFileSync(join(root, path), "utf8")
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => !isThin(line));
    let isInside = false;
    for (let at = 0; at + RUN <= lines.length; at++) {
      const run = lines.slice(at, at + RUN).join("\n");
      const isKnown = seen.has(run);
      if (isKnown && !isInside) repeated++;
      isInside = isKnown;
      seen.add(run);
    }
  }
  return repeated;
}
print(`runs of ${RUN} lines that stand twice`, repeatedRuns(code.map(({ path }) => path)));

const recipe = readFileSync(join(root, "docs/add-a-resource.md"), "utf8");
print("files touched by adding a resource", recipe.match(/^\| \d+ \|/gm)?.length ?? 0);

interface Chunk {
  file: string;
  imports?: string[];
}

/** Brotli-compressed size of the scripts that a page requires: its own and their static imports. */
function pageBytes(manifest: Record<string, Chunk>, entries: readonly string[]): number {
  const wanted = new Set(entries);
  for (const name of wanted) for (const other of manifest[name]?.imports ?? []) wanted.add(other);
  const scripts = new Set([...wanted].map((name) => manifest[name]?.file ?? ""));
  return [...scripts]
    .filter((file) => file.endsWith(".js"))
    .reduce(
      (total, file) => total + brotliCompressSync(readFileSync(join(root, "dist/web", file))).length,
      0,
    );
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const manifest = JSON.parse(readFileSync(join(root, "dist/web/.vite/manifest.json"), "utf8")) as Record<
  string,
  Chunk
>;
const ENTRY = "index.html";
print("scripts of the home page", kilobytes(pageBytes(manifest, [ENTRY, "features/home/HomePage.tsx"])));
print(
  "scripts of the QR page",
  kilobytes(pageBytes(manifest, [ENTRY, "features/qr-generator/QrGeneratorPage.tsx"])),
);
const panel = readFileSync(join(root, "dist/admin/index.html"), "utf8");
const panelScripts = [...panel.matchAll(/(?:src|href)="\/admin\/(assets\/[^"]+\.js)"/g)].map(
  ([, file = ""]) => file,
);
const panelBytes = panelScripts.reduce(
  (total, file) => total + brotliCompressSync(readFileSync(join(root, "dist/admin", file))).length,
  0,
);
print("scripts of the panel before its first page", kilobytes(panelBytes));

const minutes = join(root, "dist/.tests/minutes.json");
if (existsSync(minutes)) {
  const parts = JSON.parse(readFileSync(minutes, "utf8")) as Record<string, number>;
  for (const [part, took] of Object.entries(parts)) print(`minutes of npm test: ${part}`, took.toFixed(1));
}
