import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
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
  return { draw, brand: join(folder, "brand.json"), folder };
};

const BRAND = { modules: "rounded", eyes: "circle", gradient: "linear 45 #0f766e #4c1d95", size: 600 };

test("a design file is equivalent to its options, which override it", async () => {
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

const square = (background: string) =>
  sharp({ create: { width: 80, height: 80, channels: 3, background } })
    .png()
    .toBuffer();

test("a design file's logo is drawn unless another one is given, for one code and for a batch", async () => {
  const red = await square("#ff0000");
  const { draw, brand, folder } = await inFolder(
    JSON.stringify({
      version: 1,
      name: "Shop",
      ...BRAND,
      logo: `data:image/png;base64,${red.toString("base64")}`,
    }),
  );
  await writeFile(join(folder, "red-logo.png"), red);
  await writeFile(join(folder, "green-logo.png"), await square("#00ff00"));
  await writeFile(join(folder, "plain.json"), JSON.stringify(BRAND));
  const plain = ["--design", join(folder, "plain.json")];
  const bytes = async (file: string, ...options: string[]) => readFile((await draw(file, ...options)).path);
  const branded = await bytes("branded.png", "--design", brand);
  expect(branded).toEqual(await bytes("red-given.png", ...plain, "--logo", join(folder, "red-logo.png")));
  expect(await bytes("green.png", "--design", brand, "--logo", join(folder, "green-logo.png"))).toEqual(
    await bytes("green-given.png", ...plain, "--logo", join(folder, "green-logo.png")),
  );
  await writeFile(join(folder, "codes.csv"), "content,file\nhttps://example.com,one\n");
  const run = ["batch", join(folder, "codes.csv"), "-o", join(folder, "out"), "--design", brand];
  expect(await programHere(run)).toMatchObject({ code: 0 });
  expect(await readFile(join(folder, "out", "one.png"))).toEqual(branded);
});

test.each([
  ["{", "is not JSON"],
  ["[]", "is not one object"],
  ['{"shape": "dots"}', "has members that are not part of a design: shape"],
  ['{"version": 2, "corners": "soft"}', "is of version 2, and this program reads version 1"],
  ['{"logo": "logo.png"}', "has a logo that is not a JPEG, PNG, GIF, WebP or SVG picture as a data URI"],
  ['{"modules": "stars"}', '"stars" is not one of square, dots'],
])("a design file containing %s is rejected, and nothing is written", async (design, sentence) => {
  const { draw, brand } = await inFolder(design);
  const outcome = await draw("code.svg", "--design", brand);
  expect(outcome.code).toBe(2);
  expect(outcome.stderr).toContain(sentence);
  await expect(readFile(outcome.path)).rejects.toThrow("ENOENT");
});

test("a missing design file is named in the error", async () => {
  const { draw } = await inFolder("{}");
  expect(await draw("code.svg", "--design", "/nowhere/brand.json")).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("cannot read /nowhere/brand.json"),
  });
});
