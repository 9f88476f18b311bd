import { failed, type Check, type Finding } from "../../core/doctor/check.ts";
import { DomainError } from "../../core/errors.ts";

/** By the name under which it is shown. */
export type Looks = Readonly<Record<string, () => Promise<Finding | null>>>;

/** What has not answered by then is told as that. */
const LIMIT_MS = 20_000;

/** Looks at everything at once, in the order in which it is told. What throws has failed; null is nothing to tell. */
export async function runChecks(looks: Looks): Promise<Check[]> {
  const checks = Object.entries(looks).map(async ([name, look]) => ({
    name,
    finding: await findingOf(look),
  }));
  return (await Promise.all(checks)).flatMap(({ name, finding }) =>
    finding === null ? [] : [{ name, ...finding }],
  );
}

async function findingOf(look: () => Promise<Finding | null>): Promise<Finding | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Finding>((resolve) => {
    timer = setTimeout(() => resolve(failed(`no answer within ${LIMIT_MS / 1000} seconds`)), LIMIT_MS);
  });
  try {
    return await Promise.race([look(), late]);
  } catch (error) {
    return failed(sentenceOf(error));
  } finally {
    clearTimeout(timer);
  }
}

/** Ours say how to mend it; others are told by their name and code, since they may quote an address with a password. */
function sentenceOf(error: unknown): string {
  if (error instanceof DomainError) return error.message;
  const { name = "Error", code = "" } = error as { name?: string; code?: string };
  return `${name} ${code}`.trim();
}
