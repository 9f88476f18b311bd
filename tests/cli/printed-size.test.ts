import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { drawnLabel } from "../support/codes/drawn-labels.ts";
import { readPixels } from "../support/codes/independent-decoder.ts";
import { programHere } from "../support/programs/program-here.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

/** Width and height of the first page in points. */
const pageOf = (path: string): number[] =>
  (/\/MediaBox \[0 0 ([\d. ]+)\]/.exec(readFileSync(path, "latin1"))?.[1] ?? "").split(" ").map(Number);

const CODES: [string, string[]][] = [
  ["a QR code", ["qr", "https://quietzone.example/menu", "--module", "0.4mm"]],
  ["a form", ["wifi", "--ssid", "Garden", "--password", "tomatoes", "--module", "0.4mm"]],
  ["a barcode", ["barcode", "EAN13", "4006381333931", "--module", "0.4mm"]],
];

describe("a code with a printed size", () => {
  it.each(CODES)("reports the size that the requested length became: %s", async (_, args) => {
    const cwd = await temporaryFolder();
    const { code, stdout, stderr } = await programHere(
      [...args, "--dpi", "600", "-o", "code.png", "--json"],
      cwd,
    );
    expect(code).toBe(0);
    expect(stderr).toMatch(
      /^note: 0\.4mm asked, printed [\d.]+ mm wide and [\d.]+ mm high, with modules of 0\.381 mm: 9 dots at 600 dpi\.$/m,
    );
    const { printed } = JSON.parse(stdout) as { printed: { width: number; dots: number } };
    expect(printed).toMatchObject({ dpi: 600, module: 0.381, dots: 9 });
    const { width, density } = await sharp(join(cwd, "code.png")).metadata();
    expect([density, (width * 25.4) / 600]).toEqual([600, expect.closeTo(printed.width, 3)]);
  });

  it.each([
    ["--size", "1480mm"],
    ["--module", "60mm"],
  ])("says how a poster is printed where no resolution would do: %s %s", async (...length) => {
    const cwd = await temporaryFolder();
    const args = ["qr", "https://quietzone.example/menu", ...length, "--dpi", "72", "-o", "a.pdf"];
    const { code, stderr } = await programHere(args, cwd);
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(/at most [\d.]+ mm at 72 dpi\. .*enlarge the SVG/),
    ]);
  });

  it("accepts lengths as people write them, as options and in a table", async () => {
    const cwd = await temporaryFolder();
    await writeFile(
      join(cwd, "rows.csv"),
      "content,size,dpi,file\nhello,½ in,600 dpi,a\nhello,1½″,1200dpi,b\n",
    );
    expect((await programHere(["batch", "rows.csv", "-o", "codes"], cwd)).code).toBe(0);
    const option = ["qr", "hello", "--size", "1½in", "--dpi", "1200 dpi", "-o", "codes/c.png"];
    expect((await programHere(option, cwd)).code).toBe(0);
    const made = ["a", "b", "c"].map(async (name) => {
      const { width, density } = await sharp(join(cwd, `codes/${name}.png`)).metadata();
      return [width, density];
    });
    expect(await Promise.all(made)).toEqual([
      [300, 600],
      [1800, 1200],
      [1800, 1200],
    ]);
  });

  it("in a frame reports the width of the code with its quiet zone", async () => {
    const cwd = await temporaryFolder();
    const framed = ["--frame", "label", "--frame-text", "Scan me", "-o", "a.png", "--json"];
    const { stdout, stderr } = await programHere(["qr", "hello", "--size", "25mm", ...framed], cwd);
    expect(stderr).toMatch(
      /^note: 25mm asked, printed 30\.\d+ mm wide and 35\.\d+ mm high in all, the code with its quiet zone 24\.553 mm wide, with modules/m,
    );
    expect(JSON.parse(stdout)).toMatchObject({ printed: { code: 24.5533 } });
  });

  it("with a wide margin reports the width of the barcode with its quiet zone", async () => {
    const cwd = await temporaryFolder();
    const wide = [
      "barcode",
      "EAN13",
      "4006381333931",
      "--module",
      "0.33mm",
      "--margin",
      "10mm",
      "-o",
      "a.png",
    ];
    expect((await programHere(wide, cwd)).stderr).toContain(
      " high in all, the code with its quiet zone 38.269 mm wide, with modules of 0.339 mm: 4 dots at 300 dpi.",
    );
  });

  it("is placed on the page of --page, which only PDF files accept", async () => {
    const cwd = await temporaryFolder();
    const qr = ["qr", "hello", "--size", "25.4mm"];
    for (const [page, points] of [
      ["code", [72, 72]],
      ["letter", [612, 792]],
      ["100x50mm", [283.46457, 141.73228]],
    ] as const) {
      expect((await programHere([...qr, "-o", "a.pdf", "--page", page], cwd)).code).toBe(0);
      expect(pageOf(join(cwd, "a.pdf"))).toEqual(points);
    }
    for (const [args, sentence] of [
      [["-o", "a.png", "--page", "a4"], "--page: Only PDF files have a page"],
      [["-o", "a.svg", "--ink", "k"], "--ink: This is for print shops"],
      [["-o", "a.png", "--native"], "--native: This is for label printers, in ZPL files"],
      [["-o", "a.zpl", "--copies", "1.5"], '--copies: "1.5" is not a number of labels: write a whole number'],
      [["-o", "a.zpl", "--dpi", "250"], "--dpi: Label printers have 203, 300, 600 dpi"],
      [
        ["-o", "a.zpl", "--gradient", "linear 45 #0f766e #4c1d95"],
        "--gradient: A label printer prints no gradient",
      ],
      [["-o", "a.zpl", "--page", "20x20mm"], "too large for a label of 20 mm by 20 mm"],
      [
        ["-o", "a.pdf", "--ink", "k", "--preset", "ocean"],
        "--preset: Black ink alone prints no gradient: leave it out, or print in rgb.",
      ],
      // drawn in the terminal
      [["--bleed", "oops"], '--bleed: "oops" is not a length'],
      [["--ink", "k"], "--ink: This is for print shops"],
      [["-o", "b.pdf", "--page", "a9x"], '--page: "a9x" is not a page size: write a4, letter, code'],
      [["-o", "b.pdf", "--page", "20x20mm"], "too large for a page of 20 mm by 20 mm"],
    ] as const) {
      const { code, stderr } = await programHere([...qr, ...args], cwd);
      expect([code === 0, stderr]).toEqual([false, expect.stringContaining(sentence)]);
    }
  });
});

