import { failed, type Check, type Finding } from "../../core/doctor/check.ts";
import { DomainError } from "../../core/errors.ts";

/** Checks by display name. */
export type CheckFunctions = Readonly<Record<string, () => Promise<Finding | null>>>;

/** A check that takes longer has failed. */
const LIMIT_MS = 20_000;

/** Runs all checks concurrently and lists them in order. A check that throws has failed; null is omitted. */
export async function runChecks(functions: CheckFunctions): Promise<Check[]> {
  const checks = Object.entries(functions).map(async ([name, run]) => ({
    name,
    finding: await findingOf(run),
  }));
  return (await Promise.all(checks)).flatMap(({ name, finding }) =>
    finding === null ? [] : [{ name, ...finding }],
  );
}

async function findingOf(run: () => Promise<Finding | null>): Promise<Finding | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Finding>((resolve) => {
    timer = setTimeout(() => resolve(failed(`no answer within ${LIMIT_MS / 1000} seconds`)), LIMIT_MS);
  });
  try {
    return await Promise.race([run(), late]);
  } catch (error) {
    return failed(sentenceOf(error));
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Our errors explain how to fix the problem. Of other errors, only name and code are printed, since a message
 * may contain an address with a password.
 */
function sentenceOf(error: unknown): string {
  if (error instanceof DomainError) return error.message;
  const { name = "Error", code = "" } = error as { name?: string; code?: string };
  return `${name} ${code}`.trim();
}
