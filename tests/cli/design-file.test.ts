import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readFileIndependently } from "../support/codes/independent-decoder.ts";
import { programHere } from "../support/programs/program-here.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const inFolder = async (design: string) => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, "brand.json"), design);
  const draw = async (file: string, ...options: string[]) => {
    const outcome = await programHere(["qr", "https://example.com", "-o", join(folder, file), ...options]);
    return { ...outcome, path: join(folder, file) };
  };
  return { draw, brand: join(folder, "brand.json") };
};

const BRAND = { modules: "rounded", eyes: "circle", gradient: "linear 45 #0f766e #4c1d95", size: 600 };

test("a design in a file is the same as its options, is read, and options overrule it", async () => {
  const { draw, brand } = await inFolder(JSON.stringify(BRAND));
  const fromFile = await draw("file.svg", "--design", brand);
  expect(fromFile).toMatchObject({ code: 0 });
  const { modules, eyes, gradient } = BRAND;
  const options = ["--modules", modules, "--eyes", eyes, "--gradient", gradient, "--size", "600"];
  const typed = await draw("typed.svg", ...options);
  expect(await readFile(fromFile.path, "utf8")).toBe(await readFile(typed.path, "utf8"));
  expect(await readFileIndependently(fromFile.path)).toEqual(["https://example.com"]);
  const overruled = await draw("dots.svg", "--design", brand, "--modules", "dots");
  const dots = await draw("typed-dots.svg", ...options, "--modules", "dots");
  expect(await readFile(overruled.path, "utf8")).toBe(await readFile(dots.path, "utf8"));
  expect(await readFile(overruled.path, "utf8")).not.toBe(await readFile(typed.path, "utf8"));
});

test.each([
  ["{", "is not JSON"],
  ["[]", "is not one object"],
  ['{"module": "dots"}', "has members that are none of a design: module"],
  ['{"modules": "stars"}', '"stars" is not one of square, dots'],
])("a design file of %s is refused, and nothing is written", async (design, sentence) => {
  const { draw, brand } = await inFolder(design);
  const outcome = await draw("code.svg", "--design", brand);
  expect(outcome.code).toBe(2);
  expect(outcome.stderr).toContain(sentence);
  await expect(readFile(outcome.path)).rejects.toThrow("ENOENT");
});

test("a design file that does not exist is named", async () => {
  const { draw } = await inFolder("{}");
  expect(await draw("code.svg", "--design", "/nowhere/brand.json")).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("cannot read /nowhere/brand.json"),
  });
});
