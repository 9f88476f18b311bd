import { execFileSync } from "node:child_process";
import { lstatSync, mkdirSync, readFileSync, readlinkSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { programHere } from "../support/programs/program-here.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const folderWithLink = async (target: string) => {
  const cwd = await temporaryFolder();
  mkdirSync(join(cwd, "shared"));
  writeFileSync(join(cwd, "rows.csv"), "content\nhello\n");
  symlinkSync(target, join(cwd, "link.pdf"));
  return cwd;
};

const COMMANDS = [
  ["a code", ["qr", "hello"]],
  ["a sheet", ["sheet", "rows.csv", "--label", "50x30mm"]],
] as const;

it.each(COMMANDS)("%s writes to the target of a symbolic link and keeps the link", async (_, args) => {
  const cwd = await folderWithLink("shared/labels.pdf");
  for (const round of [1, 2]) {
    const { code, stderr } = await programHere([...args, "-o", "link.pdf"], cwd);
    expect([round, code, stderr]).toEqual([round, 0, expect.not.stringContaining("error")]);
    expect(readlinkSync(join(cwd, "link.pdf"))).toBe("shared/labels.pdf");
    expect(lstatSync(join(cwd, "shared/labels.pdf")).isFile()).toBe(true);
    expect(readFileSync(join(cwd, "shared/labels.pdf"), "latin1")).toMatch(/^%PDF/);
  }
});

it.each(COMMANDS)("%s rejects a symbolic link that leads back to itself", async (_, args) => {
  const cwd = await folderWithLink("link.pdf");
  const { code, stderr } = await programHere([...args, "-o", "link.pdf"], cwd);
  expect([code, stderr]).toEqual([1, expect.stringContaining("the link leads back to itself")]);
});

it("a pipe in place of the ZIP is rejected without being opened, even with --restart", async () => {
  const cwd = await temporaryFolder();
  writeFileSync(join(cwd, "rows.csv"), "content\na\n");
  execFileSync("mkfifo", ["codes.zip"], { cwd });
  for (const more of [[], ["--restart"]]) {
    const { code, stderr } = await programHere(["batch", "rows.csv", "-o", "codes.zip", ...more], cwd);
    expect([code, stderr]).toEqual([1, expect.stringContaining("codes.zip is a pipe or a device.")]);
  }
});
