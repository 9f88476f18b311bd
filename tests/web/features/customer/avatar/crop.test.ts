import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  MAX_ZOOM,
  moveCrop,
  placeCrop,
  placeOf,
  sideOf,
  wholeCrop,
  zoomCrop,
  type Crop,
} from "../../../../../web/features/customer/avatar/crop.ts";

const picture = { width: 400, height: 200 };

test("the crop starts as the largest centered square", () => {
  const crop = wholeCrop(picture);
  expect([crop, sideOf(picture, crop)]).toEqual([{ x: 200, y: 100, zoom: 1 }, 200]);
  expect(placeOf(picture, crop)).toEqual({ x: 50, y: 50 });
});

test("the crop moves by shares of its side, up to the edges of the picture", () => {
  const crop = wholeCrop(picture);
  expect(moveCrop(picture, crop, 0.1, 0)).toEqual({ x: 220, y: 100, zoom: 1 });
  expect(moveCrop(picture, crop, 9, 9)).toEqual({ x: 300, y: 100, zoom: 1 });
  expect(placeCrop(picture, crop, 0)).toEqual({ x: 100, y: 100, zoom: 1 });
});

test("zooming keeps the point under the finger in place", () => {
  const crop = wholeCrop(picture);
  const at = { x: 0.25, y: 0.75 };
  const point = (one: Crop) => [
    one.x + (at.x - 0.5) * sideOf(picture, one),
    one.y + (at.y - 0.5) * sideOf(picture, one),
  ];
  const zoomed = zoomCrop(picture, crop, 2, at);
  expect(sideOf(picture, zoomed)).toBe(100);
  expect(point(zoomed)).toEqual(point(crop));
});

test("the crop always stays within the picture", () => {
  const size = fc.record({
    width: fc.integer({ min: 1, max: 9000 }),
    height: fc.integer({ min: 1, max: 9000 }),
  });
  const share = fc.double({ min: -3, max: 3, noNaN: true });
  const input = fc.tuple(share, share, fc.double({ min: 0.01, max: 20, noNaN: true }));
  fc.assert(
    fc.property(size, fc.array(input, { maxLength: 20 }), (of, inputs) => {
      let crop = wholeCrop(of);
      for (const [x, y, zoom] of inputs) crop = zoomCrop(of, moveCrop(of, crop, x, y), zoom, { x, y });
      const half = sideOf(of, crop) / 2;
      const slack = 1e-6;
      expect(crop.zoom).toBeGreaterThanOrEqual(1);
      expect(crop.zoom).toBeLessThanOrEqual(MAX_ZOOM);
      expect(crop.x - half).toBeGreaterThanOrEqual(-slack);
      expect(crop.y - half).toBeGreaterThanOrEqual(-slack);
      expect(crop.x + half).toBeLessThanOrEqual(of.width + slack);
      expect(crop.y + half).toBeLessThanOrEqual(of.height + slack);
    }),
  );
});
