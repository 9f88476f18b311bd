import { copyFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { runNode, type RunOptions } from "../../support/programs/cli-program.ts";
import { builtProgram } from "../../support/programs/product.ts";
import { programHere } from "../../support/programs/program-here.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "quietzone-scan-"));
  await quietzone(["qr", "https://example.com", "-o", "code.png"]);
  await quietzone(["barcode", "EAN13", "4006381333931", "-o", "bars.png"]);
  await writeFile(join(folder, "text.png"), "no picture at all");
  await writeFile(join(folder, "empty.png"), "");
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

const ownProcess = (args: string[], options?: RunOptions) =>
  runNode([builtProgram(), ...args], { cwd: folder, ...options });
/** Runs in this process unless the test needs standard input. */
const quietzone = (args: string[], options?: Pick<RunOptions, "input">) =>
  args.includes("-") ? ownProcess(args, options) : programHere(args, folder);

describe("quietzone scan", () => {
  it("prints the format and text of each code, after the file name if there are several files", async () => {
    const one = await ownProcess(["scan", "code.png"]);
    expect(one).toMatchObject({ code: 0, stdout: "QR Code\thttps://example.com\n", stderr: "" });
    const two = await quietzone(["scan", "code.png", "bars.png"]);
    expect(two.stdout).toBe("code.png\tQR Code\thttps://example.com\nbars.png\tEAN13\t4006381333931\n");
  });

  it("reads symbologies that only our own bar reader supports, even short codes, as PNG and SVG", async () => {
    const codes = [
      ["MSI", "12"],
      ["pharmacode", "3"],
      ["pharmacode", "4"],
    ] as const;
    for (const [format, content] of codes)
      for (const name of ["short.png", "short.svg"]) {
        await quietzone(["barcode", format, content, "-o", name]);
        expect(await quietzone(["scan", name])).toMatchObject({ code: 0, stdout: `${format}\t${content}\n` });
      }
  });

  it("reads SVG files, and explains what to do with a PDF", async () => {
    await quietzone(["qr", "https://example.com", "-o", "code.svg"]);
    await quietzone(["qr", "https://example.com", "-o", "code.pdf"]);
    await writeFile(join(folder, "broken.svg"), "<svg xmlns='http://www.w3.org/2000/svg'><path");
    const { code, stdout, stderr } = await quietzone(["scan", "code.svg", "code.pdf", "broken.svg"]);
    expect(code).toBe(1);
    expect(stdout).toBe("code.svg\tQR Code\thttps://example.com\n");
    expect(stderr).toContain("code.pdf: PDF files cannot be scanned: save the page as a PNG and scan that");
    expect(stderr).toContain("broken.svg: The picture cannot be read");
  });

  test("gives up on an SVG that takes too long to render, and goes on with the next file", async () => {
    const filter = '<feGaussianBlur stdDeviation="90"/><feMorphology operator="dilate" radius="90"/>';
    const filters = `<filter id="f">${filter.repeat(200)}</filter><rect width="4000" height="4000" filter="url(#f)"/>`;
    await writeFile(
      join(folder, "endless.svg"),
      `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000">${filters}</svg>`,
    );
    const { code, stdout, stderr } = await ownProcess(["scan", "endless.svg", "code.png"]);
    expect(code).toBe(1);
    expect(stdout).toBe("code.png\tQR Code\thttps://example.com\n");
    expect(stderr).toMatch(/endless\.svg: .*takes too long to read/);
  }, 60_000);

  it("reads standard input", async () => {
    const input = await readFile(join(folder, "bars.png"));
    expect(await quietzone(["scan", "-"], { input })).toMatchObject({
      code: 0,
      stdout: "EAN13\t4006381333931\n",
    });
  });

  it("goes on after files without a code, explains each, and exits with 1", async () => {
    const { code, stdout, stderr } = await quietzone([
      "scan",
      "text.png",
      "empty.png",
      "none.png",
      ".",
      "code.png",
    ]);
    expect(code).toBe(1);
    expect(stdout).toBe("code.png\tQR Code\thttps://example.com\n");
    expect(stderr.split("\n")).toEqual([
      "error: text.png: Please select a valid image file (JPG, PNG, GIF, BMP, WebP)",
      "error: empty.png: This file is empty: choose another one",
      "error: none.png: This file cannot be opened: check its name and that you may read it",
      "error: .: This is a folder: name the pictures in it, such as *.png",
      "",
    ]);
  });

  it("escapes line breaks and control characters of a code", async () => {
    await quietzone(["qr", "two\nlines \u001b[31mred", "-o", "steering.png"]);
    const { stdout } = await quietzone(["scan", "steering.png"]);
    expect(stdout).toBe("QR Code\ttwo\\nlines \\u001b[31mred\n");
  });

  it("prints one line of JSON per file with --json", async () => {
    await copyFile(join(folder, "code.png"), join(folder, "copy.png"));
    const { code, stdout } = await quietzone(["scan", "--json", "copy.png", "text.png"]);
    expect(code).toBe(1);
    expect(
      stdout
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as unknown),
    ).toMatchObject([
      {
        file: "copy.png",
        codes: [
          {
            decoder: "zxing-wasm",
            format: "QR Code",
            text: "https://example.com",
            binary: false,
            corners: [{}, {}, {}, {}],
          },
        ],
        problem: null,
      },
      { file: "text.png", codes: [], problem: { code: "type" } },
    ]);
  });

  it("reports a missing file argument", async () => {
    const { code, stderr } = await quietzone(["scan"]);
    expect(code).toBe(2);
    expect(stderr).toContain("missing required argument 'file'");
  });
});
