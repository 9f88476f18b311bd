import type { PathCommand } from "../drawing.ts";
import { GLYPH, glyphPath } from "./glyphs.ts";

/**
 * The outlines of one line of bold monospaced text.
 * @param text printable ASCII; any other character becomes a blank
 * @param line the center of the line, its baseline and the font size (1 em), all in user units
 */
export function textOutline(
  text: string,
  line: { center: number; baseline: number; fontSize: number },
): PathCommand[] {
  const unit = line.fontSize / GLYPH.unitsPerEm;
  const start = line.center - (text.length * GLYPH.advance * unit) / 2;
  return Array.from(text).flatMap((character, index) => {
    const left = start + index * GLYPH.advance * unit;
    return glyphOutline(character).map((command) => place(command, left, line.baseline, unit));
  });
}

function place(command: PathCommand, left: number, baseline: number, unit: number): PathCommand {
  if (command.op === "M" || command.op === "L") {
    return { op: command.op, x: left + command.x * unit, y: baseline + command.y * unit };
  }
  if (command.op !== "Q") return command;
  return {
    op: "Q",
    x1: left + command.x1 * unit,
    y1: baseline + command.y1 * unit,
    x: left + command.x * unit,
    y: baseline + command.y * unit,
  };
}

const parsed = new Map<string, PathCommand[]>();

/** The outline in glyph units, parsed once. */
function glyphOutline(character: string): PathCommand[] {
  const known = parsed.get(character);
  if (known) return known;
  const outline = parseOutline(glyphPath(character));
  // cache only characters with a glyph: others could fill the memory
  if (outline.length > 0) parsed.set(character, outline);
  return outline;
}

/** Converts relative steps to absolute points. */
function parseOutline(path: string): PathCommand[] {
  const commands: PathCommand[] = [];
  let x = 0;
  let y = 0;
  let start = { x, y };
  for (const [, op = "", rest = ""] of path.matchAll(/([mlqz])([^mlqz]*)/g)) {
    if (op === "z") {
      commands.push({ op: "Z" });
      ({ x, y } = start);
      continue;
    }
    const numbers = (rest.match(/-?\d+/g) ?? []).map(Number);
    const size = op === "q" ? 4 : 2;
    for (let at = 0; at < numbers.length; at += size) {
      const [a = 0, b = 0, c = 0, d = 0] = numbers.slice(at, at + size);
      const end = op === "q" ? { x: x + c, y: y + d } : { x: x + a, y: y + b };
      if (op === "q") commands.push({ op: "Q", x1: x + a, y1: y + b, ...end });
      else commands.push({ op: op === "m" ? "M" : "L", ...end });
      ({ x, y } = end);
    }
    if (op === "m") start = { x, y };
  }
  return commands;
}