it("mentions the bar width reduction if no scanner reads the narrowed code", async () => {
  const { code, stderr } = await programHere(
    [
      "barcode",
      "EAN13",
      "4006381333931",
      "-o",
      "a.pdf",
      "--module",
      "0.33mm",
      "--bar-width-reduction",
      "0.16mm",
    ],
    await temporaryFolder(),
  );
  expect([code, stderr]).toEqual([
    1,
    expect.stringContaining(
      "It is drawn narrower by 0.16 mm: a smaller bar width reduction may help. --force writes it all the same.",
    ),
  ]);
});

it.each(["size", "module", "dpi", "width"])("rejects an empty --%s", async (name) => {
  for (const value of ["", " "]) {
    const { code, stderr } = await programHere(["qr", "hello", `--${name}`, value, "--format", "svg"], ".");
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining(`--${name}: The value is empty: write one, or leave the option out.`),
    ]);
  }
});

it.each([
  ["batch", "-o", "codes"],
  ["sheet", "-o", "labels.pdf", "--template", "Avery L7160"],
])("rejects --size for barcodes: %s", async (...command) => {
  const { code, stderr } = await programHere(
    [...command, "rows.csv", "--type", "barcode", "--barcode-format", "EAN13", "--size", "40mm"],
    ".",
  );
  expect([code, stderr]).toEqual([
    2,
    expect.stringContaining("--size is the width of QR codes. For barcodes, write --module"),
  ]);
});

