import { execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadPictureFile, loadPictureNode } from "../../../adapters/codes/files/load-picture.node.ts";
import { LOGO_BYTES } from "../../../core/codes/qr/logo-file.ts";
import { pixelAt } from "../../support/codes/codes.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "load-picture-"));
});
afterAll(() => rm(folder, { recursive: true }));

const red = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.5 } } });

describe("loadPictureNode", () => {
  test.each(["png", "gif", "webp", "jpeg"] as const)("reads %s", async (format) => {
    const { width, height, rgba } = await loadPictureNode(await red(40, 20).toFormat(format).toBuffer());
    expect([width, height, rgba.length]).toEqual([40, 20, 40 * 20 * 4]);
  });

  test("keeps alpha and scales large pictures down in proportion", async () => {
    const picture = await loadPictureNode(await red(1500, 750).png().toBuffer());
    expect([picture.width, picture.height]).toEqual([512, 256]);
    expect(pixelAt(picture, 0, 0)).toEqual([255, 0, 0, 128]);
  });

  test("rotates a photo by its EXIF orientation", async () => {
    const turned = await red(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await loadPictureNode(turned)).toMatchObject({ width: 20, height: 40 });
  });

  test("refuses a file of another kind whatever its name", async () => {
    await expect(loadPictureNode(Buffer.from("<html><p>logo.png</p></html>"))).rejects.toMatchObject({
      code: "logo_unreadable",
      message: "Please select a valid image file. Accepted types: JPEG, PNG, GIF, WebP, SVG",
    });
  });

  test("refuses more than 2 MB", async () => {
    const large = Buffer.concat([await red(4, 4).png().toBuffer(), Buffer.alloc(LOGO_BYTES)]);
    await expect(loadPictureNode(large)).rejects.toThrow("File size should be less than 2MB");
  });

  test("refuses a truncated file and a damaged one", async () => {
    const png = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: "#fff",
        noise: { type: "gaussian", mean: 99, sigma: 30 },
      },
    })
      .png()
      .toBuffer();
    const damaged = Buffer.from(png);
    damaged.fill(7, 5000, 5400);
    for (const file of [png.subarray(0, png.length / 2), damaged, png.subarray(0, 12)])
      await expect(loadPictureNode(file)).rejects.toThrow("The picture cannot be read");
  });

  test("refuses a small file that decompresses to a huge picture", async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: "#fff" } })
      .png({ palette: true })
      .toBuffer();
    expect(bomb.length).toBeLessThan(LOGO_BYTES);
    await expect(loadPictureNode(bomb)).rejects.toThrow("smaller than 40 million pixels");
  });
});

describe("loadPictureFile", () => {
  test("reads a file", async () => {
    const path = join(folder, "logo.png");
    await writeFile(path, await red(7, 5).png().toBuffer());
    expect(await loadPictureFile(path)).toMatchObject({ width: 7, height: 5 });
  });

  test("reports a missing file and a path that is not a file", async () => {
    const missing = join(folder, "none.png");
    await expect(loadPictureFile(missing)).rejects.toMatchObject({
      code: "logo_unreadable",
      message: `There is no picture ${missing}: check its name and folder`,
    });
    await expect(loadPictureFile(folder)).rejects.toThrow(`The picture ${folder} cannot be opened`);
  });

  test("reads regular files only, not devices or pipes", async () => {
    const pipe = join(folder, "pipe");
    execFileSync("mkfifo", [pipe]);
    for (const path of [pipe, "/dev/zero"]) {
      await expect(loadPictureFile(path)).rejects.toThrow(`The picture ${path} cannot be opened`);
    }
  });

  test("refuses a large file before reading it", async () => {
    const path = join(folder, "large.png");
    await writeFile(path, Buffer.alloc(LOGO_BYTES + 1));
    await expect(loadPictureFile(path)).rejects.toThrow("File size should be less than 2MB");
  });
});
