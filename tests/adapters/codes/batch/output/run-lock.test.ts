import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { ownIdentity } from "../../../../../adapters/codes/batch/output/process-identity.node.ts";
import { lockRun } from "../../../../../adapters/codes/batch/output/run-lock.node.ts";
import { temporaryFolder } from "../../../../support/temporary-folder.ts";

const own = ownIdentity();
const elsewhere = { ...own, place: "another machine" };
const SECONDS = 1000;

/** A lock file left by another run. */
const lockOf = async (text: string, age: number) => {
  const folder = await temporaryFolder();
  const path = join(folder, "lock");
  writeFileSync(path, text);
  const then = new Date(Date.now() - age);
  utimesSync(path, then, then);
  return { folder, path };
};

const REST = "Wait until it finishes, or choose another place with -o. If there is no such run, delete";

describe("the lock of a batch", () => {
  it("blocks a second run until it is released", async () => {
    const path = join(await temporaryFolder(), "lock");
    const unlock = lockRun(path, "out");
    expect(() => lockRun(path, "out")).toThrow(
      `Another run (process ${process.pid}) is writing to out. ${REST} ${path}.`,
    );
    unlock();
    lockRun(path, "out")();
    expect(existsSync(path)).toBe(false);
  });

  it.each([
    ["its process is running", JSON.stringify(own), 3600 * SECONDS],
    [
      "it belongs to another machine or container and was renewed recently",
      JSON.stringify(elsewhere),
      10 * SECONDS,
    ],
    ["it was just created and is still empty", "", 0],
  ])("is respected: %s", async (_, text, age) => {
    const { folder, path } = await lockOf(text, age);
    expect(() => lockRun(path, "out")).toThrow(/^Another run.* is writing to out\./);
    expect(readdirSync(folder)).toEqual(["lock"]);
  });

  it("of an invisible process expires when it is silent, and the message says when", async () => {
    const { path } = await lockOf(JSON.stringify(elsewhere), 10 * SECONDS);
    expect(() => lockRun(path, "out")).toThrow("If it was killed, try again in 30 seconds.");
  });

  it.runIf(process.platform === "linux")("is taken over from a zombie process", async () => {
    // exec replaces the shell with a program that does not reap the child
    const parent = spawn("sh", ["-c", "sleep 0.2 & echo $!; exec sleep 60"], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    onTestFinished(() => void parent.kill());
    const [said] = (await once(parent.stdout, "data")) as [Buffer];
    const pid = Number(said.toString());
    const fields = () => readFileSync(`/proc/${pid}/stat`, "utf8").split(" ");
    await expect.poll(() => fields()[2]).toBe("Z");
    const { path } = await lockOf(JSON.stringify({ ...own, pid, started: fields()[21] }), 0);
    lockRun(path, "out")();
    expect(existsSync(path)).toBe(false);
  });

  it.each([
    ["its process has ended", { ...own, pid: spawnSync("true").pid }, 0],
    ["its process id now belongs to another process", { ...own, started: "1" }, 0],
    ["it belongs to another machine or container and was not renewed", elsewhere, 40 * SECONDS],
    ["it is old and still empty, as after a power failure", "", 5 * SECONDS],
    ["it cannot be parsed", "4711", 5 * SECONDS],
  ])("is taken over: %s", async (_, holder, age) => {
    const { folder, path } = await lockOf(typeof holder === "string" ? holder : JSON.stringify(holder), age);
    const unlock = lockRun(path, "out");
    expect(readdirSync(folder)).toEqual(["lock"]);
    unlock();
    expect(readdirSync(folder)).toEqual([]);
  });
});
