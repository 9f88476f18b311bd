// @vitest-environment node
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { samples } from "../../../../web/features/home/samples.ts";
import { readFileIndependently } from "../../../support/codes/independent-decoder.ts";
import { makeFolder, removeFolder } from "../../../support/temporary-folder.ts";

const { hero, designed, tools, colored, types } = samples("https://codes.example.org");
let folder: string;
beforeAll(async () => {
  folder = await makeFolder();
});
afterAll(() => removeFolder(folder));

async function read(picture: string): Promise<string[]> {
  const path = join(folder, "picture.svg");
  await writeFile(path, decodeURIComponent(picture.replace("data:image/svg+xml,", "")));
  return readFileIndependently(path);
}

test("the first code leads to the page itself", async () => {
  expect(await read(hero?.picture ?? "")).toEqual(["https://codes.example.org"]);
  expect(hero).toMatchObject({ size: 25, quietZone: 4 });
});

test.each(Object.entries(types))(
  "the code of %s holds the content that its link hands over",
  async (_type, sample) => {
    expect(await read(sample.picture)).toEqual([sample.content]);
  },
);

test("the code with a logo and the one in colors scan", async () => {
  expect(await read(designed.picture)).toEqual([designed.content]);
  expect(designed.picture).toContain("%23b02a6b");
  expect(await read(colored)).toEqual(["https://example.com"]);
});

test.each([
  ["barcode", /^4006381333931$/],
  ["vcard", /^BEGIN:VCARD/],
  ["wifi", /^WIFI:T:WPA;S:Guests;P:two sugars please;;$/],
  ["product-serial", /"serialNumber":"QZ-000417"/],
  ["digital-signature", /"signerName":"Ada Lovelace"/],
])("the code on the card of %s is one that this tool makes", async (tool, content) => {
  const [text] = await read(tools[tool] ?? "");
  expect(text).toMatch(content);
});

test("no code holds a word that had to be in the visitor's language", () => {
  expect(Object.keys(types)).toEqual(["url", "text", "vcard", "phone", "email", "social"]);
  expect(samples("https://a.example").types).toBe(types);
});
