import { readdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { ownIdentity } from "../../../adapters/codes/batch/output/process-identity.node.ts";
import { pdfPages } from "../../support/codes/independent-decoder.ts";
import { runNode } from "../../support/programs/cli-program.ts";
import { dyingAtRow, SAME_TIME } from "../../support/programs/killed-batch.ts";
import { builtProgram } from "../../support/programs/product.ts";
import { programHere } from "../../support/programs/program-here.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

const ROWS = 300;
const LOOK = ["--template", "L7651", "--text", "name", "--start", "4", "--page-numbers", "--first-page"];

const rowsOf = (count: number, price = "9.90") =>
  `content,name,quantity\n${Array.from({ length: count }, (_, at) => `https://example.com/p/${at},Item ${at} at ${price},${at % 3 === 0 ? 2 : 1}\n`).join("")}`;

async function folderOf(rows: string): Promise<string> {
  const folder = await temporaryFolder();
  writeFileSync(join(folder, "rows.csv"), rows);
  return folder;
}

const sheet = (cwd: string, output: string, options: string[], kill?: [NodeJS.Signals, number]) =>
  runNode(
    [...(kill ? dyingAtRow(...kill) : []), builtProgram(), "sheet", "rows.csv", "-o", output, ...options],
    { cwd, env: SAME_TIME },
  );

/** Writes the expected result with an uninterrupted run. */
async function calmly(cwd: string, output: string, options: string[]): Promise<void> {
  for (const [name, value] of Object.entries(SAME_TIME)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect((await programHere(["sheet", "rows.csv", "-o", output, ...options], cwd)).code).toBe(0);
}

const edit = (path: string, from: RegExp, to: string): void =>
  writeFileSync(path, readFileSync(path, "utf8").replace(from, to));

/** The rendered pages; a low resolution is enough for a comparison. */
const shown = async (path: string) =>
  (await pdfPages(readFileSync(path), 0.5)).map(({ data }) => Buffer.from(data).toString("base64"));

describe("labels that were interrupted", () => {
  it("are those of a run that was not, page by page", async () => {
    const folder = await folderOf(rowsOf(ROWS));
    await calmly(folder, "calm.pdf", LOOK);

    const asked = await sheet(folder, "labels.pdf", LOOK, ["SIGTERM", 60]);
    expect(asked).toMatchObject({
      code: 143,
      stderr: expect.stringMatching(/Interrupted after \d+ labels\./),
    });
    expect(readdirSync(folder)).not.toContain("labels.pdf");
    const killed = await sheet(folder, "labels.pdf", LOOK, ["SIGKILL", 150]);
    expect(killed).toMatchObject({ signal: "SIGKILL", stderr: expect.stringContaining("goes on here") });
    expect(readdirSync(folder)).not.toContain("labels.pdf");

    const last = await sheet(folder, "labels.pdf", LOOK);
    expect(last).toMatchObject({ code: 0, stderr: expect.stringContaining("goes on here") });
    expect(last.stderr).toContain("400 labels on 7 pages");
    expect(await shown(join(folder, "labels.pdf"))).toEqual(await shown(join(folder, "calm.pdf")));
    expect(readdirSync(folder).toSorted()).toEqual(["calm.pdf", "labels.pdf", "rows.csv"]);
  });

  it("are for a label printer the same bytes", async () => {
    const folder = await folderOf(rowsOf(80));
    const options = ["--template", "DYMO 99012", "--text", "name"];
    await calmly(folder, "calm.zpl", options);
    await sheet(folder, "labels.zpl", options, ["SIGINT", 30]);
    const last = await sheet(folder, "labels.zpl", options);
    expect(last).toMatchObject({ code: 0, stderr: expect.stringContaining("goes on here") });
    expect(readFileSync(join(folder, "labels.zpl"))).toEqual(readFileSync(join(folder, "calm.zpl")));
  });

  it.each<[string, (folder: string) => string[]]>([
    ["a text of a label", (folder) => (writeFileSync(join(folder, "rows.csv"), rowsOf(50, "8.90")), LOOK)],
    ["an option", () => [...LOOK, "--border"]],
    [
      "the unfinished file",
      (folder) => (truncateSync(join(folder, ".quietzone-labels.pdf.part"), 900), LOOK),
    ],
    [
      "the number of rows that are done",
      (folder) => (edit(join(folder, ".quietzone-labels.pdf.part.json"), /"done":\d+/, '"done":1'), LOOK),
    ],
  ])("are made again where %s changed meanwhile", async (_what, change) => {
    const folder = await folderOf(rowsOf(50));
    await sheet(folder, "labels.pdf", LOOK, ["SIGTERM", 20]);
    const options = change(folder);
    const last = await sheet(folder, "labels.pdf", options);
    expect(last).toMatchObject({ code: 0, stderr: expect.not.stringContaining("goes on here") });
    await calmly(folder, "calm.pdf", options);
    expect(readFileSync(join(folder, "labels.pdf"))).toEqual(readFileSync(join(folder, "calm.pdf")));
    expect(readdirSync(folder).toSorted()).toEqual(["calm.pdf", "labels.pdf", "rows.csv"]);
  });

  it("are made again where a design that a row names changed meanwhile", async () => {
    const folder = await folderOf(rowsOf(50).replace(/\n/g, ",shop\n").replace(",shop", ",design"));
    const shop = (foreground: string) =>
      writeFileSync(join(folder, "shop.json"), JSON.stringify({ version: 1, foreground }));
    shop("#000000");
    expect((await sheet(folder, "labels.pdf", LOOK, ["SIGTERM", 20])).code).toBe(143);
    // an unrelated file next to the table has no effect
    writeFileSync(join(folder, "other.json"), "{}");
    expect((await sheet(folder, "labels.pdf", LOOK, ["SIGTERM", 35])).stderr).toContain("goes on here");
    shop("#7f1d1d");
    const last = await sheet(folder, "labels.pdf", LOOK);
    expect(last).toMatchObject({ code: 0, stderr: expect.not.stringContaining("goes on here") });
  });

  it("are made again where their picture has the same pixels in another shape", async () => {
    const folder = await folderOf(rowsOf(50));
    const red = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 4, background: "red" } })
        .png()
        .toFile(join(folder, "p.png"));
    const options = [...LOOK, "--picture", "p.png"];
    await red(400, 100);
    expect((await sheet(folder, "labels.pdf", options, ["SIGTERM", 20])).code).toBe(143);
    await red(100, 400);
    const last = await sheet(folder, "labels.pdf", options);
    expect(last).toMatchObject({ code: 0, stderr: expect.not.stringContaining("goes on here") });
  });

  it("are not written by two runs at once: the second names the first, whose file stays whole", async () => {
    const folder = await folderOf(rowsOf(2));
    writeFileSync(join(folder, "labels.pdf.lock"), JSON.stringify(ownIdentity()));
    const second = await sheet(folder, "labels.pdf", LOOK);
    expect(second.code).toBe(1);
    expect(second.stderr).toContain(`Another run (process ${process.pid}) is writing to labels.pdf.`);
    expect(readdirSync(folder).toSorted()).toEqual(["labels.pdf.lock", "rows.csv"]);
  });
});
