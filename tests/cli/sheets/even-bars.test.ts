import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { programHere } from "../../support/programs/program-here.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

const run = promisify(execFile);

/** Renders the first page at the resolution of a printer, as gray px. */
const RENDERERS = {
  pdftoppm: (dpi: string, pdf: string, png: string) =>
    run("pdftoppm", ["-r", dpi, "-gray", "-png", "-singlefile", pdf, png.replace(/\.png$/, "")]),
  // without smoothing, as label printers print
  "pdftoppm -mono": (dpi: string, pdf: string, png: string) =>
    run("pdftoppm", ["-r", dpi, "-mono", "-png", "-singlefile", pdf, png.replace(/\.png$/, "")]),
  gs: (dpi: string, pdf: string, png: string) =>
    run("gs", [
      "-q",
      "-dNOPAUSE",
      "-dBATCH",
      "-dEPSCrop",
      "-sDEVICE=pnggray",
      `-r${dpi}`,
      `-sOutputFile=${png}`,
      pdf,
    ]),
} as const;

/** The widths of the dark parts of a line of px. */
function darkRuns(line: readonly number[]): number[] {
  const runs = line.map((gray) => (gray < 128 ? "#" : " ")).join("");
  return runs.split(/ +/).flatMap((dark) => (dark === "" ? [] : [dark.length]));
}

/** The widths of the dark parts of lines across and down a page, dots. */
async function linesOf(png: string): Promise<number[][]> {
  const { data, info } = await sharp(png).grayscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const lines = (count: number, length: number, at: (line: number, along: number) => number) =>
    Array.from({ length: Math.floor(count / 8) }, (_, line) =>
      darkRuns(Array.from({ length }, (__, along) => data[at(line * 8, along)]!)),
    );
  const across = lines(height, width, (y, x) => y * width + x);
  const down = lines(width, height, (x, y) => y * width + x);
  return [...across, ...down];
}

/** The widths of all bars of an EAN-13, dots, read across or down a page. */
const barsOf = async (png: string): Promise<number[]> =>
  (await linesOf(png)).find(({ length }) => length === 30) ?? [];

const CASES = [
  ["203", ["--label", "33x20mm", "--page", "label"]],
  ["300", ["--label", "33x20mm"]],
  ["300", ["--template", "Avery L7160", "--rotate", "90", "--offset", "0.3mm,0.7mm"]],
  ["600", ["--template", "Avery L7160", "--rotate", "270"]],
] as const;

/** Name of the file, and the options of its page. */
const SINGLE_FILES: [file: string, ...options: string[]][] = [
  ["a.pdf", "--page", "code"],
  ["a.pdf", "--page", "a4"],
  ["a.pdf", "--page", "letter"],
  ["a.pdf", "--page", "60x40mm", "--bleed", "2mm"],
  ["a.pdf", "--page", "code", "--bleed", "3mm"],
  ["a.pdf", "--page", "code", "--crop-marks"],
  ["a.eps"],
  ["a.eps", "--bleed", "3mm", "--crop-marks"],
];

describe.each<[string, number]>([
  ["203", 2],
  ["300", 3],
  ["600", 6],
])("bars of a single code at %s dpi", (dpi, dots) => {
  it.skipIf(!existsSync("/usr/bin/gs")).each(SINGLE_FILES)(
    "are whole modules: %s %s %s %s",
    async (file, ...options) => {
      const cwd = await temporaryFolder();
      const bars = ["barcode", "EAN13", "4006381333931", "--module", "0.26mm", "--dpi", dpi];
      await programHere([...bars, "--no-display-value", ...options, "-o", file], cwd);
      const png = join(cwd, "code.png");
      // Poppler renders no EPS
      const renderers = file.endsWith(".pdf") ? (["gs", "pdftoppm -mono"] as const) : (["gs"] as const);
      for (const renderer of renderers) {
        await RENDERERS[renderer](dpi, join(cwd, file), png);
        const widths = await barsOf(png);
        expect([renderer, widths.length]).toEqual([renderer, 30]);
        expect([renderer, widths.filter((width) => width % dots !== 0)]).toEqual([renderer, []]);
      }
    },
  );
});

it.skipIf(!existsSync("/usr/bin/pdftoppm")).each([
  ["203", 2],
  ["300", 3],
])("modules of a QR code are whole without smoothing, at %s dpi", async (dpi, dots) => {
  const cwd = await temporaryFolder();
  const size = ["--module", String(dots), "--dpi", dpi, "--page", "code"];
  await programHere(["qr", "https://example.com/a", ...size, "-o", "a.pdf"], cwd);
  const png = join(cwd, "code.png");
  await RENDERERS["pdftoppm -mono"](dpi, join(cwd, "a.pdf"), png);
  const runs = (await linesOf(png)).flat();
  expect(runs.length).toBeGreaterThan(50);
  expect(runs.filter((width) => width % dots !== 0)).toEqual([]);
});

/** Poppler counts dots from the top of the page, so that it widens bars that are turned if the page is not a whole number of dots high. */
const RENDERED = [
  ["pdftoppm", CASES],
  ["pdftoppm -mono", CASES.filter(([, options]) => !options.some((option) => option === "--rotate"))],
  ["gs", CASES],
] as const;

describe.each(RENDERED)("bars of a sheet rendered by %s", (renderer, cases) => {
  it.skipIf(!existsSync(`/usr/bin/${renderer.split(" ")[0]}`)).each(cases)(
    "are whole modules at the dpi of the printer: %s dpi, %j",
    async (dpi, options) => {
      const cwd = await temporaryFolder();
      await writeFile(join(cwd, "rows.csv"), "content\n4006381333931\n");
      const bars = ["sheet", "rows.csv", "--type", "barcode", "--barcode-format", "EAN13", "--dpi", dpi];
      const { stderr } = await programHere([...bars, ...options, "-o", "labels.pdf"], cwd);
      const dots = Number(/: (\d+) dots at/.exec(stderr)?.[1]);
      const png = join(cwd, "page.png");
      await RENDERERS[renderer](dpi, join(cwd, "labels.pdf"), png);
      const widths = await barsOf(png);
      expect(widths).toHaveLength(30);
      expect(widths.filter((width) => width % dots !== 0)).toEqual([]);
    },
  );
});
