import type { Actor } from "../audit/actor.ts";
import { comparableName, findColumn } from "../codes/texts/column-names.ts";
import { nameColumns } from "../codes/texts/payload-columns.ts";
import { DomainError } from "../errors.ts";
import type { MailService } from "../mail/mail-service.ts";
import type { Signal } from "../ports/signal.ts";
import type { ReadTable } from "../ports/table-reader.ts";
import type { AccountLinks } from "./account-links.ts";
import { importedUserSchema, type ImportedUser } from "./admin-requests.ts";
import type { UserService } from "./user-service.ts";
import type { UserReader } from "./user-list.ts";
import { emailSchema, type Role } from "./user.ts";

/** Why a row of the file makes no account. */
interface RefusedRow {
  line: number;
  email: string;
  reason: "duplicate" | "exists" | "bad_email" | "unknown_role" | "unreadable";
  /** The message, if the reason alone is not enough. */
  message: string;
}

/** The effect of importing a file of users. */
export interface ImportPreview {
  rows: (ImportedUser & { line: number })[];
  refused: RefusedRow[];
  /** Whether invitations can be delivered. */
  canInvite: boolean;
}

/** The result for one row. */
export interface ImportedRow {
  email: string;
  outcome: "created" | "exists" | "refused";
  message: string;
}

const MAX_ROWS = 50_000;
/** Refusals that are about the caller: no other row would fare better. */
const OF_THE_CALLER = ["reauthentication_needed", "session_not_found", "forbidden"];

const wordsOf = (text: string): Set<string> => new Set(text.split(", ").map(comparableName));
/** Names of the role column and of the roles in the languages of the site. */
const ROLE_COLUMN = wordsOf("role, user role, rol, rôle, Rolle, ruolo, função, papel, perfil");
const ROLE_WORDS: Record<Role, Set<string>> = {
  admin: wordsOf("admin, administrator, administrador, administrateur, amministratore"),
  customer: wordsOf(", customer, user, cliente, client, Kunde, usuario, utilisateur, Benutzer, utente"),
};

interface Dependencies {
  readTable: ReadTable;
  userReader: Pick<UserReader, "taken">;
  userService: Pick<UserService, "create">;
  accountLinks: Pick<AccountLinks, "inviteNew">;
  mails: Pick<MailService, "delivers">;
}

export type UserImport = ReturnType<typeof createUserImport>;

/** Accounts for the people in a file. */
export function createUserImport(dependencies: Dependencies) {
  const { readTable, userReader, userService, accountLinks, mails } = dependencies;

  /**
   * Checks every row of a CSV or TSV file without creating anything.
   * @param signal aborts while the file is read
   * @throws DomainError `validation_failed` if no column contains addresses, or there are too many rows
   */
  async function preview(bytes: Uint8Array, signal?: Signal): Promise<ImportPreview> {
    const table = await readTable(bytes, MAX_ROWS, signal);
    const read = rowReader(table.names);
    const refused: RefusedRow[] = [];
    const found = new Map<string, ImportPreview["rows"][number]>();
    for (const { line, cells, broken } of table.rows) {
      if (broken !== undefined) refused.push({ line, email: "", reason: "unreadable", message: broken });
      else if (cells.some((cell) => cell.trim() !== "")) {
        const row = read(line, cells);
        const first = "reason" in row ? undefined : found.get(row.email);
        if ("reason" in row) refused.push(row);
        else if (first === undefined) found.set(row.email, row);
        else refused.push({ line, email: row.email, reason: "duplicate", message: String(first.line) });
      }
    }
    const taken = new Set(await userReader.taken([...found.keys()]));
    const rows = [...found.values()];
    for (const { line, email } of rows.filter((row) => taken.has(row.email)))
      refused.push({ line, email, reason: "exists", message: "" });
    return {
      rows: rows.filter(({ email }) => !taken.has(email)),
      refused: refused.toSorted((one, other) => one.line - other.line),
      canInvite: await mails.delivers(),
    };
  }

  /**
   * Creates an account per row, each separately: with an invitation, or without a password.
   * @throws DomainError as creating an account does, if the caller is rejected
   */
  async function run(by: Actor, rows: readonly ImportedUser[], invite: boolean): Promise<ImportedRow[]> {
    const outcomes: ImportedRow[] = [];
    for (const { email, role, ...profile } of rows) {
      const account = { email, role, profile };
      try {
        await (invite ? accountLinks.inviteNew(by, { account }) : userService.create(by, account));
        outcomes.push({ email, outcome: "created", message: "" });
      } catch (error) {
        if (!(error instanceof DomainError) || OF_THE_CALLER.includes(error.code)) throw error;
        const outcome = error.code === "email_exists" ? "exists" : "refused";
        outcomes.push({ email, outcome, message: error.message });
      }
    }
    return outcomes;
  }

  return { preview, run };
}

/**
 * Reads a row by its column names. @throws DomainError `validation_failed` if no column contains addresses
 */
function rowReader(names: readonly string[]) {
  const role = names.findIndex((name) => ROLE_COLUMN.has(comparableName(name)));
  const { found, wholeNames } = nameColumns(names, "vcard");
  const [email, first, last] = (["email", "first_name", "last_name"] as const).map((it) => found.indexOf(it));
  if (email === undefined || email < 0)
    throw new DomainError("validation_failed", "No column has email addresses: call one of them email");
  // "Name" or "Full name", unless the column says that it is the first name alone
  const whole = wholeNames ?? (last! < 0 && findColumn(names[first!] ?? "") !== "first_name" ? first! : -1);
  const fields = [
    ["full_name", whole],
    ["first_name", whole < 0 ? first! : -1],
    ["last_name", last!],
  ] as const;

  return (line: number, cells: readonly string[]): ImportPreview["rows"][number] | RefusedRow => {
    const cell = (at: number) => (cells[at] ?? "").trim();
    const address = cell(email);
    const refuse = (reason: RefusedRow["reason"], message = ""): RefusedRow => ({
      line,
      email: address.slice(0, 254),
      reason,
      message,
    });
    if (!emailSchema.safeParse(address).success) return refuse("bad_email");
    const word = comparableName(cell(role));
    const wanted = (["customer", "admin"] as const).find((name) => ROLE_WORDS[name].has(word));
    if (wanted === undefined) return refuse("unknown_role", cell(role).slice(0, 100));
    const typed = fields.flatMap(([name, at]) => (cell(at) === "" ? [] : [[name, cell(at)]]));
    const row = importedUserSchema.safeParse({ ...Object.fromEntries(typed), email: address, role: wanted });
    if (!row.success) return refuse("unreadable", row.error.issues[0]?.message ?? "");
    return { line, ...row.data };
  };
}
