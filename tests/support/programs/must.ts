import { spawn } from "node:child_process";
import { once } from "node:events";

export interface Place {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
}

/** Runs a program, shows its output and returns it. */
export async function run(
  command: string,
  args: string[],
  place: Place = {},
): Promise<{ exitCode: number; output: string }> {
  const child = spawn(command, args, { ...place, stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
    process.stdout.write(text);
  });
  const [exitCode]: (number | null)[] = await once(child, "close");
  return { exitCode: exitCode ?? 1, output };
}

/** @throws Error if it fails */
export async function must(command: string, args: string[], place: Place = {}): Promise<{ output: string }> {
  const { exitCode, output } = await run(command, args, place);
  if (exitCode !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${exitCode}`);
  return { output };
}
