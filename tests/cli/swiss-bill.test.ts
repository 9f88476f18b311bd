import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { pdfPixels, readFileIndependently, readPixels } from "../support/codes/independent-decoder.ts";
import { sampleForms } from "../support/codes/sample-forms.ts";
import { programHere } from "../support/programs/program-here.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const { texts, content } = sampleForms["swiss-qr"];
const form = Object.entries(texts).flatMap(([name, text]) => [
  `--${name.replaceAll("_", "-")}`,
  String(text),
]);
const bill = (...options: string[]) => programHere(["swiss-qr", ...form, ...options]);

/** The rectangles that an EPS file fills, in order. */
const rectangles = (file: string): string[] =>
  [...file.matchAll(/^\S+ \S+ \S+ \S+ re$/gm)].map(([line]) => line);

describe("quietzone swiss-qr --bill", () => {
  it("writes the bill on an A4 page or alone, with a code that an independent program reads", async () => {
    const folder = await temporaryFolder();
    for (const [name, options, size] of [
      ["a4.pdf", [], [595, 841]],
      ["alone.pdf", ["--page", "code"], [595, 297]],
    ] as const) {
      const path = join(folder, name);
      expect(await bill("--bill", "fr", "-o", path, ...options)).toMatchObject({ code: 0, stderr: "" });
      const page = await pdfPixels(await readFile(path), 3);
      expect([page.width, page.height].map((px) => Math.round(px / 3))).toEqual(size);
      expect(await readPixels(page)).toEqual([content]);
    }
    const svg = join(folder, "bill.svg");
    expect(await bill("--bill", "IT", "-o", svg, "--json")).toMatchObject({ code: 0 });
    expect(await readFile(svg, "utf8")).toMatch(/width="210mm" height="105mm"/);
    expect(await readFileIndependently(svg)).toEqual([content]);
    const eps = join(folder, "bill.eps");
    expect(await bill("--bill", "en", "-o", eps)).toMatchObject({ code: 0, stderr: "" });
    const whole = await readFile(eps, "latin1");
    expect(whole).toMatch(/^%%HiResBoundingBox: 0 0 595\.27\d* 297\.6/m);
    await bill("--bill", "en", "-o", eps, "--bar-width-reduction", "0.1mm");
    // only the modules are narrower, not the lines and letters
    const narrow = await readFile(eps, "latin1");
    expect(rectangles(narrow)[1]).not.toBe(rectangles(whole)[1]);
    expect(rectangles(narrow).at(-1)).toBe(rectangles(whole).at(-1));
  });

  it("rejects unsupported languages, formats and pages, and names the alternatives", async () => {
    const path = join(await temporaryFolder(), "bill");
    for (const [options, sentence] of [
      [["--bill", "rm", "-o", `${path}.pdf`], '--bill: "rm" is not one of de, fr, it, en.'],
      [["--bill", "de", "-o", `${path}.png`], "choose pdf, svg or eps."],
      [["--bill", "de", "-o", `${path}.pdf`, "--page", "letter"], "choose a4 or code."],
      [["--bill", "de"], "--bill needs a file: add -o bill.pdf"],
      [["--bill", "de", "-o", `${path}.pdf`, "--report", `${path}.txt`], "leave --bill out."],
    ] as const) {
      const { code, stderr } = await bill(...options);
      expect([code, stderr]).toEqual([2, expect.stringContaining(sentence)]);
    }
    expect([".pdf", ".png"].some((end) => existsSync(path + end))).toBe(false);
    const wrong = await programHere(["qr", "hello", "--bill", "de", "-o", `${path}.pdf`]);
    expect(wrong.code).toBe(2);
  });

  it("notes that a bill's code cannot be styled", async () => {
    const path = join(await temporaryFolder(), "bill.pdf");
    const { code, stderr } = await bill("--bill", "de", "-o", path, "--foreground", "#990000");
    expect([code, stderr]).toEqual([0, expect.stringContaining("black on white with the Swiss cross")]);
  });
});
