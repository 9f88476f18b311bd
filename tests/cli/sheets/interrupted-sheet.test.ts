import { readdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { ownIdentity } from "../../../adapters/codes/batch/output/process-identity.node.ts";
import { randomFrom } from "../../support/codes/codes.ts";
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

const expectSameBytes = (folder: string, format: "pdf" | "zpl"): void => {
  const [made, calm] = ["labels", "calm"].map((name) => readFileSync(join(folder, `${name}.${format}`)));
  expect(made!.equals(calm!)).toBe(true);
};

/** Kills at random rows; a run that gets a signal keeps all its labels, a killed one those of its last checkpoint. */
const randomKills = (seed: number, rows: number): [NodeJS.Signals, number][] => {
  const random = randomFrom(seed);
  const signals = ["SIGTERM", "SIGKILL", "SIGINT"] as const;
  const instants = signals
    .map(() => 1 + Math.floor(random() * (rows - 2)))
    .toSorted((one, other) => one - other);
  return instants.map((row, at) => [signals[at]!, row]);
};

describe("labels that were interrupted", () => {
  it("are the same bytes as those of a run that was not", async () => {
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
    ["codes alone", "pdf", 19, ["--template", "L7160"]],
    ["labels for a label printer", "zpl", 20, ["--template", "DYMO 99012", "--text", "name"]],
  ])("are the same bytes wherever they were killed: %s", async (_what, format, seed, options) => {
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
    await calmly(folder, `calm.${format}`, options);
    for (const kill of randomKills(seed, rows.length)) await sheet(folder, `labels.${format}`, options, kill);
    const last = await sheet(folder, `labels.${format}`, options);
    expect(last).toMatchObject({ code: 0, stderr: expect.stringContaining("goes on here") });
    expectSameBytes(folder, format);
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
