import type { PathCommand } from "../drawing.ts";
import { GLYPH, glyphPath } from "./glyphs.ts";

/**
 * The outlines of one line of text, bold, one width for every character.
 * @param text printable ASCII; any other character leaves its place empty
 * @param line the middle of the line, its baseline and the font size (1 em), all in user units
 */
export function textOutline(
  text: string,
  line: { centre: number; baseline: number; fontSize: number },
): PathCommand[] {
  const unit = line.fontSize / GLYPH.unitsPerEm;
  const start = line.centre - (text.length * GLYPH.advance * unit) / 2;
  return Array.from(text).flatMap((character, place) =>
    glyphOutline(character, start + place * GLYPH.advance * unit, line.baseline, unit),
  );
}

function glyphOutline(character: string, left: number, baseline: number, unit: number): PathCommand[] {
  const commands: PathCommand[] = [];
  let x = 0;
  let y = 0;
  let start = { x, y };
  const point = (dx: number, dy: number) => ({ x: left + (x + dx) * unit, y: baseline + (y + dy) * unit });
  for (const { op, numbers } of parseSteps(glyphPath(character))) {
    if (op === "z") {
      commands.push({ op: "Z" });
      ({ x, y } = start);
      continue;
    }
    const size = op === "q" ? 4 : 2;
    for (let at = 0; at < numbers.length; at += size) {
      const [a = 0, b = 0, c = 0, d = 0] = numbers.slice(at, at + size);
      const [dx, dy] = op === "q" ? [c, d] : [a, b];
      const control = point(a, b);
      const end = point(dx, dy);
      if (op === "m") commands.push({ op: "M", ...end });
      else if (op === "l") commands.push({ op: "L", ...end });
      else commands.push({ op: "Q", x1: control.x, y1: control.y, ...end });
      x += dx;
      y += dy;
    }
    if (op === "m") start = { x, y };
  }
  return commands;
}

function* parseSteps(path: string): Generator<{ op: string; numbers: number[] }> {
  for (const [, op = "", rest = ""] of path.matchAll(/([mlqz])([^mlqz]*)/g)) {
    yield { op, numbers: (rest.match(/-?\d+/g) ?? []).map(Number) };
  }
}
