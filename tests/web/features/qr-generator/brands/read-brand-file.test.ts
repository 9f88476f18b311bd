import { expect, test } from "vitest";
import { readBrandFile } from "../../../../../web/features/qr-generator/brands/read-brand-file.ts";

const file = (name: string, text: string) => new File([text], name);

test("names a brand after its file if the file contains no name", async () => {
  expect(await readBrandFile(file("Blue bakery.JSON", "{}"))).toMatchObject({ name: "Blue bakery" });
  expect(await readBrandFile(file("x.json", '{"name": "Shop"}'))).toMatchObject({ name: "Shop" });
  expect((await readBrandFile(file(`${"x".repeat(90)}.json`, "{}"))).name).toHaveLength(60);
});

test("rejects a file larger than 3 MB", async () => {
  const huge = file("huge.json", "x".repeat(3 * 1024 * 1024 + 1));
  await expect(readBrandFile(huge)).rejects.toMatchObject({
    message: "huge.json is larger than 3 MB, more than any design needs.",
  });
});
