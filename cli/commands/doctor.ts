import { examine } from "../../adapters/app/doctor.ts";
import { loadConfig, variableWarnings, type Config } from "../../adapters/config/config.ts";
import type { Check } from "../../core/doctor/check.ts";
import { DomainError } from "../../core/errors.ts";

/**
 * `quietzone doctor`: checks everything that the environment configures.
 * @param mailTo also sends a test mail to this address
 */
export async function doctor({ mailTo = null }: { mailTo?: string | null } = {}): Promise<Check[]> {
  const config = readConfig();
  if (Array.isArray(config)) return [...config, ...misspelt()];
  const found = { name: "configuration", state: "ok", message: "every variable can be read" } as const;
  return [found, ...misspelt(), ...(await examine(config, { mailTo }))];
}

/** The configuration, or its problems: then nothing else can be checked. */
function readConfig(): Config | Check[] {
  try {
    return loadConfig();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const sentences = error.reasons ?? [error.message];
    return sentences.map((message) => ({ name: "configuration", state: "failed", message }));
  }
}

const misspelt = (): Check[] =>
  variableWarnings().map((message) => ({ name: "configuration", state: "warning", message }));
