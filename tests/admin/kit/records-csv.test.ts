import { expect, test } from "vitest";
import { recordsCsv } from "../../../admin/kit/list/records-csv.ts";

test("writes the field names as the header and escapes formulas", () => {
  const csv = recordsCsv([
    { id: "1", title: '=HYPERLINK("x")', hosts: ["a.example"], end_date: null, is_active: false },
    { id: "2", title: "Labels", priority: 3 },
  ]);
  expect(csv.replace("\ufeff", "").trim().split("\r\n")).toEqual([
    "id,title,hosts,end_date,is_active,priority",
    `1,"'=HYPERLINK(""x"")","[""a.example""]",,false,`,
    "2,Labels,,,,3",
  ]);
});
