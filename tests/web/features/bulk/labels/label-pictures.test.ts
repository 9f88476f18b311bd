import { expect, it } from "vitest";
import {
  createPictureLoader,
  missingPictures,
  pictureFile,
  picturePath,
} from "../../../../../web/features/bulk/labels/label-pictures.ts";
import type { BulkTable } from "../../../../../web/features/bulk/table/bulk-table.ts";

const file = (name: string) => ({ name, dataUrl: "data:image/png;base64,AAAA" });
const [common, rose] = [file("all.png"), file("Rose.png")];
const files = { picture: common, pictures: [rose] };
const of = (cell: string) => pictureFile(files, picturePath(files, cell) ?? "");

it("a row has the picture that it names, whatever its folder and case, or the one of all", () => {
  expect(of("C:\\photos\\rose.PNG ")).toBe(rose);
  expect(of(" ")).toBe(common);
  expect(of("ash.png")).toBeNull();
  // a folder alone does not select the common picture
  expect(of("/")).toBeNull();
  expect(picturePath({ picture: null }, "")).toBeNull();
});

it("a picture that is not here is named", async () => {
  const path = picturePath(files, "ash.png") ?? "";
  await expect(createPictureLoader(files)(path)).rejects.toMatchObject({
    code: "not_found",
    sentence: { key: "rows.label_picture_missing", values: { name: "ash.png" } },
  });
  const cells = ["ash.png", "", "rose.png", "ASH.png"].map((each, line) => ({ line, cells: [each] }));
  const table = { records: cells } as unknown as BulkTable;
  expect(missingPictures({ ...files, pictureColumn: 0 }, table)).toEqual(["ASH.png"]);
  expect(missingPictures({ ...files, pictureColumn: null }, table)).toEqual([]);
});
