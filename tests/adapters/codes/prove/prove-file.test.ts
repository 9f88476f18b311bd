import { expect, test, vi } from "vitest";
import { loadRenderer } from "../../../../adapters/codes/files/load-renderer.node.ts";
import { makeBarcode } from "../../../../adapters/codes/encode/make-barcode.ts";
import type { MadeCode } from "../../../../adapters/codes/encode/made-code.ts";
import { makeQr } from "../../../../adapters/codes/encode/make-qr.ts";
import { provePicture } from "../../../../adapters/codes/prove/prove-picture.node.ts";
import { bandsOf } from "../../../../adapters/codes/raster/banded-picture.ts";
import { frameProblem } from "../../../../adapters/codes/prove/frame-problem.ts";
import { proveFile } from "../../../../adapters/codes/prove/prove-file.node.ts";
import { rasterize } from "../../../../adapters/codes/raster/rasterize.ts";
import { barcodeDesignSchema } from "../../../../core/codes/barcode/design.ts";
import { qrDesignSchema } from "../../../../core/codes/qr/design.ts";
import { DomainError } from "../../../../core/errors.ts";
import { logo, randomFrom } from "../../../support/codes/codes.ts";
import { designsFrom } from "../../../support/codes/random-designs.ts";

const SEED = Number(process.env["QZ_SEED"] ?? 1);
const DESIGNS = Number(process.env["QZ_DESIGNS"] ?? 40);

const random = randomFrom(SEED);
const walk = designsFrom(random);
const picture = logo();

/** A code with random content and design, or null if none can be made. */
function randomCode(): MadeCode | null {
  const { content, design, hasLogo } = walk.qr();
  const bars = walk.barcode();
  if (random() < 0.3) {
    const made = makeBarcode(bars.format, bars.content, bars.design);
    return made.ok ? made : null;
  }
  try {
    return makeQr(content, design, hasLogo ? picture : null);
  } catch (error) {
    if (error instanceof DomainError && error.code === "content_too_long") return null;
    throw error;
  }
}

const describeCode = ({ asked, widthPx }: MadeCode) => `${asked.format} "${asked.content}", ${widthPx} px`;

