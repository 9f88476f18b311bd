import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The environment from `// @vitest-environment NAME` at the top of a file; empty for that of its project. */
const environmentOf = ({ moduleId }: TestSpecification): string =>
  /@vitest-environment\s+(\w+)/.exec(readFileSync(moduleId, "utf8"))?.[1] ?? "";

/**
 * Vitest's order, but with the files of each environment together: a process continues only with files of the
 * same environment, and starting another one with the page packages takes three seconds.
 */
export class SameEnvironmentFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const places = new Map<string, TestSpecification[]>();
    // oxlint-disable-next-line unicorn/no-array-sort -- not Array's sort: it returns a new array
    for (const file of await super.sort(files)) {
      const place = `${file.project.name} ${environmentOf(file)}`;
      places.set(place, [...(places.get(place) ?? []), file]);
    }
    return [...places].toSorted(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, together]) => together);
  }
}
