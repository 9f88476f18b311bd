import { create } from "qrcode";
import { describe, expect, it } from "vitest";
import { blockLayout } from "../../../../../core/codes/qr/capacity.ts";
import {
  alignmentCenters,
  dataModules,
  functionModules,
} from "../../../../../core/codes/qr/encode/layout.ts";
import { ERROR_CORRECTION_LEVELS } from "../../../../../core/codes/qr/symbol.ts";

const versions = Array.from({ length: 40 }, (_, index) => index + 1);

describe("functionModules", () => {
  it("match the reserved modules of the qrcode package in every version", () => {
    for (const version of versions) {
      const { modules } = create("1", { version, errorCorrectionLevel: "L", maskPattern: 0 });
      const reserved = functionModules(version);
      expect(reserved.every((value, index) => value === modules.reservedBit[index])).toBe(true);
    }
  });
});

describe("alignmentCenters", () => {
  it.each([
    [1, []],
    [2, [6, 18]],
    [7, [6, 22, 38]],
    [32, [6, 34, 60, 86, 112, 138]],
    [40, [6, 30, 58, 86, 114, 142, 170]],
  ])("of version %i match ISO/IEC 18004 annex E", (version, centers) => {
    expect(alignmentCenters(version)).toEqual(centers);
  });
});

describe("dataModules", () => {
  it("hold every codeword of every version, with at most seven bits left", () => {
    for (const version of versions) {
      const left = dataModules(version).length - blockLayout(version, "L").codewords * 8;
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThanOrEqual(7);
    }
  });

  it("start at the lower right corner and are all distinct", () => {
    for (const version of versions) {
      const order = dataModules(version);
      expect(order[0]).toBe(functionModules(version).length - 1);
      expect(new Set(order).size).toBe(order.length);
    }
  });
});

describe("blockLayout", () => {
  it("leaves room for data in every block", () => {
    for (const version of versions) {
      for (const level of ERROR_CORRECTION_LEVELS) {
        const { codewords, blocks, correctionPerBlock, dataCodewords } = blockLayout(version, level);
        expect(dataCodewords).toBeGreaterThanOrEqual(blocks);
        expect(dataCodewords + blocks * correctionPerBlock).toBe(codewords);
      }
    }
  });
});
