import { join } from "node:path";
import { isInstalled, median, type Run, secondsOf, table } from "./timed-run.ts";

/** Time to make a single code from the command line, interleaved. */
export const benchStartUp = (program: string, folder: string, rounds: number): string[] => {
  const png = join(folder, "code.png");
  const text = "https://example.com";
  const node = process.execPath;
  const runs: Record<string, Run> = {
    "node -e 0": { command: node, args: ["-e", "0"] },
    "quietzone --version": { command: node, args: [program, "--version"] },
    "quietzone qr -o code.png --no-verify": {
      command: node,
      args: [program, "qr", text, "-o", png, "--no-verify"],
    },
    "quietzone qr -o code.png (read back)": { command: node, args: [program, "qr", text, "-o", png] },
    "qrencode -o code.png": { command: "qrencode", args: ["-o", png, text] },
  };
  const names = Object.keys(runs).filter((name) => !name.startsWith("qrencode") || isInstalled("qrencode"));
  const seconds: Record<string, number[]> = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) seconds[name]!.push(secondsOf(runs[name]!));
  }
  return [
    `a single code (median of ${rounds} runs in turns)`,
    ...table([["", "ms"], ...names.map((name) => [name, (median(seconds[name]!) * 1000).toFixed(0)])]),
  ];
};
