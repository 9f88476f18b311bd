import type { Knex } from "knex";
import type { Migration } from "../../../migrations/index.ts";

/**
 * Changes that a migration step must not make to tables still used by older programs
 * (docs/decisions/0025-migrations.md).
 */
const FORBIDDEN: readonly [RegExp, string][] = [
  [/\bDROP\s+TABLE\b/i, "takes a table away"],
  [/\bALTER\s+TABLE\b.*\bDROP\s+COLUMN\b/is, "takes a column away"],
  [/\bRENAME\b/i, "renames"],
  [/\bALTER\s+(COLUMN\s+)?\w+\s+(SET\s+DATA\s+)?TYPE\b/i, "changes the type of a column"],
  [/\bSET\s+NOT\s+NULL\b/i, "forbids NULL in a column"],
  [/\bDROP\s+(DEFAULT|IDENTITY)\b/i, "takes a default away"],
  [/\bALTER\s+TABLE\b.*\bADD\s+PRIMARY\s+KEY\b/is, "makes a primary key"],
  [/\bCONCURRENTLY\b/i, "makes an index in a transaction: name it in `indexes`"],
  [/^(VACUUM|CLUSTER|LOCK|TRUNCATE)\b/i, "locks a table"],
];

/** Tables in which admins write every row, so that they stay small. */
const SMALL = /^(?:UPDATE|DELETE FROM)\s+notifications\b/i;

/** The rules that the statements of a step break. Nothing is executed. */
export async function brokenRules({ up, breaksOlder }: Migration): Promise<string[]> {
  if (breaksOlder) return [];
  const texts: string[] = [];
  await up({ raw: async (sql: string) => void texts.push(sql) } as unknown as Knex);
  const statements = texts.flatMap(statementsOf);
  const made = new Set(
    statements.flatMap((sql) => /^CREATE\s+(?:UNLOGGED\s+)?TABLE\s+(\w+)/i.exec(sql)?.[1] ?? []),
  );
  return statements.flatMap((sql) => {
    const table = /^ALTER\s+TABLE\s+(\w+)/i.exec(sql)?.[1] ?? /^CREATE\s.*?\sON\s+(\w+)/is.exec(sql)?.[1];
    if (table !== undefined && made.has(table)) return [];
    const broken = FORBIDDEN.filter(([rule]) => rule.test(sql)).map(([, sentence]) => sentence);
    if (/^CREATE\s+(UNIQUE\s+)?INDEX\b/i.test(sql)) broken.push("makes an index that stops writers");
    if (/^(UPDATE|DELETE)\b/i.test(sql) && !SMALL.test(sql))
      broken.push("changes rows of a table that may be large, in one go");
    for (const clause of columnsOf(sql)) {
      if (/\bNOT\s+NULL\b/i.test(clause) && !/\b(DEFAULT|GENERATED)\b/i.test(clause)) {
        broken.push("adds a column that older programs do not fill");
      }
      if (/\bGENERATED\s+ALWAYS\s+AS\s*\(|\bDEFAULT\s+(?!now\(\))\w+\(/i.test(clause)) {
        broken.push("adds a column for which the table is rewritten");
      }
    }
    if (/^ALTER\s+TABLE\b.*\bADD\s+CONSTRAINT\b/is.test(sql) && !/\bNOT\s+VALID\b/i.test(sql)) {
      broken.push("checks all rows while nobody can write: NOT VALID first");
    }
    return broken.map((sentence) => `${sentence}: ${sql.slice(0, 80)}`);
  });
}

/** Skips function bodies and comments, and ignores `;` in strings. */
function statementsOf(text: string): string[] {
  const sql = text.replaceAll(/--.*$/gm, "").replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''");
  return Array.from(sql.matchAll(/(?:'[^']*'|[^;'])+/g), ([statement]) => statement.trim()).filter(
    (statement) => statement !== "",
  );
}

const columnsOf = (sql: string): string[] =>
  /^ALTER\s+TABLE\b/i.test(sql)
    ? sql.split(/,\s*(?=ADD\b|ALTER\b|DROP\b)/i).filter((part) => /\bADD\s+COLUMN\b/i.test(part))
    : [];
