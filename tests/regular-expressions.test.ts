import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";
import { describe, expect, test } from "vitest";
import { pumpedTexts } from "./support/runner/pumped-texts.ts";

const ROOT = join(import.meta.dirname, "..");

/** Expressions that never see long input, with the reason. */
const OUT_OF_REACH: Readonly<Record<string, string>> = {
  "adapters/db/embedded/postgres-process.ts": "messages of our own database server",
  "adapters/db/pool/storage-errors.ts": "messages of our own database server",
  "web/vite.config.ts": "names of our own files, when the site is built",
  "web/offline/list-build.ts": "names of our own files, when the site is built",
  "core/auth/passwords/guessable-password.ts ^(.+?)\\1+$": "24 characters at most",
  "adapters/codes/batch/input/json-line-rows.ts":
    "JSON.parse accepted the line, so its quotation marks come in pairs",
};

interface Found {
  at: string;
  source: string;
  flags: string;
}

/** Every regular expression literal of a file. */
function expressionsOf(file: string): Found[] {
  const text = readFileSync(join(ROOT, file), "utf8");
  const found: Found[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    if ("regex" in node && "start" in node) {
      const { pattern, flags } = node.regex as { pattern: string; flags: string };
      const line = text.slice(0, Number(node.start)).split("\n").length;
      found.push({ at: `${file}:${line}`, source: pattern, flags });
    }
    Object.values(node).forEach(walk);
  };
  walk(parseAst(text, { lang: file.endsWith("x") ? "tsx" : "ts" }));
  return found;
}

const files = ["core", "adapters", "browser", "web", "admin", "cli"].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`),
);
const isReachable = ({ at, source }: Found): boolean => {
  const [file = ""] = at.split(":");
  return !(file in OUT_OF_REACH) && !(`${file} ${source}` in OUT_OF_REACH);
};
const reachable = files.flatMap(expressionsOf).filter(isReachable);
/**
 * Whether an expression has an unbounded quantifier; without one, the work per position has a constant bound.
 */
const isUnbounded = ({ source }: Found): boolean => /[*+]|\{\d+,\}/.test(source);
/** Each distinct expression once. */
const different = [
  ...new Map(
    reachable.filter(isUnbounded).map((found) => [`${found.flags} ${found.source}`, found]),
  ).values(),
];

/** Continues a global expression after each match, as `replace` and `matchAll` do. */
function walkThrough(expression: RegExp, text: string): void {
  expression.lastIndex = 0;
  for (let from = 0; expression.test(text) && expression.global; from = expression.lastIndex) {
    if (expression.lastIndex === from) expression.lastIndex += 1;
  }
}

/** Processor time in milliseconds. */
function cost(expression: RegExp, text: string): number {
  const start = process.cpuUsage();
  walkThrough(expression, text);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Small steps, so that an exponential expression is caught at the first size that takes too long. */
const FEW = [...Array.from({ length: 8 }, (_, index) => 8 + 8 * index), 128, 512];
const FEW_MS = 20;
/** At this length, linear expressions take well under a millisecond, quadratic ones tens of milliseconds. */
const MANY = 8000;
const MANY_MS = 2;
/** Growth for doubled text: 2 for linear time, 4 for quadratic time. */
const MAX_GROWTH = 2.8;
/** A busy machine slows down single measurements, but not the majority. */
const MEASUREMENTS = 5;

/** Measures until the majority is certain. */
function mostly(isSlow: () => boolean): boolean {
  let [slow, quick] = [0, 0];
  while (Math.max(slow, quick) <= MEASUREMENTS / 2) {
    if (isSlow()) slow += 1;
    else quick += 1;
  }
  return slow > quick;
}

const isExponential = (expression: RegExp, at: (characters: number) => string): boolean =>
  FEW.some((few) => {
    const text = at(few);
    const isSlow = () => cost(expression, text) > FEW_MS;
    return isSlow() && mostly(isSlow);
  });

/**
 * Compares the minimum of several runs, since other programs only add time, and interleaves them so that both
 * are affected equally.
 */
function growsFaster(expression: RegExp, once: string, twice: string): boolean {
  let [short, long] = [Infinity, Infinity];
  for (let tries = 0; tries < 3; tries += 1) {
    short = Math.min(short, cost(expression, once));
    long = Math.min(long, cost(expression, twice));
  }
  return short > MANY_MS && long / short > MAX_GROWTH;
}

function isQuadratic(expression: RegExp, at: (characters: number) => string): boolean {
  const first = cost(expression, at(MANY));
  if (first <= MANY_MS) return false;
  // a quarter of the text takes a quadratic expression a sixteenth of the time, which is enough to compare
  const characters = first > 20 * MANY_MS ? MANY / 4 : MANY;
  const [once, twice] = [at(characters), at(2 * characters)];
  return mostly(() => growsFaster(expression, once, twice));
}

/** The first text for which the time grows faster than the length. */
function slowText({ source, flags }: Pick<Found, "source" | "flags">): string | null {
  const expression = new RegExp(source, flags);
  const slow = pumpedTexts(source).find(
    ({ at }) => isExponential(expression, at) || isQuadratic(expression, at),
  );
  return slow?.name ?? null;
}

describe("regular expressions run in linear time", () => {
  test(
    "in the whole program, whichever part of the expression the text repeats",
    { timeout: 300_000 },
    () => {
      const slow = different.flatMap((found) => {
        const text = slowText(found);
        return text === null ? [] : [`${found.at} /${found.source}/${found.flags} with ${text}`];
      });
      expect(slow).toEqual([]);
      expect(reachable.length).toBeGreaterThan(400);
    },
  );

  test.each([
    ['^(?:[\\w-]+\\.)?([\\w-]+)((?:;[^:"]*(?:"[^"]*")?[^:"]*)*):([^]*)$'],
    ["\\/+$"],
    ["\\s*\\n\\s*"],
    ["^[^@]*<[^\\s@]+@[^\\s@]+>$"],
    ["(<span[^>]*>)\\d{3}"],
    ["^(a+)+$"],
  ])("and the check finds one that does not: %s", (source) => {
    expect(slowText({ source, flags: "" })).not.toBeNull();
  });
});
