import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { pdfPages, type Pixels, readPixels } from "../../support/codes/independent-decoder.ts";
import { NEAR_MM, SHEETS } from "../../support/files/real-sheets.ts";
import { programHere } from "../../support/programs/program-here.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

const DPI = 300;
const PX = DPI / 25.4;

const LOGO = { width: 60, height: 60, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0.9 } } as const;

const contentOf = (at: number): string => `HTTPS://QZ.EXAMPLE/${String(at).padStart(3, "0")}`;

const cropOf = (
  { data, width, height }: Pixels,
  left: number,
  top: number,
  across: number,
  down: number,
): Pixels => {
  const [x0, y0] = [Math.max(0, Math.round(left)), Math.max(0, Math.round(top))];
  const [w, h] = [Math.min(width - x0, Math.round(across)), Math.min(height - y0, Math.round(down))];
  const out = new Uint8Array(w * h * 4);
  for (let y = 0; y < h; y++) {
    const from = ((y0 + y) * width + x0) * 4;
    out.set(data.subarray(from, from + w * 4), y * w * 4);
  }
  return { data: out, width: w, height: h };
};

/** Center of the bounding box of all dark pixels, in px. */
const middleOf = ({ data, width, height }: Pixels): [number, number] => {
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4]! > 127) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
    }
  return [(left + right) / 2, (top + bottom) / 2];
};

/** @returns the path of the labels */
const made = async (rows: string[], options: string[]): Promise<string> => {
  const cwd = await temporaryFolder();
  await writeFile(join(cwd, "rows.csv"), rows.join("\n"));
  await writeFile(join(cwd, "logo.png"), await sharp({ create: LOGO }).png().toBuffer());
  const { code, stderr } = await programHere(["sheet", "rows.csv", "-o", "labels.pdf", ...options], cwd);
  if (code !== 0) throw new Error(stderr);
  return join(cwd, "labels.pdf");
};

const print = async (rows: string[], options: string[]): Promise<Pixels[]> =>
  pdfPages(await readFile(await made(rows, options)), DPI / 72);

describe("a whole page of each template, rendered by PDFium at 300 dpi", () => {
  it.each(Object.entries(SHEETS))(
    "%s: zbar reads each code from the middle of its own label",
    async (_, { options, page, label: [width, height], columns, rows, left, top, pitch }) => {
      const count = columns * rows;
      const contents = Array.from({ length: count }, (__, at) => contentOf(at));
      const pages = await print(["content", ...contents], options);
      expect(pages).toHaveLength(1);
      const [sheet] = pages as [Pixels];
      // PDFium rounds the page to whole points
      expect(Math.abs(sheet.width / PX - page[0])).toBeLessThan(NEAR_MM + 25.4 / 72);
      expect(Math.abs(sheet.height / PX - page[1])).toBeLessThan(NEAR_MM + 25.4 / 72);
      const [pxX, pxY] = [sheet.width / page[0], sheet.height / page[1]];
      for (const [at, content] of contents.entries()) {
        const x = (left + (at % columns) * pitch[0]) * pxX;
        const y = (top + Math.floor(at / columns) * pitch[1]) * pxY;
        const crop = cropOf(sheet, x, y, width * pxX, height * pxY);
        expect(await readPixels(crop)).toEqual([content]);
        const [middleX, middleY] = middleOf(crop);
        expect(Math.abs(middleX / pxX - width / 2)).toBeLessThan(NEAR_MM);
        expect(Math.abs(middleY / pxY - height / 2)).toBeLessThan(NEAR_MM);
      }
    },
  );
});

const hasProgram = (name: string) => existsSync(`/usr/bin/${name}`);
const run = promisify(execFile);

describe.skipIf(!hasProgram("pdftoppm") || !hasProgram("zbarimg"))(
  "rendered by Poppler and read by zbarimg",
  () => {
    it("each code of a page and one more label is read from its own label", async () => {
      const { options, label, columns, rows, left, top, pitch } = SHEETS["Avery 5163"]!;
      const all = Array.from({ length: columns * rows + 1 }, (_, at) => contentOf(at));
      const path = await made(["content", ...all], options);
      const read = await Promise.all(
        all.map(async (_, at) => {
          const [page, place] = [Math.floor(at / (columns * rows)) + 1, at % (columns * rows)];
          const x = (left + (place % columns) * pitch[0]) * PX;
          const y = (top + Math.floor(place / columns) * pitch[1]) * PX;
          const corner = ["-x", x, "-y", y, "-W", label[0] * PX, "-H", label[1] * PX].map((each) =>
            typeof each === "string" ? each : String(Math.round(each)),
          );
          const output = `${path}-${at}`;
          const range = ["-f", String(page), "-l", String(page)];
          await run("pdftoppm", [
            "-r",
            String(DPI),
            "-png",
            "-singlefile",
            ...range,
            ...corner,
            path,
            output,
          ]);
          return (await run("zbarimg", ["-q", "--raw", `${output}.png`])).stdout.trim();
        }),
      );
      expect(read).toEqual(all);
    });
  },
);

