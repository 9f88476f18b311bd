import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** As `// @vitest-environment NAME` at the top of a file says; empty where it has that of its project. */
const environmentOf = ({ moduleId }: TestSpecification): string =>
  /@vitest-environment\s+(\w+)/.exec(readFileSync(moduleId, "utf8"))?.[1] ?? "";

/**
 * The order of Vitest, but with the files of one environment together: a process goes on with the next file only where that needs
 * the same one, and to start another and load the packages of pages takes three seconds of a processor.
 */
export class SameEnvironmentFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const places = new Map<string, TestSpecification[]>();
    // oxlint-disable-next-line unicorn/no-array-sort -- not that of an array: a new one comes back
    for (const file of await super.sort(files)) {
      const place = `${file.project.name} ${environmentOf(file)}`;
      places.set(place, [...(places.get(place) ?? []), file]);
    }
    return [...places].toSorted(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, together]) => together);
  }
}
