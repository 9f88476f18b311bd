import type { Command } from "commander";
import type { NotifyOptions } from "../commands/notify.ts";
import { example } from "./example.ts";
import { printOne } from "../output/print.ts";

/** `notify`: notifications for all accounts, or for those with a role. */
export const addNotifyCommand = (program: Command): void => {
  program
    .command("notify")
    .description("send a notification to everyone who has an account")
    .argument("<title>")
    .argument("<text>")
    .option("--kind <kind>", "announcement, new_feature, system_update or blog_post", "announcement")
    .option("--path <path>", "where it leads, a path of this site")
    .option("--role <role>", "customer or admin: only those see it")
    .option("--from <time>", "when it becomes visible, such as 2026-01-31T12:00:00Z; otherwise now")
    .option("--until <time>", "when it is no longer visible")
    .option("--json", "print the result as JSON")
    .addHelpText("after", example('notify "Closed on Monday" "The office, not the site." --path /verify'))
    .action(async (title: string, text: string, { json, ...options }: NotifyOptions & { json?: boolean }) => {
      const { notify } = await import("../commands/notify.ts");
      const posted = await notify(title, text, options);
      printOne(
        posted,
        { json },
        ({ people, by_mail }) =>
          `${options.from === undefined ? "Posted to" : "Scheduled for"} ${people} ${people === 1 ? "person" : "people"}, ${by_mail} by email`,
      );
    });
};
