import type { Command } from "commander";
import type { ClusterPlan, Spreading, Step } from "../../adapters/app/distribute.ts";
import { example } from "./example.ts";
import { printLine } from "../output/print.ts";
import { warn } from "../output/warn.ts";
import { WrongUse } from "../input/wrong-use.ts";

interface Options {
  plan?: boolean;
  shards?: number;
  json?: boolean;
}

/** `distribute`: one database on many machines. */
export const addDistributeCommand = (program: Command): void => {
  program
    .command("distribute")
    .description("spread the tables over the workers of a Citus cluster; goes on where it was interrupted")
    .option("--plan", "print what would be done, and change nothing")
    .option(
      "--shards <number>",
      "parts of each table (default: those that there are, or Citus's own 32)",
      shardsOf,
    )
    .option("--json", "print the result as JSON")
    .addHelpText("after", example("distribute --plan", "distribute --shards 64"))
    .action(async ({ plan: isPlan, shards, json }: Options) => {
      const { distribute, planDistribution } = await import("../commands/distribute.ts");
      const say = (step: Step): void => {
        if (!json) linesOf(step).forEach(printLine);
      };
      const result = isPlan ? await planDistribution(shards) : await distribute(shards, say);
      if (json) return printLine(JSON.stringify(result));
      if (isPlan) result.steps.forEach(say);
      warn("note", summary(result, isPlan ?? false));
    });
};

/** The most shards that Citus allows. */
const MAX_SHARDS = 64_000;

function shardsOf(text: string): number {
  const shards = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (shards >= 1 && shards <= MAX_SHARDS) return shards;
  throw new WrongUse(`--shards: "${text}" is not a number of shards: 1 to ${MAX_SHARDS}.`);
}

/** A line for each step: the change, the table, the method, and what it blocks. */
function linesOf(step: Step): string[] {
  switch (step.do) {
    case "fill":
      return [`fill\t${step.table}\trows from before\tnobody waits`];
    case "make_key":
      return [`key\t${step.table}\t${step.columns.join(", ")}\tnobody waits`];
    case "change":
      return [
        ...step.triggers.map(changed("drop trigger")),
        ...step.gone.map(changed("drop constraint")),
        ...step.keys.map(changed("primary key")),
        ...step.references.map(changed("foreign key")),
        ...step.withoutKey.map((table) => `identity\t${table}\tall columns\ta moment`),
      ];
    case "check_reference":
      return [`check foreign key\t${step.table}\t${step.name}\tnobody waits`];
    case "spread_together":
      return step.tables.map((table) => spreadLine(table, "writes wait"));
    case "spread":
      return [spreadLine(step.table, step.isSmall ? "writes wait" : "nobody waits")];
    default:
      return step.tables.map((table) => `clear\t${table}\trows from before\ta moment`);
  }
}

const changed =
  (what: string) =>
  ({ table, name }: { table: string; name: string }): string =>
    `${what}\t${table}\t${name}\ta moment`;

const spreadLine = ({ name, by, rows, bytes }: Spreading, who: string): string =>
  `spread\t${name}\t${by}\t${who}\t${rows < 0 ? "rows not counted" : `${rows} rows`}, ${bytes} bytes`;

function summary({ cluster, shards, steps }: ClusterPlan, isPlan: boolean): string {
  const where = `Citus ${cluster.version}, ${cluster.workers.length} workers${shards === null ? "" : `, ${shards} shards`}`;
  if (steps.length === 0) return `${where}: every table lies where it belongs.`;
  return isPlan ? `${where}. Nothing was changed.` : `${where}: spread.`;
}
