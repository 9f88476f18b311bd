import type { Import } from "./imports.ts";

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/**
 * Test files that depend on changed files, closest first: changed tests, then tests that import a changed
 * file, then tests that depend on one indirectly.
 */
export function nearestTests(changed: readonly string[], imports: readonly Import[]): string[] {
  const importers = new Map<string, string[]>();
  for (const { from, to } of imports) importers.set(to, [...(importers.get(to) ?? []), from]);
  const reached = new Set(changed);
  // iterating over a Set includes elements added during the loop, so this is a breadth-first search
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return [...reached].filter(isTest);
}
