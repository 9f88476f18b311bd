import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { VARIABLES, type Variable, type VariableName } from "../adapters/config/config-variables.ts";

const rows = readFileSync("README.md", "utf8")
  .split("\n")
  .filter((line) => /^\| `[A-Z][A-Z0-9_<>]+`/.test(line))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, names = "", standard = "", what = ""]) => ({
    names: quoted(names),
    standard,
    told: [...quoted(names), ...quoted(what)],
  }));

function quoted(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, tx = ""]) => tx);
}

const known = Object.keys(VARIABLES) as VariableName[];
const defaultOf = (name: VariableName): string | undefined => (VARIABLES[name] as Variable).default;

test("the README lists every environment variable, with its default", () => {
  expect(known.filter((name) => !rows.some(({ told }) => told.includes(name)))).toEqual([]);
  const wrong = known.filter((name) => {
    const row = rows.find(({ names }) => names.includes(name));
    const standard = defaultOf(name);
    return row !== undefined && standard !== undefined && !quoted(row.standard).includes(standard);
  });
  expect(wrong).toEqual([]);
});

test("every environment variable in the README is read, and has the default given there", () => {
  const named = rows.flatMap(({ names }) => names).filter((name) => !/^OIDC_|^_/.test(name));
  expect(named.length).toBeGreaterThan(25);
  expect(named.filter((name) => !known.includes(name as VariableName))).toEqual([]);
  const literal = rows.filter(({ names, standard }) => names.length === 1 && /^`[^`]+`$/.test(standard));
  expect(literal.length).toBeGreaterThan(5);
  const wrong = literal.filter(({ names, standard }) => {
    // derived from another variable
    if (/PORT/.test(standard)) return false;
    return defaultOf(names[0] as VariableName) !== quoted(standard)[0];
  });
  expect(wrong.map(({ names }) => names)).toEqual([]);
});

test("only the config module reads process.env", () => {
  const sources = ["core", "adapters", "cli", "migrations"].flatMap((layer) =>
    readdirSync(layer, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${layer}/${file}`),
  );
  const reading = sources.filter((file) => /process\.env\b/.test(readFileSync(file, "utf8")));
  expect(reading).toEqual(["adapters/config/config.ts"]);
  const byHand = [
    ...readFileSync("adapters/config/config.ts", "utf8").matchAll(/env(?:ironment)?\["(\w+)"\]/g),
  ];
  for (const [, name = ""] of byHand) expect(known).toContain(name);
});
