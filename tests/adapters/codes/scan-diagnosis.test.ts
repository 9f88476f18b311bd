import { expect, test } from "vitest";
import { blurred, type Gray, pictureOf, scaled, turned } from "../../../adapters/codes/scan/scan-gray.ts";
import { scanPicture } from "../../../adapters/codes/scan/scan-picture.ts";
import { loadZxingScannerNode } from "../../../adapters/codes/scan/scan-zxing.node.ts";
import { randomFrom } from "../../support/codes/codes.ts";
import { changed, cropped, landscape, noisy, qrGray } from "../../support/codes/scan-pictures.ts";

/** No time limit: a busy machine must not turn a diagnosis into "took too long". */
const UNHURRIED = { milliseconds: Infinity };
const zxing = await loadZxingScannerNode();
const problemOf = async (gray: Gray) => {
  const { codes, problem } = await scanPicture(pictureOf(gray), { zxing }, UNHURRIED);
  return codes.length > 0 ? "read" : problem?.code;
};

/** The code on a white sheet twice as wide. */
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

test("a photo without a code is diagnosed as having none", async () => {
  const { codes, problem } = await scanPicture(landscape(), { zxing }, UNHURRIED);
  expect(codes).toEqual([]);
  expect(problem?.code).toBe("no_code");
  expect(await problemOf({ width: 200, height: 200, light: new Uint8Array(40_000).fill(255) })).toBe(
    "no_code",
  );
});

/** A light page with noise like lines of text and, like icons, marks that resemble finder patterns. */
function pageWithMarks(marks: readonly (readonly [x: number, y: number, module: number])[]): Gray {
  const [width, height] = [390, 844];
  const random = randomFrom(7);
  const words = Array.from({ length: width * height }, () => random() < 0.4);
  const page: Gray = { width, height, light: new Uint8Array(width * height).fill(250) };
  return changed(page, (light, x, y) => {
    for (const [left, top, module] of marks) {
      const [across, down] = [Math.floor((x - left) / module), Math.floor((y - top) / module)];
      const ring = Math.max(Math.abs(across - 3), Math.abs(down - 3));
      if (ring <= 3) return ring === 2 ? light : 20;
      if (ring === 4) return light;
    }
    const isLine = y > 120 && y % 24 < 9 && x > 24 && x < 340;
    return isLine && words[Math.floor(y / 3) * width + Math.floor(x / 3)] ? 30 : light;
  });
}

test.each([
  ["one mark", [[20, 20, 4]]],
  [
    "two marks beside each other at the top",
    [
      [20, 20, 4],
      [320, 20, 4],
    ],
  ],
  [
    "two marks below each other at the left",
    [
      [8, 20, 4],
      [8, 700, 4],
    ],
  ],
  [
    "two small marks close to the lower edge",
    [
      [30, 810, 3],
      [120, 810, 3],
    ],
  ],
  [
    "three marks of which one is elsewhere",
    [
      [20, 20, 4],
      [300, 60, 4],
      [140, 700, 4],
    ],
  ],
] as const)(
  "a page without a code is diagnosed as having none, whatever its icons: %s",
  async (_what, marks) => {
    expect(await problemOf(pageWithMarks(marks))).toBe("no_code");
  },
);

test("a code with a missing edge is diagnosed as cut off", async () => {
  const code = qrGray(4, long);
  expect(await problemOf(cropped(code, 0, 0, code.width, Math.floor(0.72 * code.height)))).toBe("cut_off");
  expect(await problemOf(cropped(code, 0, 0, Math.floor(0.7 * code.width), code.height))).toBe("cut_off");
  // the same in the middle of a page
  const sheet = onSheet(code);
  expect(await problemOf(cropped(sheet, 0, 0, sheet.width, Math.floor(0.6 * sheet.height)))).toBe("cut_off");
});

test("a code with modules of about a pixel is diagnosed as too small", async () => {
  const { problem } = await scanPicture(
    pictureOf(onSheet(scaled(qrGray(8, long), 0.1))),
    { zxing },
    UNHURRIED,
  );
  expect(problem?.code).toBe("too_small");
  expect(problem?.values["pixels"]).toBeLessThan(1.5);
  expect(problem?.message).toContain(`its modules are about ${problem?.values["pixels"]} px wide`);
});

/** The code with a white hole that no error correction fills. */
const holed = (code: Gray): Gray =>
  changed(code, (light, x, y) => {
    const [across, down] = [x / code.width, y / code.height];
    return Math.min(across, down) > 0.42 && Math.max(across, down) < 0.65 ? 255 : light;
  });

test.each([3, 4])(
  "a sharp code of %d px per module is not diagnosed as blurred, even if rotated",
  async (px) => {
    const code = holed(onSheet(qrGray(px, long)));
    expect(await problemOf(turned(code, 10))).toBe("damaged");
    expect(await problemOf(turned(code, 45))).not.toBe("blurred");
  },
);

test("a code out of focus is diagnosed as blurred", async () => {
  const once = blurred(onSheet(qrGray(8, long)), 6);
  expect(await problemOf(noisy(blurred(once, 6), 3))).toBe("blurred");
});

test("a faint code is diagnosed as having too little contrast", async () => {
  const faint = changed(onSheet(qrGray(6, long)), (light) => (light < 128 ? 120 : 130));
  expect(await problemOf(noisy(faint, 6))).toBe("low_contrast");
});

test("a code in a dark frame is diagnosed as having no quiet zone", async () => {
  const whole = qrGray(4, long);
  const code = cropped(whole, 16, 16, whole.width - 32, whole.height - 32);
  const [from, to] = [Math.floor(code.width / 2), Math.floor(code.width / 2) + code.width];
  const isOutside = (x: number, y: number) => Math.min(x, y) < from || Math.max(x, y) >= to;
  expect(await problemOf(changed(onSheet(code), (light, x, y) => (isOutside(x, y) ? 0 : light)))).toBe(
    "no_quiet_zone",
  );
});

test("a partly covered code is diagnosed as damaged", async () => {
  const code = onSheet(qrGray(6, long));
  const center = code.width / 2;
  const covered = changed(code, (light, x, y) => (Math.hypot(x - center, y - center) < 55 ? 255 : light));
  expect(await problemOf(covered)).toBe("damaged");
});

test("the diagnosis works without the reader that is loaded later", async () => {
  const code = qrGray(4, long);
  const part = cropped(code, 0, 0, code.width, Math.floor(0.72 * code.height));
  const { problem } = await scanPicture(pictureOf(part), { zxing: null }, UNHURRIED);
  expect(problem?.code).toBe("cut_off");
});
