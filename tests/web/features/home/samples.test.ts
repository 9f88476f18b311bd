// @vitest-environment node
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jsbarcodeEncoder } from "../../../../adapters/codes/encode/jsbarcode-encoder.ts";
import { renderSvg } from "../../../../adapters/codes/files/render-svg.ts";
import { storedZlib } from "../../../../adapters/codes/files/stored-zlib.ts";
import { createBarcode } from "../../../../core/codes/barcode/create-barcode.ts";
import { barcodeDesignSchema } from "../../../../core/codes/barcode/design.ts";
import type { Drawing } from "../../../../core/codes/drawing.ts";
import { createQr } from "../../../../core/codes/qr/create-qr.ts";
import { type DesignTexts, readQrDesign } from "../../../../core/codes/texts/design-texts.ts";
import { qrEncoder } from "../../../../core/codes/qr/encode/qr-encoder.ts";
import { SAMPLE_CONTENTS, samples } from "../../../../web/features/home/samples.ts";
import { readFileIndependently } from "../../../support/codes/independent-decoder.ts";
import { makeFolder, removeFolder } from "../../../support/temporary-folder.ts";
import { CUP_PLACE, withCup } from "./cup-logo.ts";

const FILES = join(import.meta.dirname, "../../../../web/features/home/samples");
type Name = keyof typeof SAMPLE_CONTENTS;
const names = Object.keys(SAMPLE_CONTENTS) as Name[];

/** The designs of styled codes, in the format of the command line. */
const DESIGNS: Partial<Record<Name, DesignTexts>> = {
  designed: { foreground: "#211a52", logo_size: "70", modules: "connected", eyes: "rounded" },
  colored: { preset: "sunset", level: "M" },
  social: { preset: "rose", level: "L" },
};

function drawingOf(name: Name): Drawing {
  const content = SAMPLE_CONTENTS[name];
  if (name === "barcode")
    return createBarcode(jsbarcodeEncoder, "EAN13", content, barcodeDesignSchema.parse({})).drawing;
  const reading = readQrDesign(DESIGNS[name] ?? { level: "L" });
  if (!reading.ok) throw new Error(`The design of ${name} is none`);
  const { design } = reading;
  return name === "designed"
    ? withCup(createQr(qrEncoder, content, design, CUP_PLACE).drawing)
    : createQr(qrEncoder, content, design, null).drawing;
}

let folder: string;
beforeAll(async () => {
  folder = await makeFolder();
});
afterAll(() => removeFolder(folder));

// `npx vitest run -c tests/vitest.config.ts tests/web/features/home/samples.test.ts -u` draws them again
test.each(names)("the picture of %s matches the current drawing", async (name) => {
  await expect(renderSvg(drawingOf(name), 512, storedZlib)).toMatchFileSnapshot(join(FILES, `${name}.svg`));
});

test.each(names)("the picture of %s scans and contains the content of its link", async (name) => {
  expect(await readFileIndependently(join(FILES, `${name}.svg`))).toEqual([SAMPLE_CONTENTS[name]]);
});

test("the styled sample has its color", async () => {
  expect(await readFile(join(FILES, "designed.svg"), "utf8")).toContain("#b02a6b");
});

test("the hero code contains the address of the site", async () => {
  const { hero } = samples("https://codes.example.org");
  const path = join(folder, "hero.svg");
  await writeFile(path, decodeURIComponent(hero?.picture.replace("data:image/svg+xml,", "") ?? ""));
  expect(await readFileIndependently(path)).toEqual(["https://codes.example.org"]);
  expect(hero).toMatchObject({ size: 25, quietZone: 4 });
});

test.each([
  ["vcard", /^BEGIN:VCARD/],
  ["wifi", /^WIFI:T:WPA;S:Guests;P:two sugars please;;$/],
  ["product-serial", /"serialNumber":"QZ-000417"/],
  ["digital-signature", /"signerName":"Ada Lovelace"/],
] as const)("the code on the card of %s has the content that this tool makes", (tool, content) => {
  expect(SAMPLE_CONTENTS[tool]).toMatch(content);
});

test("the six content types have samples", () => {
  const { types } = samples("https://a.example");
  expect(Object.keys(types)).toEqual(["url", "text", "vcard", "phone", "email", "social"]);
});