const template = ["--template", "Avery L7160"];
const read = async (page: Pixels) => (await readPixels(page)).toSorted();
/** Reads label by label, since zbar misses some of twenty codes in one picture. */
const readLabels = async (page: Pixels) => {
  const found = Array.from({ length: 21 }, (_, at) =>
    readPixels(
      cropOf(
        page,
        (7.21 + (at % 3) * 66.04) * PX,
        (15.15 + Math.floor(at / 3) * 38.1) * PX,
        63.5 * PX,
        38.1 * PX,
      ),
    ),
  );
  return (await Promise.all(found)).flat();
};
const contents = (count: number) => Array.from({ length: count }, (_, at) => contentOf(at));

describe("labels", () => {
  it("use one page for one label, one for a full page, and two for one more", async () => {
    expect(await Promise.all((await print(["content", ...contents(1)], template)).map(readLabels))).toEqual([
      contents(1),
    ]);
    const full = await print(["content", ...contents(21)], template);
    expect(await Promise.all(full.map(readLabels))).toEqual([contents(21)]);
    const more = await print(["content", ...contents(22)], template);
    expect(await Promise.all(more.map(readLabels))).toEqual([contents(21), [contentOf(21)]]);
  });

  it("start at --start, in columns too, with copies, moved by --offset", async () => {
    const rows = ["content,quantity", `${contentOf(1)},2`, `${contentOf(2)},`];
    const [sheet] = (await print(rows, [
      ...template,
      "--start",
      "7",
      "--order",
      "columns",
      "--offset",
      "2mm,-1mm",
    ])) as [Pixels];
    // number 7 is the last label of the first column
    const places = [
      [0, 6],
      [1, 0],
      [1, 1],
    ];
    for (const [at, [column = 0, row = 0]] of places.entries()) {
      const crop = cropOf(
        sheet,
        (7.21 + column * 66.04 + 2) * PX,
        (15.15 + row * 38.1 - 1) * PX,
        63.5 * PX,
        38.1 * PX,
      );
      expect(await readPixels(crop)).toEqual([contentOf(at < 2 ? 1 : 2)]);
      const [x, y] = middleOf(crop);
      expect([x / PX, y / PX]).toEqual([expect.closeTo(63.5 / 2, 0), expect.closeTo(38.1 / 2, 0)]);
    }
    expect(await readPixels(sheet)).toHaveLength(3);
  });

  it("with barcodes, texts, rotation, lines and numbers are all read", async () => {
    const rows = [
      "content,name",
      "4006381333931,Pencils",
      "5901234123457,Äpfel",
      "9780306406157,مربى الفراولة",
    ];
    const bars = ["--type", "barcode", "--barcode-format", "EAN13", "--text", "name"];
    for (const extra of [
      ["--template", "Avery L7160", "--border", "--cut-lines"],
      ["--template", "Avery L7651", "--text-size", "6pt", "--dpi", "600"],
      ["--template", "Avery 5163", "--rotate", "90", "--page-numbers"],
      ["--template", "Dymo 99012", "--rotate", "270"],
      ["--template", "Avery 5294", "--code-side", "bottom"],
      ["--template", "Herma 4093"],
    ]) {
      const pages = await print(rows, [...bars, ...extra]);
      const found = (await Promise.all(pages.map(read))).flat();
      expect([extra, found.toSorted()]).toEqual([extra, ["4006381333931", "5901234123457", "9780306406157"]]);
    }
  });

  it("support the styles, logos, gradients and frames of batch codes", async () => {
    const rows = ["content", contentOf(1)];
    for (const design of [
      ["--preset", "ocean"],
      ["--logo", "logo.png"],
      ["--modules", "dots", "--eyes", "circle", "--gradient", "linear 45 #0f766e #4c1d95"],
      ["--frame", "bubble", "--frame-text", "Scan me"],
      ["--size", "25mm", "--dpi", "600"],
    ]) {
      const pages = await print(rows, ["--template", "Avery 5163", ...design]);
      expect([design, await Promise.all(pages.map(read))]).toEqual([design, [[contentOf(1)]]]);
    }
  });

  it("follow a first page with the counts if requested", async () => {
    const pages = await print(["content", ...contents(22)], [...template, "--first-page", "--page-numbers"]);
    expect(pages).toHaveLength(3);
    expect(await read(pages[0]!)).toEqual([]);
    expect(await readLabels(pages[1]!)).toEqual(contents(21));
  });
});
