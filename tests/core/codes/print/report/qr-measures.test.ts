import { describe, expect, it } from "vitest";
import { dataModules } from "../../../../../core/codes/qr/encode/layout.ts";
import { qrEncoder } from "../../../../../core/codes/qr/encode/qr-encoder.ts";
import type { MeasureName } from "../../../../../core/codes/print/report/measure.ts";
import { qrMeasures } from "../../../../../core/codes/print/report/qr-measures.ts";
import type { QrSamples } from "../../../../../core/codes/print/report/qr-samples.ts";
import type { ErrorCorrectionLevel } from "../../../../../core/codes/qr/symbol.ts";

const QUIET = 4;
/** Profile steps per module. */
const STEPS = 100;

/** Samples of a perfectly printed code. */
function perfect(content: string, level: ErrorCorrectionLevel): QrSamples {
  const symbol = qrEncoder.encode(content, { level });
  const { size, modules } = symbol;
  const side = size + 2 * QUIET;
  const reflectance = new Float64Array(side * side).fill(1);
  modules.forEach((dark, at) => {
    reflectance[(Math.floor(at / size) + QUIET) * side + (at % size) + QUIET] = 1 - dark;
  });
  const line = (at: (place: number) => number) =>
    Float64Array.from({ length: size * STEPS }, (_, step) => 1 - modules[at(Math.floor(step / STEPS))]!);
  const timing = { across: line((x) => 6 * size + x), down: line((y) => y * size + 6) };
  return { symbol, quiet: QUIET, reflectance, timing };
}

/** Changes the reflectance of some modules. */
function changed(samples: QrSamples, modules: readonly number[], to: (now: number) => number): QrSamples {
  const { size } = samples.symbol;
  const reflectance = samples.reflectance.slice();
  for (const at of modules) {
    const place = (Math.floor(at / size) + QUIET) * (size + 2 * QUIET) + (at % size) + QUIET;
    reflectance[place] = to(reflectance[place]!);
  }
  return { ...samples, reflectance };
}

function of(samples: QrSamples, name: MeasureName) {
  const found = qrMeasures(samples, true).find((one) => one.name === name);
  return { value: found?.value, grade: found?.grade };
}

const turnedOver = (now: number) => 1 - now;
/** 2 |0.35 - 0.5| = 0.3, which is grade 2. */
const pale = (now: number) => (now === 0 ? 0.35 : 0.65);

/** Resamples a profile to another step length. */
const stretched = (profile: Float64Array, factor: number) =>
  Float64Array.from(
    { length: Math.round(profile.length * factor) },
    (_, step) => profile[Math.min(profile.length - 1, Math.floor(step / factor))]!,
  );

describe("error correction", () => {
  // 26 codewords in one block, 17 of them for error correction, one of which is reserved for detecting
  // misreads (ISO/IEC 18004 table 9)
  const code = perfect("A1", "H");
  const codewords = (count: number) =>
    Array.from({ length: count }, (_, at) => dataModules(code.symbol.version)[8 * at]!);

  it("is used up by two codewords for each wrong one", () => {
    expect(code.symbol.version).toBe(1);
    const unused = [0, 1, 3, 4, 6, 8].map((count) =>
      of(changed(code, codewords(count), turnedOver), "unused_error_correction"),
    );
    expect(unused).toEqual([
      { value: 1, grade: 4 },
      { value: 0.875, grade: 4 },
      { value: 0.625, grade: 4 },
      { value: 0.5, grade: 3 },
      { value: 0.25, grade: 1 },
      { value: 0, grade: 0 },
    ]);
    // several wrong modules of one codeword count once
    const first = [...dataModules(1).subarray(0, 8)];
    expect(of(changed(code, first, turnedOver), "unused_error_correction").value).toBe(0.875);
  });

  it("raises the modulation grade if few modules are weak", () => {
    const modulation = [0, 3, 4, 8].map((count) => of(changed(code, codewords(count), pale), "modulation"));
    expect(modulation).toEqual([
      { value: 1, grade: 4 },
      { value: 0.3, grade: 4 },
      { value: 0.3, grade: 3 },
      { value: 0.3, grade: 2 },
    ]);
    expect(of(changed(code, codewords(8), pale), "unused_error_correction").grade).toBe(4);
  });
});

describe("fixed patterns", () => {
  const code = perfect("v".repeat(100), "M");
  const { size } = code.symbol;

  it("lose a grade for each damaged module of a finder pattern", () => {
    const damage = [0, 1, 2, 3, 4].map((count) => {
      const modules = Array.from({ length: count }, (_, at) => size + at);
      return of(changed(code, modules, turnedOver), "fixed_pattern_damage").grade;
    });
    expect(damage).toEqual([4, 3, 2, 1, 0]);
  });

  it("include two copies of the format, and the better one counts", () => {
    const above = [0, 1, 2, 3, 4].map((y) => y * size + 8);
    expect(of(code, "format_information")).toEqual({ value: 0, grade: 4 });
    expect(of(changed(code, above, turnedOver), "format_information")).toEqual({ value: 5, grade: 2 });
    expect(of(code, "version_information").grade).toBe(code.symbol.version < 7 ? undefined : 4);
  });
});

describe("the grid", () => {
  const code = perfect("A1", "H");

  it("has axial nonuniformity if its width and height differ", () => {
    const { across, down } = code.timing;
    expect(of(code, "axial_nonuniformity")).toEqual({ value: 0, grade: 4 });
    const grades = [1.05, 1.07, 1.09, 1.11, 1.2].map(
      (factor) =>
        of({ ...code, timing: { across: stretched(across, factor), down } }, "axial_nonuniformity").grade,
    );
    expect(grades).toEqual([4, 3, 2, 1, 0]);
  });

  it("has grid nonuniformity if a module is displaced", () => {
    const { across, down } = code.timing;
    const values = [0, 20, 40].map((steps) => {
      // moves the dark module in the middle to the right
      const moved = down.slice();
      const start = 10 * STEPS;
      moved.fill(1, start, start + STEPS);
      moved.fill(0, start + steps, start + STEPS + steps);
      return of({ ...code, timing: { across, down: moved } }, "grid_nonuniformity");
    });
    expect(values).toEqual([
      { value: 0, grade: 4 },
      { value: 0.2, grade: 4 },
      { value: 0.4, grade: 3 },
    ]);
    // a completely dark timing pattern cannot be measured
    const black = { across, down: down.map(() => 0) };
    expect(of({ ...code, timing: black }, "grid_nonuniformity")).toEqual({ value: null, grade: 0 });
  });
});
