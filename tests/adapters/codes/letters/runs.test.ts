import { expect, test } from "vitest";
import { runsOf } from "../../../../adapters/codes/letters/runs.ts";

const seen = (line: string, rightToLeft: boolean) =>
  runsOf(line, rightToLeft, () => "font").map((run) => [run.text, run.rightToLeft ? "rtl" : "ltr"]);

test("leading Latin letters are placed on the right in right-to-left text", () => {
  expect(seen("QR קוד", true)).toEqual([
    [" קוד", "rtl"],
    ["QR", "ltr"],
  ]);
  expect(seen("QR קוד", false)).toEqual([
    ["QR ", "ltr"],
    ["קוד", "rtl"],
  ]);
});

test("numbers and Latin words keep their direction in right-to-left text", () => {
  expect(seen("סרקו 24/7 QR", true)).toEqual([
    ["QR", "ltr"],
    [" ", "rtl"],
    ["24/7", "ltr"],
    ["סרקו ", "rtl"],
  ]);
});
