import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { programHere } from "../support/programs/program-here.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const batch = async (rows: string, args: string[] = []) => {
  const cwd = await temporaryFolder();
  await writeFile(join(cwd, "rows.csv"), rows);
  const { code, stdout, stderr } = await programHere(["batch", "rows.csv", "-o", "out", ...args], cwd);
  return { code, stdout, stderr, cwd };
};

describe("a batch with --verify", () => {
  it("stops with a message and a hint if every file was tried and none scans", async () => {
    const bars = ["--type", "barcode", "--barcode-format", "MSI", "--quiet-zone", "0", "--verify"];
    const stopped = await batch("content\n12345\n54321\n", bars);
    expect(stopped.stdout).toBe("");
    expect(stopped.stderr).toMatch(
      /^Stopped: 0 barcodes written to out, 2 failed\. The same command stops there again: /m,
    );
    const skipped = await batch("content\n12345\n54321\n", [...bars, "--on-error", "skip"]);
    expect(skipped.stderr).toMatch(/^0 barcodes written to out, 2 failed\.$/m);
  });

  it("names the symbologies that only our own reader verified", async () => {
    const rows = "type,content,barcode_format\nqr,a,\nbarcode,12,MSI\nbarcode,3,pharmacode\nbarcode,34,MSI\n";
    const { code, stderr, cwd } = await batch(rows, ["--verify"]);
    expect(code).toBe(0);
    const said = stderr.split("\n").filter((line) => line.includes("our own bar reader"));
    expect(said).toEqual([
      "MSI codes are tested with our own bar reader, the only scanner here that reads them.",
      "pharmacode codes are tested with our own bar reader, the only scanner here that reads them.",
    ]);
    const manifest = readFileSync(join(cwd, "out/manifest.csv"), "utf8").split("\n");
    expect(manifest[1]).toContain(",yes,two independent readers,");
    expect(manifest[2]).toContain(',yes,"one reader, our own",');
    expect((await batch(rows)).stderr).not.toContain("our own bar reader");
  });

  it("writes codes without a quiet zone as requested, and verifies each file", async () => {
    for (const format of ["png", "svg", "pdf"]) {
      const args = ["--size", "190", "--margin", "0", "--verify", "--format", format];
      const { code, stderr } = await batch("content\n12345\n54321\n", args);
      expect([code, stderr]).toEqual([0, expect.stringContaining("note: --margin: The quiet zone has 0")]);
    }
  });
});

describe("a batch of contacts", () => {
  it("notes what was stripped from an address, and rejects unusable addresses and numbers", async () => {
    const rows =
      "first_name,email,phone\nAda,<ada@example.com>,tel:+4930\nBob,bob@example,0\nCy,Cy <c@x.example>,\n";
    const { stderr } = await batch(rows, ["--type", "vcard"]);
    expect(stderr.split("\n").filter((line) => line.includes("line"))).toEqual([
      'note: line 2, email: "<ada@example.com>" is taken as ada@example.com.',
      'note: line 2, phone: "tel:+4930" is taken as +4930.',
      "line 3, phone: 0 is not a phone number: enter one like +1 555 0123.",
      "line 3, email: bob@example is not an email address: what follows the @ needs a dot, as in name@example.com.",
      "line 4, email: Cy <c@x.example> is not an email address: enter it as c@x.example.",
    ]);
    const typed = await batch("content\nmailto:<ada@example.com>\n", ["--verify"]);
    expect(typed).toMatchObject({ code: 0 });
    expect(typed.stderr).toContain(
      'note: line 2, content: "mailto:<ada@example.com>" is taken as mailto:ada@example.com.',
    );
    expect(readFileSync(join(typed.cwd, "out/manifest.csv"), "utf8")).toContain(",mailto:ada@example.com\n");
  });
});
