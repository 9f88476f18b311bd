import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { PrintReport } from "../../core/codes/print/report/print-report.ts";
import { pdfPages, readPixels } from "../support/codes/independent-decoder.ts";
import { programHere } from "../support/programs/program-here.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const CONTENT = "https://quietzone.example/menu";
const QR = ["qr", CONTENT, "--size", "25mm", "--dpi", "300"];

describe("--report", () => {
  it("escapes control characters of the content", async () => {
    const cwd = await temporaryFolder();
    const content = "a\u001B[31mred\u0007";
    const { stdout } = await programHere(
      ["qr", content, "--size", "25mm", "--dpi", "300", "--report=-"],
      cwd,
    );
    expect(stdout).toContain("a\\u001b[31mred\\u0007");
    expect(stdout.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
  });

  it("writes the print simulation as PDF, text and JSON, with or without the code", async () => {
    const cwd = await temporaryFolder();
    const pdf = await programHere([...QR, "--report", "report.pdf"], cwd);
    expect(pdf).toEqual({ code: 0, stdout: "report.pdf\n", stderr: "" });
    const pages = await pdfPages(readFileSync(join(cwd, "report.pdf")), 300 / 72);
    expect(pages).toHaveLength(1);
    // the report shows the code at its true size
    expect(await readPixels(pages[0]!)).toEqual([CONTENT]);

    const both = await programHere([...QR, "-o", "code.png", "--report", "report.txt"], cwd);
    expect([both.code, both.stdout]).toEqual([0, "code.png\nreport.txt\n"]);
    const words = readFileSync(join(cwd, "report.txt"), "utf8");
    expect(words).toContain(`QR code: ${CONTENT}\n25mm asked, printed 24.977 mm wide`);
    expect(words).toMatch(/^Grade A \(4\.0 of 4\.0\)$/m);
    expect(words).toMatch(/^Symbol contrast +100% +A \(4\) +70% or more$/m);
    expect(words).toContain("jsqr: up to ");
    expect(words).toMatch(
      /^Estimate after ISO\/IEC 15415\/15416 measures, not a calibrated verifier\. \d{4}-/m,
    );

    const json = await programHere([...QR, "--report", "report.json", "--json"], cwd);
    const { report } = JSON.parse(json.stdout) as { report: PrintReport };
    expect(JSON.parse(readFileSync(join(cwd, "report.json"), "utf8"))).toEqual(report);
    expect(report).toMatchObject({
      standard: "ISO/IEC 15415",
      format: "QR Code",
      asked: "25mm",
      gain: { mm: 0, share: 0 },
      scans: true,
      grade: { value: 4, letter: "A" },
      printed: { dpi: 300, dots: 7 },
      readers: [{ name: "jsqr" }, { name: "zxing-wasm" }],
    });
  });

  it("simulates bars and form codes at the given dot gain, and adds the report to the JSON", async () => {
    const cwd = await temporaryFolder();
    const bars = ["barcode", "EAN13", "4006381333931", "--module", "0.33mm", "--dpi", "600"];
    const grades: number[] = [];
    for (const gain of ["0.0mm", "0.1mm", "0.3mm"]) {
      const { code, stdout } = await programHere([...bars, "-o", "a.pdf", "--json", "--gain", gain], cwd);
      const { file, report } = JSON.parse(stdout) as { file: string; report: PrintReport };
      expect([code, file, report.gain.mm]).toEqual([0, "a.pdf", Number.parseFloat(gain)]);
      grades.push(report.grade.value);
    }
    expect(grades).toEqual([4, 2, 0]);

    const wifi = ["wifi", "--ssid", "Garden", "--password", "tomatoes", "--module", "0.4mm"];
    const { code, stdout } = await programHere([...wifi, "--report=-", "--gain", "-0.05mm"], cwd);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^Measured with bars and modules 0\.05 mm \(\d+% of a module\) narrower: it is read\.$/m,
    );
  });

  it("takes the bar width reduction into account", async () => {
    const cwd = await temporaryFolder();
    const bars = ["barcode", "CODE39", "A1", "--module", "0.5mm", "--dpi", "1200", "-o", "a.pdf", "--json"];
    const shares: number[] = [];
    const reductions: unknown[] = [];
    for (const more of [[], ["--bar-width-reduction", "0.1mm"]]) {
      const { stdout } = await programHere([...bars, "--report", "a.json", ...more], cwd);
      const { report } = JSON.parse(stdout) as { report: PrintReport };
      shares.push(report.limits?.growth?.mm ?? 0);
      reductions.push(report.reduction);
    }
    expect(shares[1]).toBeGreaterThan(shares[0]! + 0.05);
    expect(reductions).toEqual([undefined, 0.1]);
    const { stdout } = await programHere([...QR, "--report=-", "--bar-width-reduction", "0.05mm"], cwd);
    expect(stdout).toMatch(
      /^Bars and modules are 0\.05 mm narrower in the file, as chosen for the press\.\nThat is less than a dot of 0\.085 mm on each side at 300 dpi, and printers paint every dot that a bar touches: it has no effect in print/m,
    );
  });

  it("rejects unsupported combinations with a message before anything is written", async () => {
    const cwd = await temporaryFolder();
    for (const [args, sentence] of [
      [
        ["qr", "hello", "--report", "a.pdf"],
        "--report: say how large the code is printed, such as --size 25mm --dpi 300",
      ],
      [[...QR, "--report", "a.doc"], '--report: "a.doc" is not a file that ends in .pdf, .txt or .json'],
      [[...QR, "--report", ""], '--report: "" is not a file'],
      [[...QR, "-o", "a.pdf", "--report", "a.pdf"], "--report and -o name the same file"],
      [
        [...QR, "-o", "a.pdf", "--gain", "0.1mm"],
        "--gain is for the report on how a code prints: add --report or --json",
      ],
      [[...QR, "--gain", "0.1mm"], "--gain is for the report"],
      [[...QR, "--format", "png", "--report=-"], "--report: standard output is the code itself"],
      [[...QR, "--report", "a.txt", "--gain", "5"], '--gain: "5" is not a length'],
      [
        [...QR, "--report", "a.txt", "--gain", "1mm"],
        "--gain: 1 mm is out of range: the modules are 0.593 mm",
      ],
      [[...QR, "--report", "none/a.txt"], "there is no folder none"],
    ] as const) {
      const { code, stdout, stderr } = await programHere([...args], cwd);
      expect([code === 0, stdout, stderr]).toEqual([false, "", expect.stringContaining(sentence)]);
    }
    for (const file of ["a.pdf", "a.txt", "a.doc"]) expect(existsSync(join(cwd, file))).toBe(false);
  });
});
