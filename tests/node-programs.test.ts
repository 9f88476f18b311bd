import { spawn } from "node:child_process";
import { once } from "node:events";
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { watchPrograms } from "./nodes/programs.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

test.runIf(process.platform === "linux")(
  "the watcher reports a process that runs on another Node than expected",
  async () => {
    const folder = await temporaryFolder();
    // a symbolic link named like the other Node, as PATH would resolve it
    const node = join(folder, "node");
    symlinkSync(process.execPath, node);
    const child = spawn(
      node,
      ["-e", "console.log(); setInterval(() => {}, 1000)", "dist/server/main.js", "serve"],
      {
        cwd: folder,
      },
    );
    onTestFinished(() => void child.kill());
    await once(child.stdout, "data");

    const asWanted = watchPrograms(folder, process.execPath);
    const asAnother = watchPrograms(folder, node);
    expect(asWanted()).toEqual({ others: [], seen: ["the served product"] });
    expect(asAnother()).toEqual({ others: [expect.stringContaining(process.execPath)], seen: [] });
  },
);
