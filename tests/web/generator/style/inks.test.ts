import { expect, test } from "vitest";
import { gradientSchema } from "../../../../core/codes/qr/style/style.ts";
import { opaque, twoColors } from "../../../../web/generator/style/inks.ts";

test("an ink is never see-through", () => {
  expect(opaque("#12345680")).toBe("#123456");
  expect(opaque("transparent")).toBe("#000000");
  expect(opaque("#abc")).toBe("#aabbcc");
});

test.each(["#000000", "#1e3a8a", "#be123c", "#be123c80", "#000"])(
  "a gradient that begins with %s is one that a style takes, whatever its other end was",
  (from) => {
    for (const to of [undefined, from, "#000000", "#1e3a8a", "transparent"]) {
      const gradient = twoColors({ kind: "linear", angle: 45, from, ...(to !== undefined && { to }) });
      expect([to, gradientSchema.safeParse(gradient).success]).toEqual([to, true]);
    }
  },
);

test("the other end of a gradient stays where it differs", () => {
  expect(twoColors({ kind: "radial", angle: 0, from: "#111111", to: "#222222" })).toEqual({
    kind: "radial",
    angle: 0,
    from: "#111111",
    to: "#222222",
  });
});
