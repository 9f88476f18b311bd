import { expect, test } from "vitest";
import { MOST_COPIES } from "../../../core/codes/print/label-printer.ts";
import { readQuantity } from "../../../core/labels/quantity.ts";

test.each([
  [undefined, 1],
  ["", 1],
  ["3", 3],
  ["03", 3],
  ["3,00", 3],
  ["10000", MOST_COPIES],
])("a quantity of %s means %d labels", (text, number) => expect(readQuantity(text)).toBe(number));

test.each(["0", "-1", "1.5", "1e9", "1000000000", "10001", "1,000", "12.000", "two"])(
  "refuses %s as a quantity",
  (text) => expect(readQuantity(text)).toBeNull(),
);
