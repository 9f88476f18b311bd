import { cpSync, readdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { ownIdentity } from "../../../adapters/codes/batch/output/process-identity.node.ts";
import { randomFrom } from "../../support/codes/codes.ts";
import { runNode } from "../../support/programs/cli-program.ts";
import { dyingAtRow, SAME_TIME } from "../../support/programs/killed-batch.ts";
import { builtProgram } from "../../support/programs/product.ts";
import { programHere } from "../../support/programs/program-here.ts";
import { makeFolder, removeFolder, temporaryFolder } from "../../support/temporary-folder.ts";

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

/** Runs in this process, which is faster: only runs that get a signal need one of their own. */
async function sheetHere(cwd: string, output: string, options: string[]) {
  for (const [name, value] of Object.entries(SAME_TIME)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const made = await programHere(["sheet", "rows.csv", "-o", output, ...options], cwd);
  expect([made.stderr, made.code]).toEqual([made.stderr, 0]);
  return made.stderr;
}

async function copyOf(folder: string): Promise<string> {
  const copy = await temporaryFolder();
  cpSync(folder, copy, { recursive: true });
  return copy;
}

const edit = (path: string, from: RegExp, to: string): void =>
  writeFileSync(path, readFileSync(path, "utf8").replace(from, to));

const expectSameBytes = (folder: string, format: "pdf" | "zpl"): void => {
  const [made, calm] = ["labels", "calm"].map((name) => readFileSync(join(folder, `${name}.${format}`)));
  expect(made!.equals(calm!)).toBe(true);
};

/** A random row before the last tenth, which is reported when all is done. */
const randomRow = (seed: number, rows: number): number =>
  1 + Math.floor(randomFrom(seed)() * (rows * 0.9 - 1));

describe("an interrupted sheet", () => {
  it("resumes to the same bytes as an uninterrupted one", async () => {
    const folder = await folderOf(rowsOf(100));
    await sheetHere(folder, "calm.pdf", LOOK);

    const asked = await sheet(folder, "labels.pdf", LOOK, ["SIGTERM", 30]);
    expect(asked).toMatchObject({
      code: 143,
      stderr: expect.stringMatching(/Interrupted after \d+ labels\./),
    });
    expect(readdirSync(folder)).not.toContain("labels.pdf");
    const killed = await sheet(folder, "labels.pdf", LOOK, ["SIGKILL", 70]);
    expect(killed).toMatchObject({ signal: "SIGKILL", stderr: expect.stringContaining("Resuming after") });
    expect(readdirSync(folder)).not.toContain("labels.pdf");

    const last = await sheet(folder, "labels.pdf", LOOK);
    expect(last).toMatchObject({ code: 0, stderr: expect.stringContaining("Resuming after") });
    expect(last.stderr).toContain("134 labels on 3 pages");
    expectSameBytes(folder, "pdf");
    expect(readdirSync(folder).toSorted()).toEqual(["calm.pdf", "labels.pdf", "rows.csv"]);
  });

  it.each<[string, "pdf" | "zpl", number, string[]]>([
    [
      "gradients, logos, pictures and texts in three scripts",
      "pdf",
      18,
      [...LOOK, "--gradient", "linear 45 #0f766e #4c1d95", "--logo", "logo.png", "--picture", "picture.svg"],
    ],
    ["labels for a label printer", "zpl", 20, ["--template", "DYMO 99012", "--text", "name"]],
  ])("resumes to the same bytes wherever it was killed: %s", async (_what, format, seed, options) => {
    const names = ["Äpfel", "Груши", "مربى الفراولة", "Figs"];
    const rows = Array.from({ length: 45 }, (__, at) => `HTTPS://QZ.EXAMPLE/${at},${names[at % 4]} ${at}\n`);
    const folder = await folderOf(`content,name\n${rows.join("")}`);
    await sharp({ create: { width: 60, height: 60, channels: 4, background: "#c00c" } })
      .png()
      .toFile(join(folder, "logo.png"));
    writeFileSync(
      join(folder, "picture.svg"),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4" fill="red" opacity=".5"/></svg>',
    );
    await sheetHere(folder, `calm.${format}`, options);
    const row = randomRow(seed, rows.length);
    const killed = await sheet(folder, `labels.${format}`, options, ["SIGTERM", row]);
    expect([killed.code, killed.stderr]).toEqual([
      143,
      expect.stringMatching(/Interrupted after \d+ labels\./),
    ]);
    expect(await sheetHere(folder, `labels.${format}`, options)).toContain("Resuming after");
    expectSameBytes(folder, format);
  });
});

describe("an interrupted sheet, when rerun", () => {
  let interrupted = "";
  beforeAll(async () => {
    interrupted = await makeFolder();
    writeFileSync(join(interrupted, "rows.csv"), rowsOf(50));
    const { code, stderr } = await sheet(interrupted, "labels.pdf", LOOK, ["SIGTERM", 20]);
    if (code !== 143) throw new Error(stderr);
  });
  afterAll(() => removeFolder(interrupted));

  it.each<[string, (folder: string) => string[]]>([
    ["a text of a label", (folder) => (writeFileSync(join(folder, "rows.csv"), rowsOf(50, "8.90")), LOOK)],
    ["an option", () => [...LOOK, "--border"]],
    [
      "the unfinished file",
      (folder) => (truncateSync(join(folder, ".quietzone-labels.pdf.part"), 900), LOOK),
    ],
    [
      "the number of finished rows",
      (folder) => (edit(join(folder, ".quietzone-labels.pdf.part.json"), /"done":\d+/, '"done":1'), LOOK),
    ],
  ])("starts over if %s changed", async (_what, change) => {
    const folder = await copyOf(interrupted);
    const options = change(folder);
    expect(await sheetHere(folder, "labels.pdf", options)).not.toContain("Resuming after");
    await sheetHere(folder, "calm.pdf", options);
    expectSameBytes(folder, "pdf");
    expect(readdirSync(folder).toSorted()).toEqual(["calm.pdf", "labels.pdf", "rows.csv"]);
  });

  it("starts over if a design that a row names changed, and not if another file did", async () => {
    const folder = await folderOf(rowsOf(50).replace(/\n/g, ",shop\n").replace(",shop", ",design"));
    const shop = (foreground: string) =>
      writeFileSync(join(folder, "shop.json"), JSON.stringify({ version: 1, foreground }));
    shop("#000000");
    expect((await sheet(folder, "labels.pdf", LOOK, ["SIGTERM", 20])).code).toBe(143);
    const other = await copyOf(folder);
    writeFileSync(join(other, "other.json"), "{}");
    expect(await sheetHere(other, "labels.pdf", LOOK)).toContain("Resuming after");
    shop("#7f1d1d");
    expect(await sheetHere(folder, "labels.pdf", LOOK)).not.toContain("Resuming after");
  });

  it("starts over if the picture has the same pixels in another shape", async () => {
    const folder = await folderOf(rowsOf(50));
    const red = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 4, background: "red" } })
        .png()
        .toFile(join(folder, "p.png"));
    const options = [...LOOK, "--picture", "p.png"];
    await red(400, 100);
    expect((await sheet(folder, "labels.pdf", options, ["SIGTERM", 20])).code).toBe(143);
    await red(100, 400);
    expect(await sheetHere(folder, "labels.pdf", options)).not.toContain("Resuming after");
  });

  it("is not written by two concurrent runs: the second one names the first and writes nothing", async () => {
    const folder = await folderOf(rowsOf(2));
    writeFileSync(join(folder, "labels.pdf.lock"), JSON.stringify(ownIdentity()));
    const second = await sheet(folder, "labels.pdf", LOOK);
    expect(second.code).toBe(1);
    expect(second.stderr).toContain(`Another run (process ${process.pid}) is writing to labels.pdf.`);
    expect(readdirSync(folder).toSorted()).toEqual(["labels.pdf.lock", "rows.csv"]);
  });
});