describe("a batch with printed sizes", () => {
  const rows = [
    "content,size,module,dpi",
    "https://a.example/1,25mm,,600",
    "https://a.example/2,,0.4mm,300",
    "https://a.example/3,,,",
    "https://a.example/4,,Math 101,",
    "https://a.example/5,900mm,,600",
  ].join("\n");

  it("prints each row at the size of its columns", async () => {
    const cwd = await temporaryFolder();
    await writeFile(join(cwd, "rows.csv"), rows);
    const run = ["batch", "rows.csv", "-o", "out", "--on-error", "skip", "--verify"];
    const { code, stderr } = await programHere(run, cwd);
    expect(code).toBe(1);
    expect(stderr).toContain('line 6, size: "900mm" is out of range: at most 169.333 mm at 600 dpi.');
    // an unrelated column that happens to be named "module"
    expect(stderr).toContain('note: line 5, module: "Math 101" is not a module width');
    const facts = (name: string) => sharp(join(cwd, "out", name)).metadata();
    expect(await facts("000001.png")).toMatchObject({ width: 590, density: 600 });
    expect(await facts("000002.png")).toMatchObject({ width: 185, density: 300 });
    expect((await facts("000003.png")).width).toBe(300);
    expect((await facts("000004.png")).width).toBe(300);
  });

  it("lists the printed sizes at the end, the most frequent first", async () => {
    const cwd = await temporaryFolder();
    await writeFile(
      join(cwd, "rows.csv"),
      "content,size\nhttps://a.example/1,\nhttps://a.example/2,30 mm\nhttps://a.example/3,\n",
    );
    const run = ["batch", "rows.csv", "-o", "out", "--size", "25mm"];
    const lines = [
      "note: 25mm asked, printed 24.977 mm wide and 24.977 mm high in all, the code with its quiet zone 21.929 mm wide, with modules of 0.593 mm: 7 dots at 300 dpi (2 codes).",
      "note: 30 mm asked, printed 29.972 mm wide and 29.972 mm high in all, the code with its quiet zone 28.194 mm wide, with modules of 0.762 mm: 9 dots at 300 dpi (1 code).",
      "3 QR codes written to out.",
    ];
    const { stderr } = await programHere(run, cwd);
    expect(stderr.trim().split("\n").slice(-3)).toEqual(lines);
    const single = await programHere(["qr", "https://a.example/1", "--size", "25mm", "-o", "a.png"], cwd);
    expect(single.stderr).toContain(lines[0]?.replace(" (2 codes)", ""));
    // nothing is written
    expect((await programHere(run, cwd)).stderr).not.toContain("printed");
    const { stdout } = await programHere([...run, "--restart", "--json"], cwd);
    expect(JSON.parse(stdout.trim().split("\n").at(-1) ?? "")).toMatchObject({
      event: "done",
      printed: {
        sizes: [
          { asked: "25mm", printed: { dpi: 300, width: 24.9767, dots: 7 }, codes: 2 },
          { asked: "30 mm", printed: { dots: 9 }, codes: 1 },
        ],
        others: 0,
      },
    });
  });

  it("lists five printed sizes and counts the others", async () => {
    const cwd = await temporaryFolder();
    const linesFor = async (count: number) => {
      const sized = Array.from({ length: count }, (_, at) => `a,${20 + at / 10}mm\n`);
      await writeFile(join(cwd, "rows.csv"), `content,size\n${sized.join("")}`);
      const { stderr } = await programHere(["batch", "rows.csv", "-o", `out${count}`], cwd);
      return stderr.split("\n").filter((line) => line.startsWith("note: "));
    };
    expect(await linesFor(5)).toEqual(Array.from({ length: 5 }, () => expect.stringContaining("(1 code).")));
    expect((await linesFor(6)).slice(5)).toEqual(["note: and 1 more size (1 code)."]);
    expect((await linesFor(103)).slice(5)).toEqual(["note: and at least 96 more sizes (98 codes)."]);
  });

  it("writes label printer files, at 203 dpi by default", async () => {
    const cwd = await temporaryFolder();
    const single = ["wifi", "--ssid", "Garden", "--password", "tomatoes", "--module", "0.5mm"];
    const made = await programHere([...single, "-o", "a.zpl", "--page", "50x30mm", "--copies", "2"], cwd);
    expect([made.code, made.stderr]).toEqual([
      0,
      expect.stringMatching(/modules of 0\.5 mm: 4 dots at 203 dpi/),
    ]);
    const zpl = readFileSync(join(cwd, "a.zpl"), "latin1");
    expect(zpl).toMatch(/\^PW399\n\^LL239\n[\s\S]*\^PQ2\n/);
    expect(await readPixels(await drawnLabel(zpl))).toEqual(["WIFI:T:WPA;S:Garden;P:tomatoes;;"]);

    await writeFile(join(cwd, "rows.csv"), "content,file,dpi\nhello,a,\nworld,b.zpl,300\n");
    const batch = ["batch", "rows.csv", "-o", "out", "--format", "zpl", "--size", "25mm", "--verify"];
    expect(await programHere(batch, cwd)).toMatchObject({ code: 0 });
    for (const [name, content] of [
      ["a.zpl", "hello"],
      ["b.zpl", "world"],
    ] as const)
      expect(await readPixels(await drawnLabel(readFileSync(join(cwd, "out", name), "latin1")))).toEqual([
        content,
      ]);

    await writeFile(join(cwd, "rows.csv"), "content,foreground\nhello,#0f766e\n");
    const colored = await programHere([...batch, "--restart"], cwd);
    expect([colored.code, colored.stderr]).toEqual([
      1,
      expect.stringContaining("A label printer does not print #0f766e"),
    ]);
  });

  it("writes EPS files, each with the name and size of its row", async () => {
    const cwd = await temporaryFolder();
    await writeFile(join(cwd, "rows.csv"), "content,file,size\nhello,a,25.4mm\nworld,b.eps,\n");
    const run = ["batch", "rows.csv", "-o", "out", "--format", "eps", "--verify"];
    expect((await programHere(run, cwd)).code).toBe(0);
    const boxes = ["a.eps", "b.eps"].map(
      (name) => /^%%HiResBoundingBox: (.*)$/m.exec(readFileSync(join(cwd, "out", name), "latin1"))?.[1],
    );
    expect(boxes).toEqual(["0 0 72 72", "0 0 225 225"]);
  });

  it("rejects rows that black ink alone cannot print before it writes a file", async () => {
    const cwd = await temporaryFolder();
    await writeFile(join(cwd, "rows.csv"), "content,foreground\nhello,\nworld,#0f766e\n");
    const run = ["batch", "rows.csv", "-o", "out", "--format", "eps", "--ink", "k"];
    const { code, stderr } = await programHere(run, cwd);
    expect(code).toBe(1);
    expect(stderr).toContain(
      "line 3, foreground: Black ink alone does not print #0f766e: choose #000000, or print in rgb.",
    );
    const bled = [
      ...run,
      "--bleed",
      "3mm",
      "--bar-width-reduction",
      "0.02mm",
      "--on-error",
      "skip",
      "--verify",
    ];
    expect((await programHere(bled, cwd)).code).toBe(1);
    const eps = readFileSync(join(cwd, "out/000001.eps"), "latin1");
    expect(eps).toContain("0 0 0 1 setcmykcolor");
    expect(eps).toContain("%%HiResBoundingBox: 0 0 242.00787 242.00787");
  });

  it("uses the same page for all PDF files", async () => {
    const cwd = await temporaryFolder();
    await writeFile(join(cwd, "rows.csv"), "content\nhello\n");
    const run = ["batch", "rows.csv", "-o", "out", "--format", "pdf", "--size", "25.4mm", "--page", "code"];
    expect((await programHere(run, cwd)).code).toBe(0);
    expect(pageOf(join(cwd, "out/000001.pdf"))).toEqual([72, 72]);
    const { code, stderr } = await programHere([...run.slice(0, 4), "--page", "a4"], cwd);
    expect([code, stderr]).toEqual([2, expect.stringContaining("--page: Only PDF files have a page")]);
  });
});

it("suggests lower bars for a code that is too high for its label, before any note about the printer", async () => {
  const bars = ["barcode", "EAN13", "4006381333931", "--native", "--module", "0.33mm", "--dpi", "203"];
  const cwd = await temporaryFolder();
  const { code, stderr } = await programHere([...bars, "--page", "50x30mm", "-o", "a.zpl"], cwd);
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(
      /^error: .* too large for a label .*: choose a larger label, lower bars, a smaller module,/,
    ),
  ]);
});

it.each([
  ["--module", "0.25mm", "--dpi", "203"],
  ["--module", "0.5mm", "--dpi", "102"],
])(
  "does not warn about the px of modules that are wide enough on paper: %s %s at %s %s",
  async (...options) => {
    const { code, stderr } = await programHere(
      ["qr", "hello", ...options, "-o", "a.png"],
      await temporaryFolder(),
    );
    expect([code, stderr]).toEqual([0, expect.not.stringContaining("warning:")]);
  },
);
