import { expect, test } from "vitest";
import { blurred, type Gray, pictureOf, scaled } from "../../../adapters/codes/scan/scan-gray.ts";
import { scanPicture } from "../../../adapters/codes/scan/scan-picture.ts";
import { loadZxingScannerNode } from "../../../adapters/codes/scan/scan-zxing.node.ts";
import { changed, cropped, landscape, noisy, qrGray } from "../../support/codes/scan-pictures.ts";

/** A busy machine must not turn a diagnosis into "took too long". */
const UNHURRIED = { milliseconds: Infinity };
const zxing = await loadZxingScannerNode();
const problemOf = async (gray: Gray) => {
  const { codes, problem } = await scanPicture(pictureOf(gray), { zxing }, UNHURRIED);
  return codes.length > 0 ? "read" : problem?.code;
};

/** A code on a sheet that is twice as wide. */
const onSheet = (code: Gray): Gray => {
  const sheet = {
    width: 2 * code.width,
    height: 2 * code.height,
    light: new Uint8Array(4 * code.light.length).fill(255),
  };
  return changed(sheet, (light, x, y) => {
    const [u, v] = [x - Math.floor(code.width / 2), y - Math.floor(code.height / 2)];
    return u >= 0 && v >= 0 && u < code.width && v < code.height ? code.light[v * code.width + u]! : light;
  });
};

const long = "a".repeat(40);

test("a photo without a code has none", async () => {
  const { codes, problem } = await scanPicture(landscape(), { zxing }, UNHURRIED);
  expect(codes).toEqual([]);
  expect(problem?.code).toBe("no_code");
  expect(await problemOf({ width: 200, height: 200, light: new Uint8Array(40_000).fill(255) })).toBe(
    "no_code",
  );
});

test("a code of which an edge is missing is cut off", async () => {
  const code = qrGray(6, long);
  expect(await problemOf(cropped(code, 0, 0, code.width, Math.floor(0.72 * code.height)))).toBe("cut_off");
  expect(await problemOf(cropped(code, 0, 0, Math.floor(0.7 * code.width), code.height))).toBe("cut_off");
});

test("a code whose modules are hardly larger than a pixel is too small", async () => {
  const { problem } = await scanPicture(
    pictureOf(onSheet(scaled(qrGray(8, long), 0.1))),
    { zxing },
    UNHURRIED,
  );
  expect(problem?.code).toBe("too_small");
  expect(problem?.values["pixels"]).toBeLessThan(1.5);
  expect(problem?.message).toContain(`its modules are about ${problem?.values["pixels"]} px wide`);
});

test("a code out of focus is blurred", async () => {
  const once = blurred(onSheet(qrGray(8, long)), 6);
  expect(await problemOf(noisy(blurred(once, 6), 3))).toBe("blurred");
});

test("a code that hardly stands out has too little contrast", async () => {
  const faint = changed(onSheet(qrGray(6, long)), (light) => (light < 128 ? 120 : 130));
  expect(await problemOf(noisy(faint, 6))).toBe("low_contrast");
});

test("a code in a dark frame has no quiet zone", async () => {
  const whole = qrGray(6, long);
  const code = cropped(whole, 24, 24, whole.width - 48, whole.height - 48);
  const [from, to] = [Math.floor(code.width / 2), Math.floor(code.width / 2) + code.width];
  const isOutside = (x: number, y: number) => Math.min(x, y) < from || Math.max(x, y) >= to;
  expect(await problemOf(changed(onSheet(code), (light, x, y) => (isOutside(x, y) ? 0 : light)))).toBe(
    "no_quiet_zone",
  );
});

test("a code of which a part is covered is damaged", async () => {
  const code = onSheet(qrGray(6, long));
  const center = code.width / 2;
  const covered = changed(code, (light, x, y) => (Math.hypot(x - center, y - center) < 55 ? 255 : light));
  expect(await problemOf(covered)).toBe("damaged");
});

test("the hint is available without the reader that is loaded later", async () => {
  const code = qrGray(6, long);
  const part = cropped(code, 0, 0, code.width, Math.floor(0.72 * code.height));
  const { problem } = await scanPicture(pictureOf(part), { zxing: null }, UNHURRIED);
  expect(problem?.code).toBe("cut_off");
});
