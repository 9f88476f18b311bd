import type { Command } from "commander";
import { ACCOUNT_STATUSES, type Role } from "../../core/users/user.ts";
import { visibleText } from "../codes/visible-text.ts";
import type { ListedUser } from "../commands/users.ts";
import { durationOf } from "../input/duration.ts";
import { example } from "./example.ts";
import { printLine, printAll, printOne, type Json } from "../output/print.ts";
import { WrongUse } from "../input/wrong-use.ts";

const commands = async () => (await import("../commands/users.ts")).users;

/** `users`: accounts, for the operator. */
export const addUsersCommands = (program: Command): void => {
  const users = program
    .command("users")
    .description("list, create, promote, suspend and delete accounts, and reset passwords");

  users
    .command("list")
    .description("accounts, newest first")
    .option("--search <text>", "part of a name or an address")
    .option("--role <role>", "customer or admin")
    .option("--status <status>", ACCOUNT_STATUSES.join(", "))
    .option("--json", "print the result as JSON")
    .addHelpText("after", example("users list", "users list --search ada --role customer"))
    .action(async (options: { search?: string; role?: string; status?: string } & Json) => {
      const filter = {
        q: options.search,
        role: options.role === undefined ? undefined : [roleOf(options.role)],
        status: options.status === undefined ? undefined : [statusOf(options.status)],
      };
      printAll(await (await commands()).list(filter), options, userLine);
    });

  users
    .command("create")
    .description("add an account; without a password, a one-time password is made and shown")
    .requiredOption("--email <address>")
    .option("--role <role>", "customer or admin", "customer")
    .option("--password <password>", "shows in the list of processes: better left out")
    .option("--json", "print the result as JSON")
    .addHelpText("after", example("users create --email ada@example.com --role admin"))
    .action(async (options: { email: string; role: string; password?: string } & Json) => {
      const role = roleOf(options.role);
      const { email, password } = options;
      const wanted = { email, role, ...(password === undefined ? {} : { password }) };
      printAccount(await (await commands()).create(wanted), options);
    });

  users
    .command("reset-password")
    .description("give an account a new one-time password, and end its sessions")
    .argument("<email>")
    .option("--json", "print the result as JSON")
    .addHelpText("after", example("users reset-password ada@example.com"))
    .action(async (email: string, options: Json) => {
      printAccount(await (await commands()).resetPassword(email), options);
    });

  users
    .command("set-role")
    .description("make somebody an admin, or no longer one")
    .argument("<email>")
    .argument("<role>", "customer or admin")
    .option("--json", "print the result as JSON")
    .addHelpText("after", example("users set-role ada@example.com admin"))
    .action(async (email: string, role: string, options: Json) => {
      const asked = roleOf(role);
      printUser(await (await commands()).setRole(email, asked), options);
    });

  users
    .command("suspend")
    .description("suspend an account: sign it out everywhere and refuse its sign-ins, for a time or for good")
    .argument("<email>")
    .option("--for <time>", "such as 12h or 7d; for good without it")
    .option("--json", "print the result as JSON")
    .addHelpText("after", example("users suspend ada@example.com --for 7d"))
    .action(async (email: string, options: { for?: string } & Json) => {
      const seconds = durationOf("--for", options.for);
      printUser(await (await commands()).suspend(email, seconds), options);
    });

  users
    .command("unsuspend")
    .description("let a suspended account in again")
    .argument("<email>")
    .option("--json", "print the result as JSON")
    .addHelpText("after", example("users unsuspend ada@example.com"))
    .action(async (email: string, options: Json) => {
      printUser(await (await commands()).suspend(email, 0), options);
    });

  users
    .command("delete")
    .description("delete an account for good, with everything that is its owner's")
    .argument("<email>")
    .option("--json", "print the result as JSON")
    .addHelpText("after", example("users delete ada@example.com"))
    .action(async (email: string, options: Json) => {
      printUser(await (await commands()).remove(email), options);
    });
};

const printUser = (user: ListedUser, options: Json): void => printOne(user, options, userLine);

const printAccount = (
  account: { user: ListedUser; oneTimePassword: string | null },
  { json }: Json,
): void => {
  if (json) return printLine(JSON.stringify(account));
  printLine(userLine(account.user));
  if (account.oneTimePassword !== null) printLine(`One-time password: ${account.oneTimePassword}`);
};

/** One line per user, even if a name contains line breaks. */
const userLine = ({ email, role, name, createdAt, status }: ListedUser): string =>
  [email, role, createdAt.toISOString(), visibleText(name), ...(status === "suspended" ? [status] : [])].join(
    "\t",
  );

const roleOf = (text: string): Role => {
  if (text === "customer" || text === "admin") return text;
  throw new WrongUse(`"${text}" is no role: customer or admin.`);
};

const statusOf = (text: string): (typeof ACCOUNT_STATUSES)[number] => {
  const status = ACCOUNT_STATUSES.find((each) => each === text);
  if (status) return status;
  throw new WrongUse(`"${text}" is no status: ${ACCOUNT_STATUSES.join(", ")}.`);
};
