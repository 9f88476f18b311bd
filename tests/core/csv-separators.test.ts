import { expect, it } from "vitest";
import { csvText } from "../../core/csv-text.ts";

/** The cells of a line in a spreadsheet that always splits at semicolons, whatever the file's separator. */
const partedAtSemicolons = (csv: string): string[] => {
  const cells: string[] = [];
  let [text, isQuoted] = ["", false];
  for (let at = 0; at < csv.length; at += 1) {
    const sign = csv[at] ?? "";
    if (isQuoted && sign === '"' && csv[at + 1] === '"') {
      text += '"';
      at += 1;
    } else if (isQuoted && sign === '"') isQuoted = false;
    else if (isQuoted) text += sign;
    else if (sign === '"' && text === "") isQuoted = true;
    else if (/[;\r\n]/.test(sign)) {
      cells.push(text);
      text = "";
    } else text += sign;
  }
  return [...cells, text];
};

it.each([
  "Mozilla/5.0;=1+41;x",
  "x;@SUM(A1);y",
  "x;+1+41;y",
  "x;-1+41;y",
  "x;＝1+41;y",
  'x;"=1+41;y',
  'x;""=1+41;y',
  "x\n=1+41;y",
  "x\r\n=1+41;y",
  "x;\t=1+41;y",
  ";;=1+41",
])("leaves no formula from %j if cells are split at semicolons", (text) => {
  for (const row of [
    [text, "b"],
    ["a", text, "c"],
    ["a", text],
  ]) {
    const cells = partedAtSemicolons(csvText([row], { mark: false }));
    expect(cells.filter((cell) => /^[\t\r]*[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
  }
});

it("keeps text that no spreadsheet would calculate", () => {
  const agent = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36";
  expect(csvText([["a-b", "c=d", agent]], { mark: false })).toBe(`a-b,c=d,${agent}\r\n`);
});
