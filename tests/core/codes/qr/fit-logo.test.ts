import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitLogo } from "../../../../core/codes/qr/fit-logo.ts";
import { picture } from "../../../support/codes/codes.ts";

const opaque = (width: number, height: number) => picture(width, height, () => [200, 0, 0, 255]);

describe("fitLogo", () => {
  it("keeps the corners of a square on the circle", () => {
    expect(fitLogo(opaque(10, 10), 5, 5, Math.SQRT2)).toMatchObject({ x: 4, y: 4, width: 2, height: 2 });
  });

  it("keeps the proportions of a wide logo", () => {
    const image = fitLogo(opaque(40, 30), 0, 0, 5);
    expect(image).toMatchObject({ x: -4, y: -3, width: 8, height: 6 });
  });

  it("lets a round logo with transparent corners fill the circle", () => {
    const round = picture(100, 100, (x, y) => [
      0,
      0,
      0,
      Math.hypot(x + 0.5 - 50, y + 0.5 - 50) < 50 ? 255 : 0,
    ]);
    expect(fitLogo(round, 0, 0, 10)?.width).toBeGreaterThan(19.5);
  });

  it("centers the visible part of a logo with uneven transparent edges", () => {
    const off = picture(100, 100, (x, y) => [0, 0, 0, x < 20 && y < 20 ? 255 : 0]);
    const image = fitLogo(off, 0, 0, Math.SQRT2);
    expect(image?.x).toBeCloseTo(-1);
    expect(image?.width).toBeCloseTo(10);
  });

  it("returns null if nothing is visible", () => {
    expect(
      fitLogo(
        picture(8, 8, () => [255, 0, 0, 3]),
        0,
        0,
        1,
      ),
    ).toBeNull();
    expect(
      fitLogo(
        picture(0, 0, () => [0, 0, 0, 0]),
        0,
        0,
        1,
      ),
    ).toBeNull();
  });

  it("never places a visible pixel outside the circle", () => {
    const side = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(side, side, fc.infiniteStream(fc.constantFrom(0, 0, 255)), (width, height, alphas) => {
        const logo = picture(width, height, () => [0, 0, 0, alphas.next().value ?? 0]);
        const image = fitLogo(logo, 0, 0, 1);
        if (!image) return;
        for (let y = 0; y < height; y++) {
          for (let x = 0; x < width; x++) {
            if (logo.rgba[(y * width + x) * 4 + 3] === 0) continue;
            for (const [right, down] of [
              [x, y],
              [x + 1, y],
              [x, y + 1],
              [x + 1, y + 1],
            ] as const) {
              const reach = Math.hypot(
                image.x + (right / width) * image.width,
                image.y + (down / height) * image.height,
              );
              expect(reach).toBeLessThanOrEqual(1 + 1e-9);
            }
          }
        }
      }),
    );
  });
});
