import type { Command } from "commander";
import { API_KEY_DAYS } from "../../core/api-keys/key-days.ts";
import type { ListedKey } from "../commands/api-keys.ts";
import type { ListedSetting } from "../commands/settings.ts";
import { visibleText } from "../codes/visible-text.ts";
import { example } from "./example.ts";
import { printLine, printAll, printOne, type Json } from "../output/print.ts";
import { warn } from "../output/warn.ts";

/** `settings` and `api-keys`: for the operator. */
export const addSettingsCommands = (program: Command): void => {
  addSettings(program.command("settings").description("read and change the settings of the site"));
  addKeys(program.command("api-keys").description("keys with which programs call the site"));
};

const addSettings = (settings: Command): void => {
  settings
    .command("get")
    .description("every setting, or one; of a secret only whether it is set")
    .argument("[key]")
    .option("--json", "print the result as JSON")
    .addHelpText("after", example("settings get", "settings get site_name"))
    .action(async (key: string | undefined, { json }: Json) => {
      const { settings: commands } = await import("../commands/settings.ts");
      const found = await commands.get(key);
      if (json) return printLine(JSON.stringify(key === undefined ? found : found[0]));
      found.forEach((setting) => printLine(key === undefined ? settingLine(setting) : String(setting.value)));
    });

  settings
    .command("set")
    .description("change settings; what is wrong with one keeps all as they are")
    .argument("<key=value...>")
    .option("--json", "print the result as JSON")
    .addHelpText("after", example('settings set site_name="Our codes" password_min_length=10 enable_2fa=on'))
    .action(async (pairs: string[], { json }: Json) => {
      const { settings: commands } = await import("../commands/settings.ts");
      printChanged(await commands.set(pairs), json);
    });

  settings
    .command("export")
    .description("all settings but secrets as JSON, for import elsewhere")
    .option("--json", "accepted for uniformity: the output is always JSON")
    .addHelpText("after", example("settings export > settings.json"))
    .action(async () => {
      const { settings: commands } = await import("../commands/settings.ts");
      printLine(JSON.stringify(await commands.export(), null, 2));
    });

  settings
    .command("import")
    .description("change the settings that a file names")
    .argument("<file>", "what export wrote, or - for standard input")
    .option("--json", "print the result as JSON")
    .addHelpText("after", example("settings import settings.json"))
    .action(async (file: string, { json }: Json) => {
      const { settings: commands } = await import("../commands/settings.ts");
      printChanged(await commands.import(file), json);
    });
};

const addKeys = (keys: Command): void => {
  keys
    .command("list")
    .description("every key, newest first, with the end of each")
    .option("--user <email>", "the keys of this account")
    .option("--json", "print the result as JSON")
    .addHelpText("after", example("api-keys list", "api-keys list --user ada@example.com"))
    .action(async (options: Json & { user?: string }) => {
      const { apiKeys } = await import("../commands/api-keys.ts");
      const listed = await apiKeys.list(options);
      printAll(listed, options, keyLine);
      if (options.json) return;
      listed.filter(({ endsSoon }) => endsSoon).forEach((key) => warn("warning", soonSentence(key)));
    });

  keys
    .command("create")
    .description("make a key; it is shown this one time")
    .argument("<name>", "what uses it")
    .option("--user <email>", "the account that it belongs to; absent: the site's own")
    .option("--scopes <scopes...>", "generate, batch, decode, sign (in the name of --user)", ["generate"])
    .option("--days <days>", "until it expires; absent: the setting api_key_expiry")
    .option("--json", "print the result as JSON")
    .addHelpText(
      "after",
      example(
        'api-keys create "Label printer" --scopes generate batch --days 90',
        "api-keys create Till --user ada@example.com",
      ),
    )
    .action(
      async (name: string, options: { scopes: string[]; days?: string; user?: string; json?: boolean }) => {
        const { apiKeys } = await import("../commands/api-keys.ts");
        const made = await apiKeys.create(name, options);
        if (options.json) return printLine(JSON.stringify(made));
        printLine(made.key);
        warn("note", "This is the only time that the key is shown.");
        warn("note", endOf(made));
      },
    );

  keys
    .command("revoke")
    .description("revoke a key")
    .argument("<id>")
    .option("--json", "print the result as JSON")
    .addHelpText("after", example("api-keys revoke 0198c0de-0000-7000-8000-000000000000"))
    .action(async (id: string, options: Json) => {
      const { apiKeys } = await import("../commands/api-keys.ts");
      printOne(await apiKeys.revoke(id), options, keyLine);
    });
};

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
const SPAN = new Intl.NumberFormat("en-US", { style: "unit", unit: "day", unitDisplay: "long" });

/** When a new key ends, and how to get one that lasts longer: no key can be extended. */
const endOf = ({ expiresAt, daysLeft }: ListedKey): string =>
  `The key expires on ${DAY.format(expiresAt)} (in ${SPAN.format(daysLeft)}), and the image addresses that it signs expire with it. ` +
  `For another period create a key with --days, up to ${API_KEY_DAYS.to}.`;

const soonSentence = ({ name, prefix, expiresAt, daysLeft }: ListedKey): string =>
  `The key "${visibleText(name)}" (${prefix}…) expires on ${DAY.format(expiresAt)}, in ${SPAN.format(daysLeft)}. Create another one before.`;

const printChanged = (changed: readonly string[], json: boolean | undefined): void => {
  if (json) return printLine(JSON.stringify({ changed }));
  if (changed.length === 0) warn("note", "Nothing differs from what was set.");
  changed.forEach(printLine);
};

const settingLine = ({ key, value }: ListedSetting): string =>
  `${key}\t${String(value).replaceAll("\n", " ")}`;

const keyLine = ({ id, prefix, name, scopes, state, owner, expiresAt }: ListedKey): string =>
  [id, prefix, name, scopes.join("+"), state, expiresAt.toISOString(), owner ?? ""].join("\t");
