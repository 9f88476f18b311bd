import { expect, test } from "vitest";
import { makeQr } from "../../../../adapters/codes/encode/make-qr.ts";
import { inkSpread, noisy, outOfFocus } from "../../../../adapters/codes/robustness/camera.ts";
import { printed } from "../../../../adapters/codes/robustness/conditions.ts";
import { measureRobustness } from "../../../../adapters/codes/robustness/measure-robustness.node.ts";
import type { Gray } from "../../../../adapters/codes/scan/scan-gray.ts";
import { isPlainQr } from "../../../../core/codes/qr/draw-qr.ts";
import { qrDesignSchema } from "../../../../core/codes/qr/design.ts";
import { strengtheningFixes } from "../../../../core/codes/qr/qr-design-fixes.ts";
import {
  compareRobustness,
  isFrail,
  robustnessFloor,
  robustnessSentence,
} from "../../../../core/codes/qr/robustness.ts";

const CONTENT = "https://example.com/a-longer-address/of-a-shop?table=12&menu=lunch";

function measured(design: object) {
  const { symbol, drawing, design: used } = makeQr(CONTENT, qrDesignSchema.parse(design), null);
  return { fixes: strengtheningFixes(used, symbol, false), of: measureRobustness(CONTENT, symbol, drawing) };
}

test("a plain code passes nearly all of forty conditions and is its own reference", async () => {
  const plain = await measured({}).of;
  expect(plain).toMatchObject({ of: 40, weaknesses: [] });
  expect(plain.held).toBe(plain.plain);
  expect(plain.plain).toBeGreaterThanOrEqual(38);
});

test("pale dots on a color scan in fewer conditions, and a fix improves them", async () => {
  const frail = {
    foreground: "#6d28d9",
    background: "#fde68a",
    style: { modules: "dots", eyeFrame: "circle" },
  };
  const { of, fixes } = measured(frail);
  const robustness = await of;
  expect(isFrail(robustness)).toBe(true);
  expect(robustness.weaknesses).toContain("print");
  const [fix] = fixes;
  const fixed = await measured({ ...frail, ...fix?.change.design }).of;
  expect(fixed.held).toBeGreaterThanOrEqual(robustnessFloor(robustness));
});

test("a missing quiet zone lowers the robustness", async () => {
  const [none, full] = [
    await measured({ margin: 0, background: "#d9d9f1" }).of,
    await measured({ background: "#d9d9f1" }).of,
  ];
  expect(none.held).toBeLessThan(full.held);
});

test("a canvas much wider than the code does not enlarge the tested picture", async () => {
  const { sharp, fine } = printed(
    makeQr("hello", qrDesignSchema.parse({ size: { width: 2000, height: 64 } }), null).drawing,
  );
  expect([sharp.width, fine.width].map((px) => px <= 10 * (21 + 20))).toEqual([true, true]);
});

test("the same design has the same robustness each time", async () => {
  const design = { foreground: "#b91c1c", style: { modules: "diamonds" } };
  expect(await measured(design).of).toEqual(await measured(design).of);
});

const result = (isRead: boolean, group: "blur" | "noise") => ({ isRead, group });

test("a condition is listed once if the plain code passes it and the design does not", () => {
  const robustness = compareRobustness(
    [result(false, "blur"), result(false, "blur"), result(false, "noise"), result(true, "noise")],
    [result(true, "blur"), result(true, "blur"), result(false, "noise"), result(true, "noise")],
  );
  expect(robustness).toEqual({ held: 1, of: 4, plain: 3, weaknesses: ["blur"] });
  expect(robustnessSentence(robustness)).toBe(
    "Scans in 1 of 4 conditions; plain: 3. Weaker than the plain code: out of focus",
  );
});

/** A white picture with a dark square of 4 px in its middle. */
function square(): Gray {
  const light = new Uint8Array(12 * 12).fill(255);
  for (const y of [4, 5, 6, 7]) light.fill(0, 12 * y + 4, 12 * y + 8);
  return { width: 12, height: 12, light };
}
const dark = ({ light }: Gray) => light.filter((value) => value === 0).length;
const mean = ({ light }: Gray) => light.reduce((sum, value) => sum + value, 0) / light.length;

test("ink that spreads by one px turns a square of 4 px into one of 6, and dry ink into one of 2", () => {
  expect(dark(inkSpread(square(), 1))).toBe(36);
  expect(dark(inkSpread(square(), -1))).toBe(4);
  expect(dark(inkSpread(square(), 0))).toBe(16);
});

test("blur and noise keep the mean brightness of a picture", () => {
  expect(mean(outOfFocus(square(), 1.5))).toBeCloseTo(mean(square()), 0);
  const gray = { ...square(), light: new Uint8Array(144).fill(128) };
  expect(Math.abs(mean(noisy(gray, 20)) - 128)).toBeLessThan(5);
});

function isPlain(design: object): boolean {
  const code = makeQr(CONTENT, qrDesignSchema.parse(design), null);
  return isPlainQr(code.drawing, code.design);
}

test("only a black code on white with a full quiet zone needs no measurement", () => {
  expect([{}, { size: 700 }, { margin: 6 }, { foreground: "#000" }].map(isPlain)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(
    [
      { margin: 3 },
      { foreground: "#000001" },
      { background: "transparent" },
      { style: { modules: "dots" } },
      { style: { eyeFrame: "leaf" } },
    ].map(isPlain),
  ).toEqual([false, false, false, false, false]);
});
