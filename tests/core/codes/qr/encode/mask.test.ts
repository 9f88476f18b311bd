import { create } from "qrcode";
import { describe, expect, it } from "vitest";
import { MASK_COUNT, packColumns, packRows, withBestMask } from "../../../../../core/codes/qr/encode/mask.ts";
import { penalty } from "../../../../../core/codes/qr/encode/mask-penalty.ts";
import { ERROR_CORRECTION_LEVELS } from "../../../../../core/codes/qr/symbol.ts";
import { isSameSymbol, plainSymbol } from "../../../../support/codes/qr-symbols.ts";

/** The penalty of a square of modules drawn with # and dots. */
function points(...lines: string[]): number {
  const modules = Uint8Array.from(Array.from(lines.join(""), (character) => (character === "#" ? 1 : 0)));
  const size = lines.length;
  return penalty(packRows(modules, size), packColumns(modules, size), size);
}

/**
 * The penalty of a checkerboard, which is 0 by itself, with a run of light modules at the start of one row.
 */
function chessboardWithRun(run: number): number {
  const rows = Array.from({ length: 16 }, (_, y) => (y % 2 === 0 ? "#." : ".#").repeat(8));
  const row = run % 2 === 0 ? 8 : 7;
  return points(...rows.with(row, ".".repeat(run) + (rows[row] ?? "").slice(run)));
}

describe("penalty", () => {
  it("is 0 for a checkerboard", () => {
    expect(points("#.#.", ".#.#", "#.#.", ".#.#")).toBe(0);
  });

  it("is 3 for each block of 2 x 2 modules of one color, overlapping ones included", () => {
    expect(points("##..", "##..", "..##", "..##")).toBe(4 * 3);
    expect(points("###.", "###.", "...#", "...#")).toBe(4 * 3);
  });

  it("is 3 for a run of five and 1 for each further module", () => {
    expect([3, 4, 5, 6, 7].map(chessboardWithRun)).toEqual([0, 0, 3, 4, 5]);
  });

  it("is 10 for each 5 % by which the share of dark modules differs from one half", () => {
    const size = 21;
    const blank = Array.from({ length: size }, () => ".".repeat(size));
    const runs = 2 * size * (size - 2);
    const blocks = 3 * (size - 1) ** 2;
    expect(points(...blank)).toBe(runs + blocks + 100);
  });

  it("stops counting at the limit", () => {
    const modules = new Uint8Array(21 * 21);
    const [rows, columns] = [packRows(modules, 21), packColumns(modules, 21)];
    const limited = penalty(rows, columns, 21, 50);
    expect(limited).toBeGreaterThanOrEqual(50);
    expect(limited).toBeLessThan(penalty(rows, columns, 21));
  });
});

describe("withBestMask", () => {
  it("chooses the same mask as the qrcode package in every version and level", () => {
    const chosen = new Set<number>();
    for (const level of ERROR_CORRECTION_LEVELS) {
      for (let version = 1; version <= 40; version++) {
        const content = String((version * 7919) % 10_000);
        const masked = create(content, { errorCorrectionLevel: level, version, maskPattern: 0 }).modules;
        const best = withBestMask({ version, level, mask: 0, size: masked.size, modules: masked.data });
        const plain = create(content, { errorCorrectionLevel: level, version });
        expect(best.mask).toBe(plain.maskPattern);
        expect(best.modules.every((module, index) => module === plain.modules.data[index])).toBe(true);
        chosen.add(best.mask);
      }
    }
    expect(chosen.size).toBe(MASK_COUNT);
  });

  it("does not modify the given symbol", () => {
    const { modules } = create("Quietzone", { errorCorrectionLevel: "M", maskPattern: 0 });
    const before = { version: 1, level: "M", mask: 0, size: modules.size, modules: modules.data } as const;
    const copy = { ...before, modules: modules.data.slice() };
    expect(isSameSymbol(withBestMask(before), plainSymbol("Quietzone", "M"))).toBe(true);
    expect(isSameSymbol(before, copy)).toBe(true);
  });
});
