import * as z from "zod/mini";
import { batchContentSchema } from "../batches/saved-batch.ts";
import { brandName } from "../codes/texts/design-file.ts";
import { readLegalLink, type ParseAddress } from "../legal/legal-link.ts";
import { targetProblem, type ParseUrl } from "../short-links/target.ts";
import { newSnippetSchema } from "../code-snippets/snippet.ts";
import { metadataSchema } from "../users/metadata.ts";
import { profileChangesSchema } from "../users/profile.ts";
import { isFileType } from "../verification-files/verification-file.ts";
import { damagedArchive, forgedArchive } from "./archive-errors.ts";
import type { RowRules } from "./backup-database.ts";

/** Whether a column can have this value, as text; the database checks null. */
type Rule = (text: string) => boolean;

/** Years 1 to 9999, and the year 0 of ISO 8601, which PostgreSQL calls 1 BC: what `Date` reads and writes with four digits. */
const INSTANT =
  /^(?:(?!0000)\d{4}-\d\d-\d\d(?:[ T][\d:.]+(?:Z|[+-][\d:]+)?)?|0001-[\d-]+(?: [\d:.+-]+)? BC)$/;
const isInstant: Rule = (text) => INSTANT.test(text);
const ofTime = (type: string): boolean => type.startsWith("timestamp") || type === "date";

/** Below the maximum of the type, so that counters can grow and JavaScript can read them. */
const MAX_BY_TYPE: Readonly<Record<string, number>> = {
  smallint: 2 ** 15 - 1,
  integer: 2 ** 31 - 1 - 1e9,
  bigint: Number.MAX_SAFE_INTEGER - 1e9,
};
/** Counts may be negative: when visits became sessions, a bounce could be subtracted that had never been counted. */
const BELOW_ZERO = "visit_rollups";

const isCount =
  (min: number, max: number): Rule =>
  (text) =>
    /^-?\d{1,16}$/.test(text) && Number(text) >= min && Number(text) <= max;

/** The rule for a PostgreSQL type name. */
function ruleOfType(table: string, type: string): Rule | undefined {
  if (ofTime(type)) return isInstant;
  const max = MAX_BY_TYPE[type];
  return max === undefined ? undefined : isCount(table === BELOW_ZERO ? -max : 0, max);
}

const text =
  (schema: z.core.$ZodType): Rule =>
  (value) =>
    z.safeParse(schema, value).success;
const json =
  (schema: z.core.$ZodType): Rule =>
  (value) =>
    z.safeParse(schema, JSON.parse(value)).success;

/** The members are not checked: older versions stored others, or fewer. */
const anObject = z.record(z.string(), z.unknown());

/**
 * Rules of columns, as in the request that writes them. These rules were never laxer than now. Columns whose
 * rule was laxer are not checked, so that old backups can be restored, and their readers skip invalid values:
 * paths of notifications, the code of snippets, texts of legal pages, settings.
 */
function rulesOf(parse: ParseUrl & ParseAddress) {
  // the site may have another address than when the backup was made, so no address is its own
  const isTarget: Rule = (address) => targetProblem(address, [], parse) === null;
  const rules: Record<string, Record<string, Rule>> = {
    short_links: { target: isTarget },
    advertisements: { target_url: isTarget },
    legal_pages: { link: (address) => "link" in readLegalLink(address, [], parse) },
    code_snippets: { hosts: json(newSnippetSchema.shape.hosts) },
    verification_files: { file_type: isFileType },
    users: { user_metadata: json(metadataSchema), app_metadata: json(metadataSchema) },
    user_profiles: {
      language: text(profileChangesSchema.shape.language),
      timezone: text(profileChangesSchema.shape.timezone),
      default_design: json(z.nullable(anObject)),
    },
    qr_history: { design: json(anObject) },
    brands: { name: text(brandName), design: json(anObject) },
    code_batches: {
      name: text(batchContentSchema.shape.name),
      row_table: json(anObject),
      choices: json(anObject),
    },
    site_brands: { name: text(brandName), design: json(anObject) },
    audit_log: { before: json(z.nullable(anObject)), after: json(z.nullable(anObject)) },
  };
  return (table: string, column: string): Rule | undefined => rules[table]?.[column];
}

/**
 * Checks the rows of an unencrypted archive beyond the database's own checks: values that the database
 * accepts but that break the site.
 * @returns rules whose errors name the table, the column and the row's id
 */
export function createRowRules(parse: ParseUrl & ParseAddress): RowRules {
  const ruleOf = rulesOf(parse);
  return ({ name: table, columns }) => {
    const checked = columns.flatMap(({ name, type }, index) => {
      const rule = ruleOfType(table, type) ?? ruleOf(table, name);
      return rule ? [{ index, name, rule }] : [];
    });
    const key = columns.findIndex(({ name }) => name === "id");
    return (line) => {
      const values = valuesOf(line);
      for (const { index, name, rule } of checked) {
        const value = values[index];
        if (typeof value !== "string" || passes(rule, value)) continue;
        throw forgedArchive(
          `the site cannot use ${table}.${name} of the row ${shown(values[Math.max(key, 0)])}`,
        );
      }
    };
  };
}

function passes(rule: Rule, value: string): boolean {
  try {
    return rule(value);
  } catch {
    // not valid JSON
    return false;
  }
}

/** Parses a row exactly as a backup writes it. Any other form could mean something else to the database than to a rule. */
function valuesOf(line: string): (string | null)[] {
  const row = z.safeParse(z.array(z.nullable(z.string())), parsed(line));
  if (!row.success) throw damagedArchive(row.error);
  return row.data;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw damagedArchive(error);
  }
}

/** Ids are printed on terminals. */
const shown = (id: string | null | undefined): string => (/^[\w.-]{1,64}$/.test(id ?? "") ? `${id}` : "?");
