import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Ruler } from "../../../../web/generator/paper/Ruler.tsx";

afterEach(cleanup);

test.each([
  [8, ["0", "mm"]],
  [38, ["0", "10", "20", "30", "mm"]],
])("numbers stand below their lines, and the unit behind the last: %d mm", (mm, labels) => {
  const { container } = render(<Ruler mm={mm} scale={4} />);
  const texts = [...container.querySelectorAll("text")];
  expect(texts.map(({ textContent }) => textContent)).toEqual(labels);
  const numbers = texts.slice(0, -1);
  expect(numbers.map((text) => text.getAttribute("x"))).toEqual(numbers.map((_, ten) => String(ten * 40)));
  expect(new Set(numbers.map((text) => text.getAttribute("text-anchor")))).toEqual(new Set(["middle"]));
});
