import { expect, test } from "vitest";
import { inReadingOrder } from "../../../core/codes/reading-order.ts";

const square = (name: string, x: number, y: number) => ({
  name,
  corners: [
    { x, y },
    { x: x + 100, y },
    { x: x + 100, y: y + 100 },
    { x, y: y + 100 },
  ],
});

test("codes side by side are read from the left, even if slightly tilted", () => {
  const found = [square("b", 150, 0), square("d", 150, 160), square("a", 0, 30), square("c", 0, 190)];
  expect(inReadingOrder(found).map(({ name }) => name)).toEqual(["a", "b", "c", "d"]);
});

test("codes without a known position come first, and none is lost", () => {
  const unplaced = { name: "?", corners: null };
  expect(inReadingOrder([square("a", 10, 10), unplaced]).map(({ name }) => name)).toEqual(["?", "a"]);
  expect(inReadingOrder([])).toEqual([]);
});
