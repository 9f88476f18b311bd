import type { Command } from "commander";
import { example } from "./example.ts";
import { printLine } from "../output/print.ts";
import { warn } from "../output/warn.ts";
import { WrongUse } from "../input/wrong-use.ts";

/** The operator's commands: `serve`, `migrate`, `keys`. */
export const addServerCommands = (program: Command): void => {
  program
    .command("serve")
    .description("serve the site; PORT, DATA_DIR and DATABASE_URL say where")
    .option("--port <number>", "wins over PORT")
    .option("--dev", "pages from source, for people who work on them")
    .addHelpText("after", example("serve --port 8080"))
    .action(async ({ port, dev }: { port?: string; dev?: boolean }) => {
      const asked = portOf(port);
      const { holdYoungSpace } = await import("../../adapters/app/young-space.ts");
      const onListening = holdYoungSpace();
      const { serve } = await import("../commands/serve.ts");
      await serve({ dev: dev ?? false, onListening, ...asked });
    });

  program
    .command("migrate")
    .description("bring the database to this version; serve does it by itself")
    .option("--dry-run", "print what is missing, and change nothing")
    .option("--json", "print the result as JSON")
    .addHelpText("after", example("migrate", "migrate --dry-run"))
    .action(async ({ json, dryRun }: { json?: boolean; dryRun?: boolean }) => {
      const { migrate, plan } = await import("../commands/migrate.ts");
      if (dryRun) {
        const missing = await plan();
        if (json) return printLine(JSON.stringify(missing));
        [...missing.migrations, ...missing.indexes.map((name) => `index ${name}`)].forEach(printLine);
        return warn("note", missing.migrations.length === 0 ? "Nothing is missing." : "Nothing was changed.");
      }
      const result = await migrate();
      if (json) printLine(JSON.stringify(result));
      else if (result.migrated.length === 0) warn("note", "The database is up to date.");
      else result.migrated.forEach(printLine);
    });

  addKeysCommands(program.command("keys").description("the keys that sign access tokens"));
};

const addKeysCommands = (keys: Command): void => {
  keys
    .command("rotate")
    .description("sign access tokens with a new key from now on; nobody is signed out")
    .addHelpText("after", example("keys rotate"))
    .action(async () => {
      const { keys: signing } = await import("../commands/keys.ts");
      await signing.rotate();
      warn("note", "A new key signs from now on. The old one verifies until its last token has expired.");
    });
};

const portOf = (text: string | undefined): { port?: number } => {
  if (text === undefined) return {};
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 65_536;
  if (port > 65_535) throw new WrongUse(`--port: "${text}" is no port: 0 to 65535.`);
  return { port };
};
