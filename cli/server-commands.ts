import type { Command } from "commander";
import type { Role } from "../core/users/user.ts";
import type { ListedUser } from "./commands/users.ts";
import { example } from "./example.ts";
import { warn } from "./warn.ts";
import { WrongUse } from "./wrong-use.ts";

/** The commands of whoever runs the site: `serve`, `migrate`, `users`, `keys`. */
export const addServerCommands = (program: Command): void => {
  program
    .command("serve")
    .description("serve the site; PORT, DATA_DIR and DATABASE_URL say where")
    .option("--port <number>", "wins over PORT")
    .option("--dev", "pages from source, for people who work on them")
    .addHelpText("after", example("serve --port 8080"))
    .action(async ({ port, dev }: { port?: string; dev?: boolean }) => {
      const asked = portOf(port);
      const { serve } = await import("./commands/serve.ts");
      await serve({ dev: dev ?? false, ...asked });
    });

  program
    .command("migrate")
    .description("bring the database to this version; serve does it by itself")
    .option("--json", "tell the result as JSON")
    .addHelpText("after", example("migrate"))
    .action(async ({ json }: { json?: boolean }) => {
      const { migrate } = await import("./commands/migrate.ts");
      const result = await migrate();
      if (json) tell(JSON.stringify(result));
      else if (result.migrated.length === 0) warn("note", "The database is up to date.");
      else result.migrated.forEach(tell);
    });

  addUsersCommands(
    program.command("users").description("list, create and promote accounts, and reset passwords"),
  );
  addKeysCommands(program.command("keys").description("the keys that sign access tokens"));
};

const addKeysCommands = (keys: Command): void => {
  keys
    .command("rotate")
    .description("sign access tokens with a new key from now on; nobody is signed out")
    .addHelpText("after", example("keys rotate"))
    .action(async () => {
      const { keys: signing } = await import("./commands/keys.ts");
      await signing.rotate();
      warn("note", "A new key signs from now on. The old one verifies until its last token has expired.");
    });
};

const addUsersCommands = (users: Command): void => {
  users
    .command("list")
    .description("every account, newest first")
    .option("--json", "tell the result as JSON")
    .addHelpText("after", example("users list"))
    .action(async ({ json }: { json?: boolean }) => {
      const { users: accounts } = await import("./commands/users.ts");
      const list = await accounts.list();
      if (json) tell(JSON.stringify(list));
      else list.map(userLine).forEach(tell);
    });

  users
    .command("create")
    .description("add an account; without a password, a one-time password is made and shown")
    .requiredOption("--email <address>")
    .option("--role <role>", "customer or admin", "customer")
    .option("--password <password>", "shows in the list of processes: better left out")
    .option("--json", "tell the result as JSON")
    .addHelpText("after", example("users create --email ada@example.com --role admin"))
    .action(async (options: { email: string; role: string; password?: string; json?: boolean }) => {
      const role = roleOf(options.role);
      const { users: accounts } = await import("./commands/users.ts");
      const { email, password } = options;
      const created = await accounts.create({ email, role, ...(password === undefined ? {} : { password }) });
      tellAccount(created, options);
    });

  users
    .command("reset-password")
    .description("give an account a new one-time password, and end its sessions")
    .argument("<email>")
    .option("--json", "tell the result as JSON")
    .addHelpText("after", example("users reset-password ada@example.com"))
    .action(async (email: string, options: { json?: boolean }) => {
      const { users: accounts } = await import("./commands/users.ts");
      tellAccount(await accounts.resetPassword(email), options);
    });

  users
    .command("set-role")
    .description("make somebody an admin, or no longer one")
    .argument("<email>")
    .argument("<role>", "customer or admin")
    .option("--json", "tell the result as JSON")
    .addHelpText("after", example("users set-role ada@example.com admin"))
    .action(async (email: string, role: string, { json }: { json?: boolean }) => {
      const asked = roleOf(role);
      const { users: accounts } = await import("./commands/users.ts");
      const user = await accounts.setRole(email, asked);
      tell(json ? JSON.stringify(user) : userLine(user));
    });
};

const tell = (line: string): void => void process.stdout.write(`${line}\n`);

const tellAccount = (
  account: { user: ListedUser; oneTimePassword: string | null },
  { json }: { json?: boolean },
): void => {
  if (json) return tell(JSON.stringify(account));
  tell(userLine(account.user));
  if (account.oneTimePassword !== null) tell(`One-time password: ${account.oneTimePassword}`);
};

const userLine = ({ email, role, name, createdAt }: ListedUser): string =>
  [email, role, createdAt.toISOString(), name].join("\t");

const roleOf = (text: string): Role => {
  if (text === "customer" || text === "admin") return text;
  throw new WrongUse(`"${text}" is no role: customer or admin.`);
};

const portOf = (text: string | undefined): { port?: number } => {
  if (text === undefined) return {};
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 65_536;
  if (port > 65_535) throw new WrongUse(`--port: "${text}" is no port: 0 to 65535.`);
  return { port };
};
