import type { Command } from "commander";
import type { AdListOptions, AdOptions, AdStats, ListedAd } from "../commands/ads.ts";
import { example } from "./example.ts";
import { printLine, printAll, printOne, type Json } from "../output/print.ts";
import { WrongUse } from "../input/wrong-use.ts";

const adLine = (ad: ListedAd): string =>
  [ad.id, ad.state, ad.placement, ad.type, `${ad.impressions} seen`, `${ad.clicks} clicks`, ad.title].join(
    "\t",
  );

const percent = (rate: number | null): string => (rate === null ? "-" : `${(rate * 100).toFixed(1)}%`);

const statsLines = ({ days, impressions, clicks, click_rate }: AdStats): string[] => [
  ...days.map((day) => [day.day, day.impressions, day.clicks].join("\t")),
  ["total", impressions, clicks, percent(click_rate)].join("\t"),
];

const load = async () => (await import("../commands/ads.ts")).ads;

const printAd = (ad: ListedAd, options: Json): void => printOne(ad, options, adLine);

const withFields = (command: Command): Command =>
  command
    .option("--title <title>")
    .option("--description <text>")
    .option("--content <text>", "the text, or the code of a custom one")
    .option("--content-file <file>", "a file with it, or - for standard input")
    .option("--type <type>", "banner, text, popup, sidebar or custom")
    .option("--placement <placement>", "header, footer, sidebar, content, popup or custom")
    .option("--start <date>", "first day, as 2026-01-31; '' for none")
    .option("--end <date>", "last day; '' for none")
    .option("--target <url>", "where a click leads; '' for nowhere")
    .option("--image <url>", "of a banner or a sidebar: a copy is kept here; '' for none")
    .option("--priority <number>", "1 to 10, the highest comes first");

const withJson = (command: Command): Command => command.option("--json", "print the result as JSON");

/** `ads`: the advertisements on the public pages. */
export const addAdsCommands = (program: Command): void => {
  const ads = program
    .command("ads")
    .description("advertisements on the public pages: list, change and count them");

  withJson(
    ads
      .command("list")
      .description("every advertisement, newest first")
      .option("--search <text>", "in title and description")
      .option("--status <status>", "active or inactive")
      .option("--placement <placement>"),
  )
    .addHelpText("after", example("ads list --status active"))
    .action(async (options: AdListOptions & Json) => {
      if (options.status !== undefined && !["active", "inactive"].includes(options.status)) {
        throw new WrongUse("--status is active or inactive");
      }
      printAll(await (await load()).list(options), options, adLine);
    });

  withJson(
    withFields(ads.command("create").description("make an advertisement: active, unless told otherwise")),
  )
    .option("--inactive", "not shown yet")
    .addHelpText(
      "after",
      example(
        'ads create --title "Labels that stay" --type text --placement footer --target https://example.com/',
      ),
    )
    .action(async ({ json, ...options }: AdOptions & Json) => {
      printAd(await (await load()).create(options), { json: json ?? false });
    });

  withJson(
    withFields(
      ads.command("update").argument("<id>").description("change what is given, and leave the rest"),
    ),
  )
    .addHelpText("after", example("ads update 0198b7c2-... --end 2026-12-31 --priority 5"))
    .action(async (id: string, { json, ...options }: AdOptions & Json) => {
      if (Object.keys(options).length === 0) throw new WrongUse("Say what to change: --title, --end, ...");
      printAd(await (await load()).update(id, options), { json: json ?? false });
    });

  for (const [name, isActive] of [
    ["activate", true],
    ["deactivate", false],
  ] as const) {
    withJson(
      ads
        .command(name)
        .argument("<id>")
        .description(isActive ? "show it, within its dates" : "hide it"),
    )
      .addHelpText("after", example(`ads ${name} 0198b7c2-...`))
      .action(async (id: string, options: Json) =>
        printAd(await (await load()).setActive(id, isActive), options),
      );
  }

  withJson(
    ads.command("delete").argument("<id>").description("delete it with everything that was counted of it"),
  )
    .addHelpText("after", example("ads delete 0198b7c2-..."))
    .action(async (id: string, { json }: Json) => {
      await (await load()).delete(id);
      printLine(json ? JSON.stringify({ deleted: id }) : `deleted\t${id}`);
    });

  withJson(ads.command("stats").argument("<id>").description("impressions and clicks, day by day (UTC)"))
    .addHelpText("after", example("ads stats 0198b7c2-... --json"))
    .action(async (id: string, { json }: Json) => {
      const stats = await (await load()).stats(id);
      if (json) printLine(JSON.stringify(stats));
      else statsLines(stats).forEach(printLine);
    });
};
