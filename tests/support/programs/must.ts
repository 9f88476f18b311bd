import { spawn } from "node:child_process";
import { once } from "node:events";

export interface Place {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
}

/** Shows what it writes, and keeps it. */
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

/** @throws Error where it fails */
export async function must(command: string, args: string[], place: Place = {}): Promise<{ output: string }> {
  const { exitCode, output } = await run(command, args, place);
  if (exitCode !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${exitCode}`);
  return { output };
}
