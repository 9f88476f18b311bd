import { existsSync, readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { drawnLabels } from "../../support/codes/drawn-labels.ts";
import { readPixels } from "../../support/codes/independent-decoder.ts";
import { programHere } from "../../support/programs/program-here.ts";
import { tcpPrinter, workingPrinter } from "../../support/servers/tcp-printer.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

afterEach(() => void vi.unstubAllEnvs());

const allow = ({ host, port }: { host: string; port: number }): string => {
  vi.stubEnv("PRINTERS", `printer.invalid, ${host}:${port}`);
  return `tcp://${host}:${port}`;
};

const contentsOf = async (zpl: Buffer): Promise<string[]> => {
  const labels = await drawnLabels(zpl.toString("latin1"));
  return (await Promise.all(labels.map(readPixels))).flat();
};

const temporaryLabels = () => readdirSync(tmpdir()).filter((name) => name.startsWith("quietzone-labels-"));

describe("--print", () => {
  it("sends a code to the printer and reports what was sent", async () => {
    const printer = await workingPrinter();
    const address = allow(printer);
    const args = ["qr", "hello", "--module", "0.5mm", "--copies", "3", "--print", address];
    const { code, stdout } = await programHere(args);
    const bytes = printer.received().length;
    expect([code, stdout]).toEqual([0, `3 labels (${bytes} bytes) sent to ${address}.\n`]);
    expect(await contentsOf(printer.received())).toEqual(["hello"]);
  });

  it("reports as JSON and also writes the file given by -o", async () => {
    const printer = await workingPrinter();
    const address = allow(printer);
    const cwd = await temporaryFolder();
    const bars = ["barcode", "EAN13", "4006381333931", "--module", "0.33mm"];
    const { code, stdout } = await programHere([...bars, "-o", "a.zpl", "--print", address, "--json"], cwd);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ file: "a.zpl", printer: address, labels: 1, verified: true });
    expect(readFileSync(join(cwd, "a.zpl")).equals(printer.received())).toBe(true);
  });

  it("does not report a code that the printer draws itself as verified", async () => {
    const printer = await workingPrinter();
    const args = ["qr", "hello", "--module", "4", "--native", "--print", allow(printer), "--json"];
    const { code, stdout, stderr } = await programHere(args);
    expect([code, JSON.parse(stdout)]).toEqual([
      0,
      expect.objectContaining({ native: true, verified: false }),
    ]);
    expect(stderr).toContain("scan the first label");
    expect(await contentsOf(printer.received())).toEqual(["hello"]);
  });

  it("sends the rows of a native sheet, each with its quantity", async () => {
    const printer = await workingPrinter();
    const cwd = await temporaryFolder();
    await writeFile(join(cwd, "rows.csv"), "content,quantity\na,2\nb,\n");
    const address = allow(printer);
    const label = ["--label", "50x30mm", "--native", "--print", address];
    const { code, stdout, stderr } = await programHere(["sheet", "rows.csv", ...label], cwd);
    expect([code, stdout]).toEqual([
      0,
      expect.stringContaining(`3 labels (${printer.received().length} bytes)`),
    ]);
    expect(stderr).toContain("scan the first label");
    expect(
      printer
        .received()
        .toString("latin1")
        .match(/\^PQ\d+/g),
    ).toEqual(["^PQ2", "^PQ1"]);
    expect(await contentsOf(printer.received())).toEqual(["a", "b"]);
    const pdf = await programHere(
      ["sheet", "rows.csv", "--label", "50x30mm", "--native", "-o", "a.pdf"],
      cwd,
    );
    expect([pdf.code, pdf.stderr]).toEqual([2, expect.stringContaining("--native is for label printers")]);
  });

  it("suggests quietzone sheet if used with batch", async () => {
    const { code, stderr } = await programHere(["batch", "rows.csv", "--print", "tcp://printer:9100"]);
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining("quietzone sheet rows.csv --label 50x30mm --print"),
    ]);
  });

  it("--native rejects --verify for a batch", async () => {
    const cwd = await temporaryFolder();
    await writeFile(join(cwd, "rows.csv"), "content\nhello\n");
    const args = ["batch", "rows.csv", "-o", "labels", "--format", "zpl", "--native", "--verify"];
    const { code, stderr } = await programHere(args, cwd);
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining("--native: the printer draws the codes, so --verify has nothing to read."),
    ]);
  });

  it("--native warns that nothing has read the codes of a batch", async () => {
    const cwd = await temporaryFolder();
    await writeFile(join(cwd, "rows.csv"), "content\nhello\n");
    const args = ["batch", "rows.csv", "-o", "labels", "--format", "zpl", "--native"];
    const { code, stderr } = await programHere(args, cwd);
    expect([code, stderr]).toEqual([0, expect.stringContaining("scan the first label")]);
  });

  it("--native rejects the rows of a batch that a printer cannot draw before it writes any", async () => {
    const cwd = await temporaryFolder();
    await writeFile(
      join(cwd, "rows.csv"),
      "type,barcode_format,content\nqr,,hello\nqr,,Größe\nbarcode,MSI,1234\nbarcode,CODE128,abc\n",
    );
    const args = ["batch", "rows.csv", "-o", "labels", "--format", "zpl", "--native"];
    const stopped = await programHere(args, cwd);
    expect([stopped.code, existsSync(join(cwd, "labels"))]).toEqual([1, false]);
    expect(stopped.stderr).toContain("2 of 4 rows cannot be made, so nothing was written.");
    expect(stopped.stderr).toContain("line 3: Which bytes a printer writes for letters beyond ASCII");
    expect(stopped.stderr).toContain("line 4: Printers draw no MSI by a command that was tested");
    const skipped = await programHere([...args, "--on-error", "skip"], cwd);
    const files = readdirSync(join(cwd, "labels")).filter((name) => name.endsWith(".zpl"));
    expect([skipped.code, files.toSorted()]).toEqual([1, ["000001.zpl", "000004.zpl"]]);
  });

  it("does not report the quantity column of a sheet as unused", async () => {
    const cwd = await temporaryFolder();
    await writeFile(join(cwd, "rows.csv"), "content,quantity\nhello,0\n");
    const args = ["sheet", "rows.csv", "--label", "50x30mm", "-o", "labels.zpl"];
    const { code, stderr } = await programHere(args, cwd);
    expect(code).not.toBe(0);
    expect(stderr).toContain('"0" is not a number of labels');
    expect(stderr).not.toContain("not used");
  });

  it("prints nothing if the report cannot be written", async () => {
    const printer = await workingPrinter();
    const args = [
      "qr",
      "hello",
      "--size",
      "25mm",
      "--report",
      "no-such-folder/r.txt",
      "--print",
      allow(printer),
    ];
    const { code, stderr } = await programHere(args);
    expect([code, stderr]).toEqual([1, expect.stringContaining("there is no folder no-such-folder")]);
    expect(printer.received()).toHaveLength(0);
  });

  it("sends one label per row, with its quantity", async () => {
    const printer = await workingPrinter();
    const address = allow(printer);
    const cwd = await temporaryFolder();
    await writeFile(join(cwd, "rows.csv"), "content,name,quantity\na-1,One,2\na-2,Two,3\n");
    const args = ["sheet", "rows.csv", "--label", "50x30mm", "--text", "name", "--print", address];
    const { code, stdout } = await programHere(args, cwd);
    const sent = printer.received();
    expect([code, stdout]).toEqual([0, `5 labels (${sent.length} bytes) sent to ${address}.\n`]);
    expect(await contentsOf(sent)).toEqual(["a-1", "a-2"]);
    expect(readdirSync(cwd)).toEqual(["rows.csv"]);
    expect(temporaryLabels()).toEqual([]);
  });

  it("sends nothing if a row is invalid", async () => {
    const printer = await workingPrinter();
    const address = allow(printer);
    const cwd = await temporaryFolder();
    await writeFile(join(cwd, "rows.csv"), "content,quantity\na,1\nb,0\n");
    const args = ["sheet", "rows.csv", "--label", "50x30mm", "--print", address];
    const { code, stderr } = await programHere(args, cwd);
    expect([code, stderr]).toEqual([1, expect.stringContaining("Stopped: nothing was printed.")]);
    expect(printer.received()).toHaveLength(0);
    expect(temporaryLabels()).toEqual([]);
  });

  it("fails with a hint if the printer closes the connection early", async () => {
    const address = allow(await tcpPrinter((socket) => socket.resetAndDestroy()));
    const { code, stdout, stderr } = await programHere(["qr", "hello", "--print", address]);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(/^error: tcp:\/\/127\.0\.0\.1:\d+ closed the connection/m);
  });

  it("fails with a hint if the printer refuses, and leaves no unread file behind", async () => {
    const cwd = await temporaryFolder();
    await writeFile(join(cwd, "rows.csv"), "content\na\nb\n");
    // no printer listens on the first of the reserved ports
    const address = allow({ host: "127.0.0.1", port: 1 });
    // the refusal and the opening of the file race
    for (let run = 0; run < 8; run++) {
      const { code, stderr } = await programHere(
        ["sheet", "rows.csv", "--label", "50x30mm", "--print", address],
        cwd,
      );
      expect([code, stderr]).toEqual([1, expect.stringContaining("refused the connection")]);
    }
    expect(temporaryLabels()).toEqual([]);
  });

  it("fails for a printer missing from PRINTERS, with the value to add", async () => {
    const printer = await workingPrinter();
    const address = `tcp://${printer.host}:${printer.port}`;
    vi.stubEnv("PRINTERS", "printer.invalid");
    const { code, stderr } = await programHere(["qr", "hello", "--print", address]);
    expect([code, stderr]).toEqual([1, expect.stringContaining(`PRINTERS=127.0.0.1:${printer.port}.`)]);
    expect(printer.received()).toHaveLength(0);
  });

  it.each([
    [
      "no address",
      ["qr", "x", "--print", "http://printer"],
      '--print: "http://printer" is not the address of a printer',
    ],
    ["a PNG", ["qr", "x", "--print", "tcp://printer.invalid", "-o", "a.png"], "--print sends labels in ZPL"],
    [
      "a PDF",
      ["qr", "x", "--print", "tcp://printer.invalid", "--format", "pdf"],
      "--print sends labels in ZPL",
    ],
    [
      "pages",
      ["sheet", "rows.csv", "--label", "50x30mm", "--print", "tcp://printer.invalid", "-o", "a.pdf"],
      "--print sends labels in ZPL",
    ],
    ["no place", ["sheet", "rows.csv", "--label", "50x30mm"], "Say where the labels go"],
  ])("rejects %s", async (_, args, sentence) => {
    vi.stubEnv("PRINTERS", "printer.invalid");
    const { code, stderr } = await programHere(args, await temporaryFolder());
    expect([code, stderr]).toEqual([2, expect.stringContaining(sentence)]);
  });
});
