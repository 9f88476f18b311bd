import type { Command } from "commander";
import type { Check } from "../../core/doctor/check.ts";
import { example } from "./example.ts";
import { printLine } from "../output/print.ts";

/** @param finish called with the exit code: 1 if something does not work */
export const addDoctorCommand = (program: Command, finish: (exitCode: number) => void): void => {
  program
    .command("doctor")
    .description("look at everything that the configuration names, and say how to fix what does not work")
    .option("--mail-to <address>", "send a mail there as well")
    .option("--json", "print the result as JSON")
    .addHelpText("after", example("doctor", "doctor --mail-to you@example.org"))
    .action(async ({ mailTo, json }: { mailTo?: string; json?: boolean }) => {
      const { doctor } = await import("../commands/doctor.ts");
      const checks = await doctor({ mailTo: mailTo ?? null });
      printLine(json ? JSON.stringify(checks) : table(checks));
      finish(checks.some(({ state }) => state === "failed") ? 1 : 0);
    });
};

function table(checks: readonly Check[]): string {
  const width = Math.max(...checks.map(({ name }) => name.length));
  const lines = checks.map(
    ({ name, state, message }) => `${state.padEnd(7)}  ${name.padEnd(width)}  ${plain(message)}`,
  );
  const count = (wanted: Check["state"]) => checks.filter(({ state }) => state === wanted).length;
  return [...lines, "", `${count("ok")} ok, ${count("warning")} warnings, ${count("failed")} failed`].join(
    "\n",
  );
}

/** Replaces control characters, which could drive the terminal. */
const plain = (text: string): string => text.replace(/\p{C}/gu, "\ufffd");
