import type { Command } from "commander";
import type { AuditEntry } from "../../core/audit/audit-entry.ts";
import { visibleText } from "../codes/visible-text.ts";
import { durationOf } from "../input/duration.ts";
import { example } from "./example.ts";
import { printAll } from "../output/print.ts";
import { WrongUse } from "../input/wrong-use.ts";

interface Options {
  actor?: string;
  subject?: string;
  action?: string;
  since?: string;
  limit: string;
  json?: boolean;
}

/** `audit`: who did what, for the operator. */
export const addAuditCommands = (program: Command): void => {
  program
    .command("audit")
    .description("print the audit log, newest first")
    .option("--actor <text>", "part of an address, or an account's id")
    .option("--subject <text>", "part of what it was done to, or its id")
    .option("--action <name>", "such as user.deleted")
    .option("--since <time>", "a day like 2026-01-31, or a time before now like 12h or 7d")
    .option("--limit <number>", "entries at most", "100")
    .option("--json", "print the result as JSON")
    .addHelpText("after", example("audit --actor ada@example.com --since 7d"))
    .action(async ({ actor, subject, action, since, limit, json }: Options) => {
      const filter = {
        actor,
        subject,
        action: action === undefined ? undefined : [action],
        from: sinceOf(since),
      };
      const most = limitOf(limit);
      const { audit } = await import("../commands/audit.ts");
      const entries = await audit(filter, most);
      printAll(entries, { json }, lineOf);
    });
};

/** One line per entry: a line break in a name cannot forge another one. */
const lineOf = ({ at, actor, action, subject, before, after }: AuditEntry): string =>
  [
    at.toISOString(),
    actor.name,
    actor.address || "-",
    action,
    subject.name,
    before === null ? "" : JSON.stringify(before),
    after === null ? "" : JSON.stringify(after),
  ]
    .map(visibleText)
    .join("\t")
    .trimEnd();

const DAY = /^\d{4}-\d{2}-\d{2}/;

function sinceOf(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  if (!DAY.test(text)) return new Date(Date.now() - durationOf("--since", text) * 1000);
  const day = new Date(text);
  if (Number.isNaN(day.getTime())) throw new WrongUse(`--since: "${text}" is no day like 2026-01-31.`);
  return day;
}

function limitOf(text: string): number {
  const limit = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (limit > 0) return limit;
  throw new WrongUse(`--limit: "${text}" is not a number above 0.`);
}
