import type { Command } from "commander";
import type { Span } from "../../core/analytics/day-range.ts";
import { PERIODS, type Period } from "../../core/analytics/period.ts";
import { visitTable } from "../../core/analytics/visit-table.ts";
import { isTimezone } from "../../core/codes/timezone.ts";
import { example } from "./example.ts";
import { reportText } from "../output/report-text.ts";
import { WrongUse } from "../input/wrong-use.ts";

interface ReportOptions {
  period: string;
  from?: string;
  to?: string;
  timeZone: string;
  json?: boolean;
  csv?: boolean;
}

/** `analytics`: how the site is visited, as in the admin panel. */
export const addAnalyticsCommands = (program: Command): void => {
  program
    .command("analytics")
    .description("how the site is visited")
    .command("report")
    .description(
      "visitors, visits, page views, bounce rate and visit duration, with the period before; countries, pages and more",
    )
    .option("--period <period>", PERIODS.join(", "), "daily")
    .option("--from <day>", "any range of days instead of a period, such as 2026-01-01 …")
    .option("--to <day>", "… to 2026-01-31, which belongs to it")
    .option("--time-zone <zone>", "in which days begin, such as Europe/Paris", "UTC")
    .option("--json", "print the report as JSON")
    .option("--csv", "print the report as CSV, for a spreadsheet")
    .addHelpText("after", example("analytics report --period weekly --time-zone Europe/Paris"))
    .action(async ({ period, from, to, timeZone, json, csv }: ReportOptions) => {
      if (json && csv) throw new WrongUse("--json and --csv: one of them.");
      if ((from === undefined) !== (to === undefined)) throw new WrongUse("--from and --to: both of them.");
      const asked: Span = from !== undefined && to !== undefined ? { from, to } : periodOf(period);
      if (!isTimezone(timeZone)) throw new WrongUse(`"${timeZone}" is no time zone: Europe/Paris is one.`);
      const { analytics } = await import("../commands/analytics.ts");
      const report = await analytics.report(asked, timeZone);
      if (json) process.stdout.write(`${JSON.stringify(report)}\n`);
      else process.stdout.write(csv ? visitTable(report) : reportText(report));
    });
};

function periodOf(text: string): Period {
  const period = PERIODS.find((name) => name === text);
  if (period !== undefined) return period;
  throw new WrongUse(`"${text}" is no period: ${PERIODS.join(", ")}.`);
}
