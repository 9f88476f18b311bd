import { alikeColumns } from "../../../../core/codes/texts/column-names.ts";
import { DomainError } from "../../../../core/errors.ts";
import type { Caller } from "../batch-report.ts";
import type { ColumnReport } from "../input/header/column-sentences.ts";
import { quotedNames } from "../input/quoted-names.ts";

/** Maximum number of different sentences reported. The keys of JSON Lines may differ in every line. */
const MAX_SENTENCES = 100;

/**
 * Reports findings about the columns of a file, each once.
 * @param refusesUnknown whether unknown columns refuse the file instead of being ignored
 */
export const createColumnFindings = (caller: Pick<Caller, "report">, refusesUnknown: boolean) => {
  const unknown = new Set<string>();
  const reported = new Set<string>();

  const sentence = (text: string): void => {
    if (reported.size < MAX_SENTENCES && !reported.has(text)) {
      caller.report({ kind: "sentence", sentence: text });
    }
    reported.add(text);
  };

  return {
    sentence,
    /** Unknown names. */
    unknown: (): string[] => [...unknown],
    /** @throws DomainError `validation_failed` for an ambiguous column, if unknown columns are refused */
    add({ unknown: names, sentences, doubts }: ColumnReport): void {
      const columns = names.filter((name) => !unknown.has(name));
      for (const name of columns) unknown.add(name);
      if (columns.length > 0) caller.report({ kind: "unknown_columns", columns });
      const [doubt] = doubts;
      if (doubt !== undefined && refusesUnknown) throw new DomainError("validation_failed", doubt);
      for (const text of [...doubts, ...sentences]) sentence(text);
    },
    /** @throws DomainError `validation_failed` if unknown columns were found and are refused */
    refuseUnknown(): void {
      if (refusesUnknown && unknown.size > 0) throw unknownColumns([...unknown]);
    },
  };
};

/** Limits the names quoted in a sentence: a file that is no table may have any number, of any length. */
const NAMED_COLUMNS = 20;
const NAME_LENGTH = 60;
const MEANT_COLUMNS = 3;

function unknownColumns(all: readonly string[]): DomainError {
  const names = all.slice(0, NAMED_COLUMNS).map((name) => name.slice(0, NAME_LENGTH));
  const meant = [...new Set(names.flatMap(alikeColumns))].slice(0, MEANT_COLUMNS);
  const hint = meant.length > 0 ? ` Perhaps ${quotedNames(meant)} was meant.` : "";
  const message = `There is no such column: ${quotedNames(names)}. Remove the columns that no code needs, or correct the name.${hint}`;
  const fields = Object.fromEntries(names.map((name) => [name, "There is no such column"]));
  return new DomainError("validation_failed", message, { fields });
}