test(
  "files of random designs get the same verdict as the patient readers, and none is called damaged",
  async () => {
    const render = { png: await loadRenderer("png"), svg: await loadRenderer("svg") };
    const wrong: string[] = [];
    let scanning = 0;
    for (let step = 0; step < DESIGNS; step++) {
      const code = randomCode();
      if (code === null || code.widthPx > 1000) continue;
      const patient = await provePicture(code.asked, rasterize(code.drawing, code.widthPx));
      if (patient.scans) scanning += 1;
      for (const format of ["png", "svg"] as const) {
        const { proof, damage } = await proveFile(await render[format](code, new Date()), format, code, {
          isSearched: false,
        });
        if (damage !== null) wrong.push(`${describeCode(code)}, ${format}: ${damage}`);
        if (proof.code !== patient.code)
          wrong.push(`${describeCode(code)}, ${format}: ${proof.code} in place of ${patient.code}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(scanning).toBeGreaterThan(DESIGNS / 4);
  },
  60_000 + DESIGNS * 1000,
);

/** Sizes in px at which zero, one or two px remain besides the 21 modules. */
const LEFT_OVER = [64, 65, 85, 84, 106, 190];

test.each(["png", "svg", "pdf"] as const)(
  "a code without a quiet zone, as designed, is not a damaged %s file, whatever px are left over beside it",
  async (format) => {
    const render = await loadRenderer(format);
    const sizes = [...LEFT_OVER, { width: 105, height: 106 }, { width: 200, height: 106 }];
    for (const size of sizes) {
      const code = makeQr("12345", qrDesignSchema.parse({ size, margin: 0 }), null);
      const { proof, damage } = await proveFile(await render(code, new Date()), format, code, {
        isSearched: false,
      });
      expect([size, damage, proof.code]).toEqual([size, null, "scans"]);
    }
  },
);

const framed = { kind: "border", text: "Scan" };

test.each<[string, object]>([
  ["one alone", { background: "#fef3c7", style: { corners: "rounded" } }],
  ["one in a frame", { style: { corners: "rounded" }, frame: framed }],
  [
    "one with a logo on a wide canvas",
    { size: { width: 500, height: 300 }, style: { corners: "rounded", modules: "dots" } },
  ],
])("a background with round corners is transparent outside of them and not damage: %s", async (_, asked) => {
  const design = qrDesignSchema.parse(asked);
  const code = makeQr("https://example.com", design, design.frame ? null : picture);
  const drawn = rasterize(code.drawing, code.widthPx);
  const alphaAt = (x: number, y: number) => drawn.rgba[4 * (y * drawn.width + x) + 3];
  const [right, bottom] = [drawn.width - 1, drawn.height - 1];
  expect([alphaAt(0, 0), alphaAt(right, 0), alphaAt(0, bottom), alphaAt(right, bottom)]).toEqual([
    0, 0, 0, 0,
  ]);
  expect(alphaAt(Math.floor(right / 2), 0)).toBe(255);
  const { corner = 0, symbol, framed: inFrame } = code.drawing;
  expect(corner).toBeGreaterThan(0);
  expect(corner).toBeLessThanOrEqual(Math.min(symbol?.x ?? corner, symbol?.y ?? corner));
  for (const format of ["png", "svg", "pdf", "eps"] as const) {
    const render = await loadRenderer(format);
    const { proof, damage } = await proveFile(await render(code, new Date()), format, code, {
      isSearched: false,
    });
    expect([format, damage, proof.code]).toEqual([format, null, "scans"]);
  }
  // a dot in the quiet zone, next to a corner
  const px = drawn.width / code.drawing.width;
  const place = {
    x: Math.ceil(((inFrame?.x ?? 0) + corner + 1) * px),
    y: Math.ceil(((inFrame?.y ?? 0) + 1) * px),
  };
  drawn.rgba.set([0, 0, 0, 255], 4 * (place.y * drawn.width + place.x));
  expect(frameProblem(code, bandsOf(drawn))).toBe("The quiet zone around the code is not clear");
});

test.each([
  ["https://example.com/abcdefghijklmnopqrstuvwxyzabcdefgh", 366],
  ["https://example.com/abcdefghijklmnopqrstuvwxyzabcdefgh", 367],
  ["ABC", 1999],
  ["ABC", 2000],
])(
  "the SVG file of a styled code of “%s” is not damaged if px are left over: %i px",
  async (content, size) => {
    const style = { eyeFrame: "rounded", eyeBall: "leaf" };
    const code = makeQr(content, qrDesignSchema.parse({ size, level: "H", style }), null);
    const svg = await (await loadRenderer("svg"))(code, new Date());
    const { proof, damage } = await proveFile(svg, "svg", code, { isSearched: false });
    expect([damage, proof.code]).toEqual([null, "scans"]);
  },
);

test("a transparent pixel in the color of the code is not damage", () => {
  const code = makeQr("ABC", qrDesignSchema.parse({ size: 290, background: "transparent" }), null);
  const drawn = rasterize(code.drawing, code.widthPx);
  drawn.rgba.set([34, 25, 118, 0], 4 * (drawn.width + 1));
  expect(frameProblem(code, bandsOf(drawn))).toBeNull();
});

/** 95 modules of 2 px on a canvas that is one px wider. */
const bareBars = barcodeDesignSchema.parse({
  canvas: { width: 191, height: 80 },
  quietZone: 0,
  margin: 0,
  displayValue: false,
});

test.each([
  ["QR code", makeQr("12345", qrDesignSchema.parse({ size: 64, margin: 0 }), null)],
  ["barcode", makeBarcode("EAN13", "4006381333931", bareBars) as MadeCode],
])("a mark in the px left over beside a %s without a quiet zone is damage", (_, code) => {
  const damaged = rasterize(code.drawing, code.widthPx);
  expect(frameProblem(code, bandsOf(damaged))).toBeNull();
  const endOfRow = 4 * damaged.width * 33;
  damaged.rgba.fill(0, endOfRow - 4, endOfRow - 1);
  expect(frameProblem(code, bandsOf(damaged))).toBe("The quiet zone around the code is not clear");
});

test.each([
  ["the smallest code, read before any other", "ABC"],
  ["one of usual size", "https://example.com"],
  ["one of 1,200 characters", "https://example.com/".repeat(60)],
])("two independent quick readers read a code: %s", async (_, content) => {
  // a fresh module, as for the first code of a batch
  vi.resetModules();
  const { proveFile: proveFirst } = await import("../../../../adapters/codes/prove/prove-file.node.ts");
  const code = makeQr(content, qrDesignSchema.parse({ level: "L", size: 800 }), null);
  const render = await loadRenderer("png");
  const { proof } = await proveFirst(await render(code, new Date()), "png", code, { isSearched: false });
  expect(proof.checks).toEqual([
    { decoder: "qr", outcome: "same", text: null },
    { decoder: "zxing-wasm", outcome: "same", text: null },
  ]);
});
