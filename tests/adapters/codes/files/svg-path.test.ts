import { expect, test } from "vitest";
import { pathData } from "../../../../adapters/codes/files/svg-path.ts";
import type { PathCommand } from "../../../../core/codes/drawing.ts";
import { randomFrom } from "../../../support/codes/codes.ts";

/** The number of arguments of each command. */
const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, z: 0 };

/**
 * The points of a path with relative commands (grammar: SVG 1.1 §8.3.9): control and end points, in order.
 */
function pointsOf(d: string): number[][] {
  const points: number[][] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let last = { letter: "", x: 0, y: 0 };
  for (const [, letter = "", list = ""] of d.matchAll(/([a-z])([^a-z]*)/g)) {
    const numbers = (list.match(/-?(?:\d+(?:\.\d+)?|\.\d+)/g) ?? []).map(Number);
    if (letter === "z") [x, y, last] = [startX, startY, { letter, x, y }];
    for (let at = 0; at < numbers.length; at += TAKES[letter]!) {
      const own = numbers.slice(at, at + TAKES[letter]!);
      if (letter === "h") own.push(0);
      if (letter === "v") own.unshift(0);
      const mirrors = last.letter === (letter === "s" ? "c" : "q");
      if (letter === "s" || letter === "t") own.unshift(mirrors ? x - last.x : 0, mirrors ? y - last.y : 0);
      for (let index = 0; index < own.length; index += 2) points.push([x + own[index]!, y + own[index + 1]!]);
      const handle = points.at(-2) ?? [0, 0];
      last = { letter: { s: "c", t: "q" }[letter] ?? letter, x: handle[0]!, y: handle[1]! };
      [x, y] = points.at(-1)! as [number, number];
      if (letter === "m") [startX, startY] = [x, y];
    }
  }
  return points;
}

const pointsAsked = (commands: PathCommand[]): number[][] =>
  commands.flatMap((command) => {
    if (command.op === "Z") return [];
    const end = [command.x, command.y];
    if (command.op === "C") return [[command.x1, command.y1], [command.x2, command.y2], end];
    return command.op === "Q" ? [[command.x1, command.y1], end] : [end];
  });

/** A shape with every kind of path segment. */
const corner = (x: number): PathCommand[] => [
  { op: "M", x, y: 0.5 },
  { op: "L", x: x + 1, y: 0.5 },
  { op: "L", x: x + 1, y: -0.25 },
  { op: "C", x1: x + 1, y1: -0.5, x2: x + 0.5, y2: -0.75, x, y: -0.75 },
  { op: "C", x1: x - 0.5, y1: -0.75, x2: x - 1, y2: -0.5, x: x - 1, y: 0 },
  { op: "Z" },
];

test("repeated shapes have the same path text, without unnecessary letters and spaces", () => {
  const d = pathData([...corner(1), ...corner(11)]);
  expect(d).toBe("m1 .5h1v-.75c0-.25-.5-.5-1-.5s-1 .25-1 .75zm10 0h1v-.75c0-.25-.5-.5-1-.5s-1 .25-1 .75z");
});

test("every point is close to that of the path, however long", () => {
  const random = randomFrom(7);
  const place = () => (random() - 0.5) * (random() < 0.3 ? 0.01 : 50);
  const commands: PathCommand[] = [{ op: "M", x: place(), y: place() }];
  for (let step = 0; step < 20_000; step++) {
    const [x, y, x1, y1] = [place(), place(), place(), place()];
    const kind = Math.floor(random() * 8);
    const before = commands.at(-1)!;
    if (kind === 0) commands.push({ op: "Z" }, { op: "M", x, y });
    else if (kind < 3) commands.push({ op: "L", x, y });
    else if (kind === 3 && "x" in before) commands.push({ op: "L", x: before.x, y });
    else if (kind < 6) commands.push({ op: "Q", x1, y1, x, y });
    else if (before.op === "C")
      commands.push({ ...before, x1: 2 * before.x - before.x2, y1: 2 * before.y - before.y2, x, y });
    else commands.push({ op: "C", x1, y1, x2: place(), y2: place(), x, y });
  }
  const [asked, written] = [pointsAsked(commands), pointsOf(pathData(commands))];
  expect(written).toHaveLength(asked.length);
  const errors = asked.map(([x = 0, y = 0], index) =>
    Math.max(Math.abs(x - written[index]![0]!), Math.abs(y - written[index]![1]!)),
  );
  expect(Math.max(...errors)).toBeLessThan(0.000_6);
});
