import { expect, test } from "vitest";
import { csvText } from "../../core/csv-text.ts";

test("escapes terminal sequences and formulas in a cell", () => {
  const rows = [["\u001b]0;owned\u0007name", "=1+1", "a\u0000b"]];
  expect(csvText(rows, { mark: false })).toBe("\\u001b]0;owned\\u0007name,'=1+1,a\\u0000b\r\n");
});

test("keeps line breaks, tabs and umlauts", () => {
  expect(csvText([["a\nb", "c\td", "Grüße", 7]], { mark: false })).toBe('"a\nb",c\td,Grüße,7\r\n');
});
