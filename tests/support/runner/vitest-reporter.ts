import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import type { Reporter, TestModule } from "vitest/node";
import type { Failure, TestReport } from "./test-report.ts";

type Reported = Parameters<NonNullable<Reporter["onTestRunEnd"]>>[1][number];

/**
 * Writes a TestReport to the file in UNIT_REPORT. Vitest's own JSON omits the expected and received values,
 * and errors outside tests. `--reporter` requires a class as the default export.
 */
export default class UnitReporter implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>, unhandled: ReadonlyArray<Reported>): void {
    const file = process.env["UNIT_REPORT"];
    if (file) writeFileSync(file, JSON.stringify(reportOf(modules, unhandled)));
  }
}

function reportOf(modules: ReadonlyArray<TestModule>, unhandled: ReadonlyArray<Reported>): TestReport {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const count = (wanted: string): number => tests.filter((test) => test.result().state === wanted).length;
  const failures: Failure[] = [
    ...unhandled.map((error) => ({ where: "outside of any test", message: messageOf(error) })),
    // files that failed to load, and hooks
    ...modules.flatMap((module) =>
      [module, ...module.children.allSuites()]
        .filter((suite) => suite.errors().length > 0)
        .map((suite) => ({ where: fileOf(module), message: suite.errors().map(messageOf).join("\n") })),
    ),
    ...tests
      .filter((test) => test.result().state === "failed")
      .map((test) => ({
        where: `${fileOf(test.module)} ${test.fullName}`,
        message: (test.result().errors ?? []).map(messageOf).join("\n"),
      })),
  ];
  return { passed: count("passed"), skipped: count("skipped"), failed: count("failed"), failures };
}

const fileOf = (module: TestModule): string => relative(process.cwd(), module.moduleId);

/** The message, its location in the tests, and the diff. */
function messageOf({ message, stack, diff }: Reported): string {
  const place = (stack ?? "").split("\n").find((line) => /[/\\]tests[/\\]/.test(line)) ?? "";
  return `${message}\n${place}\n${typeof diff === "string" ? diff : ""}`;
}
