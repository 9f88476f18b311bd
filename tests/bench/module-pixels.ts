import { qrEncoder } from "../../core/codes/qr/encode/qr-encoder.ts";
import { rasterize } from "../../adapters/codes/raster/rasterize.ts";
import type { Drawing, Layer, PathCommand } from "../../core/codes/drawing.ts";
import type { QrSymbol } from "../../core/codes/qr/symbol.ts";
import { decoders, drawing, randomFrom, rects } from "../support/codes/codes.ts";

/**
 * Share of codes that decode, by pixels per module, for three ways of drawing: edges rounded to whole pixels,
 * antialiased edges, and a whole number of pixels for every module with the remainder in the quiet zone.
 * Prints the table of docs/decisions/0006-whole-pixels.md.
 */
const QUIET_ZONE = 2;
const random = randomFrom(1);

function darkModules({ size, modules }: QrSymbol, offset: number): number[] {
  return Array.from(modules, (dark, at) =>
    dark ? [offset + (at % size), offset + Math.floor(at / size), 1, 1] : [],
  ).flat();
}

const WAYS: Record<string, (symbol: QrSymbol, sidePx: number) => Drawing> = {
  rounded(symbol) {
    const side = symbol.size + 2 * QUIET_ZONE;
    return drawing({ width: side, height: side, layers: [rects(darkModules(symbol, QUIET_ZONE))] });
  },
  blurred(symbol, sidePx) {
    const plain = WAYS.rounded!(symbol, sidePx);
    return { ...plain, layers: plain.layers.map(asPath) };
  },
  whole(symbol, sidePx) {
    const modulePx = Math.max(1, Math.floor(sidePx / (symbol.size + 2 * QUIET_ZONE)));
    const offset = Math.floor((sidePx - symbol.size * modulePx) / 2) / modulePx;
    const side = sidePx / modulePx;
    return drawing({ width: side, height: side, layers: [rects(darkModules(symbol, offset))] });
  },
};

/** The same squares as a path, whose edges are antialiased. */
function asPath(layer: Layer): Layer {
  if (layer.kind !== "rects") return layer;
  const commands: PathCommand[] = [];
  for (let at = 0; at < layer.rects.length; at += 4) {
    const [x = 0, y = 0] = layer.rects.subarray(at, at + 2);
    commands.push(
      { op: "M", x, y },
      { op: "L", x: x + 1, y },
      { op: "L", x: x + 1, y: y + 1 },
      { op: "L", x, y: y + 1 },
      { op: "Z" },
    );
  }
  return { kind: "path", fill: layer.fill, commands };
}

const BUCKETS = [1, 1.25, 1.5, 2, 2.5, 3, 4, 6];
const table: Record<string, Record<string, number>> = {};
for (const length of [15, 30, 60, 120, 200, 300, 450, 600, 800, 1000, 1270])
  for (const level of ["L", "M", "Q", "H", "L", "M", "Q", "H"] as const) {
    const content = Array.from({ length }, () => String.fromCharCode(97 + Math.floor(random() * 26))).join(
      "",
    );
    const symbol = qrEncoder.encode(content, { level: length > 600 ? "M" : level });
    for (let sample = 0; sample < 14; sample++) {
      const modulePx = 1 + random() ** 1.5 * 5;
      const sidePx = Math.max(64, Math.round(modulePx * (symbol.size + 2 * QUIET_ZONE)));
      const least = BUCKETS.findLast((limit) => limit <= sidePx / (symbol.size + 2 * QUIET_ZONE)) ?? 1;
      const row = (table[`from ${least}`] ??= { codes: 0 });
      row.codes!++;
      for (const [way, draw] of Object.entries(WAYS))
        for (const decoder of [decoders.jsqr, decoders.zxing]) {
          const [reading] = await decoder.decode(rasterize(draw(symbol, sidePx), sidePx));
          const column = `${way}, ${decoder.name}`;
          row[column] = (row[column] ?? 0) + (reading?.text === content ? 1 : 0);
        }
    }
  }
for (const row of Object.values(table))
  for (const [column, hits] of Object.entries(row))
    if (column !== "codes") row[column] = Math.round((100 * hits) / row.codes!);
console.table(
  Object.fromEntries(
    BUCKETS.map((limit) => `from ${limit}`).flatMap((key) => (table[key] ? [[key, table[key]]] : [])),
  ),
);
