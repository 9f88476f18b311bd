import { readFileSync } from "node:fs";
import { invalid, readAll, VARIABLES, type Environment, type Variable } from "./config-variables.ts";
import { isProviderSecret } from "./oidc-config.ts";

const SUFFIX = "_FILE";

const SECRETS: ReadonlySet<string> = new Set(
  Object.entries<Variable>(VARIABLES).flatMap(([name, { secret }]) => (secret ? [name] : [])),
);

/** SECRET_KEY for SECRET_KEY_FILE; null if the name does not belong to a secret. */
function secretOf(name: string): string | null {
  if (!name.endsWith(SUFFIX)) return null;
  const secret = name.slice(0, -SUFFIX.length);
  return SECRETS.has(secret) || isProviderSecret(secret) ? secret : null;
}

export const isSecretFile = (name: string): boolean => secretOf(name) !== null;

/**
 * Reads secrets from files, as Docker and Kubernetes provide them: each secret's variable has a variant with
 * _FILE that holds a path. The file's content, trimmed, becomes the value of the variable.
 * @throws DomainError `config_invalid` if a file cannot be read or is empty, or if both variants are set
 */
export function withSecretFiles(env: Environment): Environment {
  const named = Object.keys(env).filter((name) => isSecretFile(name) && env[name]?.trim());
  const read = (name: string) => () => {
    const secret = secretOf(name) ?? name;
    const path = env[name]?.trim() ?? "";
    if (env[secret]?.trim()) throw invalid(`${secret} and ${name} are both set: keep one of them`);
    try {
      const text = readFileSync(path, "utf8").trim();
      if (text !== "") return [secret, text] as const;
    } catch {
      throw invalid(`${name} should be a file that can be read, not "${path}"`);
    }
    throw invalid(`${name} names an empty file: ${path}`);
  };
  const found = readAll<Record<string, readonly [string, string]>>(
    Object.fromEntries(named.map((name) => [name, read(name)])),
  );
  return { ...env, ...Object.fromEntries(Object.values(found)) };
}
