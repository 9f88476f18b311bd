import { isSecretFile } from "./config-files.ts";
import { VARIABLES, type Environment } from "./config-variables.ts";
import { isProviderVariable } from "./oidc-config.ts";

const KNOWN_NAMES = Object.keys(VARIABLES);
/** Shorter names are a letter away from far too many words. */
const SHORTEST = 5;
const OURS = "QUIETZONE_";

/** Edit distance: insertions, deletions, substitutions and transpositions (Damerau and Levenshtein). */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  for (let i = 1; i <= a.length; i += 1) {
    rows.push([i]);
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Infinity;
      rows[i]?.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (same ? 0 : 1), swapped));
    }
  }
  return at(a.length, b.length);
}

/** The variable that was probably meant. */
function nearest(name: string): string | null {
  const plain = name.startsWith(OURS) ? name.slice(OURS.length) : name;
  if (KNOWN_NAMES.includes(plain)) return plain;
  if (plain.length < SHORTEST) return null;
  const [best] = KNOWN_NAMES.map((known) => ({ known, steps: distance(plain, known) })).toSorted(
    (a, b) => a.steps - b.steps,
  );
  // a third of a short name is another name
  return best !== undefined && best.steps <= (plain.length < 8 ? 1 : 2) ? best.known : null;
}

const isKnown = (name: string): boolean =>
  KNOWN_NAMES.includes(name) || isSecretFile(name) || isProviderVariable(name);

/** A sentence for each unused variable that looks as if it was meant for this program. */
export function misspelt(env: Environment): string[] {
  return Object.keys(env)
    .filter((name) => env[name]?.trim() && !isKnown(name))
    .flatMap((name) => {
      const meant = nearest(name);
      if (meant !== null && !env[meant]?.trim()) {
        return [`${name} is set and nobody reads it: did you mean ${meant}?`];
      }
      if (name.startsWith(OURS)) return [`${name} is set and nobody reads it: see the table in the README`];
      if (!name.startsWith("OIDC_")) return [];
      return [
        `${name} is set and nobody reads it: such names end in _CLIENT_ID, _CLIENT_SECRET, _ISSUER or _LABEL`,
      ];
    });
}
