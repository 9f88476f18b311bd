import { stripVTControlCharacters } from "node:util";

/**
 * The result of a check or a test runner: the numbers of passed, skipped and failed tests, and the failures.
 */
export interface TestReport {
  passed: number;
  skipped: number;
  failed: number;
  failures: Failure[];
}

/**
 * `where` is the file and full title of a test, or the name of a check; `message` is the complete message of
 * the runner.
 */
export interface Failure {
  where: string;
  message: string;
}

/** The part of Playwright's JSON report that is used here. */
export interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
  stats: { expected: number; skipped: number; unexpected: number; flaky: number };
}

interface PlaywrightSuite {
  title: string;
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { projectName: string; status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

/** A test that passes only on a retry is counted and reported as failed. */
export function readPlaywrightReport({ suites, errors, stats }: PlaywrightReport): TestReport {
  const failures = suites.flatMap(failuresOf);
  const outside = errors.map(({ message = "" }) => ({ where: "outside of any test", message }));
  return {
    passed: stats.expected,
    skipped: stats.skipped,
    failed: stats.unexpected + stats.flaky,
    failures: [...failures, ...outside],
  };
}

function failuresOf({ specs, suites = [] }: PlaywrightSuite): Failure[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, results }) => ({
        where: `tests/e2e/${file}:${line} [${projectName}] ${title}`,
        message:
          results
            .flatMap((result) => result.errors)
            .map(({ message }) => message)
            .find((message) => message !== undefined) ?? "without a message",
      })),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}

/**
 * The failures and their reasons, for the end of a log that may be truncated.
 * @param lines maximum number of lines per message
 * @returns an empty list if nothing failed
 */
export function failureLines(failures: Failure[], lines = 12): string[] {
  return failures.flatMap(({ where, message }) => [
    `FAILED ${where}`,
    ...stripVTControlCharacters(message)
      .split("\n")
      .filter((line) => line.trim() !== "")
      .slice(0, lines)
      .map((line) => `    ${line}`),
  ]);
}
