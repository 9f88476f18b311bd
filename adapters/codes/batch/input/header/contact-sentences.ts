import type { BatchColumn } from "../../../../../core/codes/texts/batch-columns.ts";
import type { RowType } from "../../../../../core/codes/texts/row-types.ts";
import { quotedNames } from "../quoted-names.ts";

const NAMES = new Set<BatchColumn>(["first_name", "last_name", "type"]);

/** Words within column names, each of which indicates such a field. */
const FIELDS: readonly { column: BatchColumn; called: string; words: RegExp }[] = [
  {
    column: "phone",
    called: "phone number",
    words: /phone|telef|t[eé]l\b|tel[.-]|tel$|mobil|handy|cell|m[oó]vil|rufnummer/i,
  },
  { column: "email", called: "email address", words: /mail|courriel|messagerie|correo|correio/i },
  {
    column: "address",
    called: "street",
    words:
      /stra(?:ß|ss)e|street|address|adress|anschrift|direcci[oó]n|indirizzo|endere[cç]o|\brue\b|\bcalle\b|\bmorada\b/i,
  },
];
const OTHER = /fax|t[eé]l[eé]copie|pager|radiomessagerie|\bweb|\bip\b/i;
const OF_EMAIL = /mail/i;

/**
 * What a contact list lacks with its columns as understood: names, and fields that an ignored column may hold.
 * @param columns known columns
 * @param unknown names of the others
 */
export const contactSentences = (
  type: RowType,
  columns: readonly BatchColumn[],
  unknown: readonly string[],
): string[] => {
  if (type !== "vcard") return [];
  const lacking = FIELDS.flatMap(({ column, called, words }) => {
    if (columns.includes(column)) return [];
    const names = unknown.filter(
      (name) => words.test(name) && !OTHER.test(name) && (column !== "address" || !OF_EMAIL.test(name)),
    );
    if (names.length === 0) return [];
    const holder = names.length === 1 ? quotedNames(names) : `one of ${quotedNames(names)}`;
    return [`The contacts get no ${called}. If ${holder} holds it, rename that column "${column}".`];
  });
  return columns.some((column) => NAMES.has(column)) ? lacking : [WITHOUT_NAMES, ...lacking];
};

/** Phones show a contact without a name by its other fields. */
const WITHOUT_NAMES =
  'No column has names: contacts are called by their organization, email address or phone number. If one does, rename it "first_name" or "last_name".';
