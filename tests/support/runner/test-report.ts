import { stripVTControlCharacters } from "node:util";

/** What a check or a runner came to: how many passed, were left out, and failed, and what is known of each failure. */
export interface TestReport {
  passed: number;
  skipped: number;
  failed: number;
  failures: Failure[];
}

/** `where` is the file and the full title of a test, or the name of a check; `message` is whole, as its runner wrote it. */
export interface Failure {
  where: string;
  message: string;
}

/** The part of Playwright's JSON report that is read here. */
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

/** A test that passes only when tried again is broken: it is counted and reported as failed. */
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
 * Who failed and why, for the end of a log of which only the end is kept.
 * @param lines how many lines of a message are printed
 * @returns nothing where nothing failed
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
