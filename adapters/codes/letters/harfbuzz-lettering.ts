import type * as HarfbuzzModule from "harfbuzzjs";
import type { PathCommand } from "../../../core/codes/drawing.ts";
import type { LetteredLine, Lettering } from "../../../core/codes/qr/frame/lettering.ts";
import { placePath } from "../../../core/codes/qr/style/place-path.ts";
import { isRightToLeft, type Run, runsOf, visiblePoints } from "./runs.ts";

/** The shaping engine. It is loaded as a module, since its WebAssembly comes with it. */
export type Harfbuzz = typeof HarfbuzzModule;

/** A font that is ready for shaping. */
export interface OpenFont {
  font: HarfbuzzModule.Font;
  unitsPerEm: number;
  isEmoji: boolean;
  /** Outlines by glyph number. */
  outlines: Map<number, readonly PathCommand[]>;
}

export function openFont(harfbuzz: Harfbuzz, sfnt: Uint8Array, isEmoji: boolean): OpenFont {
  const face = new harfbuzz.Face(new harfbuzz.Blob(sfnt));
  return { font: new harfbuzz.Font(face), unitsPerEm: face.upem, isEmoji, outlines: new Map() };
}

const hasAll = ({ font }: OpenFont, cluster: string): boolean =>
  visiblePoints(cluster).every((point) => font.nominalGlyph(point) !== undefined);

/** Shown as an emoji by default, or because U+FE0F follows. */
const PICTURE = /\p{Emoji_Presentation}|\ufe0f|\p{Regional_Indicator}/u;

/**
 * The font that draws a cluster: the previous cluster's font, so that words stay in one font, otherwise the
 * first that covers all of it; null: none.
 */
export function fontFor(
  fonts: readonly OpenFont[],
  cluster: string,
  before: OpenFont | null,
): OpenFont | null {
  const isPicture = PICTURE.test(cluster);
  if (before && before.isEmoji === isPicture && hasAll(before, cluster)) return before;
  const fitting = fonts.filter((font) => hasAll(font, cluster));
  return fitting.find(({ isEmoji }) => isEmoji === isPicture) ?? fitting[0] ?? null;
}

/** @param text the whole text, which determines the direction of spaces and punctuation */
export function createLettering(harfbuzz: Harfbuzz, fonts: readonly OpenFont[], text: string): Lettering {
  const known = new Map<string, LetteredLine>();
  const rightToLeft = isRightToLeft(text);
  return {
    rightToLeft,
    line(line) {
      const found =
        known.get(line) ??
        drawLine(
          harfbuzz,
          runsOf(line, rightToLeft, (cluster, before: OpenFont | null) => fontFor(fonts, cluster, before)),
        );
      known.set(line, found);
      return found;
    },
  };
}

function drawLine(harfbuzz: Harfbuzz, runs: readonly Run<OpenFont>[]): LetteredLine {
  const commands: PathCommand[] = [];
  const glyphs: LetteredLine["glyphs"] = [];
  let width = 0;
  for (const run of runs) {
    const { font, unitsPerEm } = run.font;
    const buffer = new harfbuzz.Buffer();
    buffer.addText(run.text);
    buffer.guessSegmentProperties();
    buffer.setDirection(run.rightToLeft ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR);
    harfbuzz.shape(font, buffer);
    for (const glyph of buffer.getGlyphInfosAndPositions()) {
      const { codepoint, xOffset = 0, yOffset = 0, xAdvance = 0 } = glyph;
      const left = width + xOffset / unitsPerEm;
      const outline = outlineOf(run.font, codepoint);
      const down = -yOffset / unitsPerEm;
      for (const command of outline) commands.push(placePath(command, left, down));
      if (outline.length > 0) glyphs.push({ x: left, y: down, outline });
      width += xAdvance / unitsPerEm;
    }
  }
  return { width, ...inkOf(commands), commands, glyphs };
}

/** The outline of a glyph in em, y downward. */
function outlineOf({ font, unitsPerEm, outlines }: OpenFont, glyph: number): readonly PathCommand[] {
  const known = outlines.get(glyph);
  if (known) return known;
  const outline = font.glyphToJson(glyph).flatMap(({ type, values }): PathCommand[] => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values.map(
      (value, at) => (at % 2 === 0 ? value : -value) / unitsPerEm,
    );
    if (type === "M" || type === "L") return [{ op: type, x: a, y: b }];
    if (type === "Q") return [{ op: "Q", x1: a, y1: b, x: c, y: d }];
    if (type === "C") return [{ op: "C", x1: a, y1: b, x2: c, y2: d, x: e, y: f }];
    return [{ op: "Z" }];
  });
  outlines.set(glyph, outline);
  return outline;
}

/** Vertical extent of an outline. Control points of curves count as well, which is close enough. */
function inkOf(commands: readonly PathCommand[]): { top: number; bottom: number } {
  let [top, bottom] = [Infinity, -Infinity];
  for (const command of commands) {
    if (command.op === "Z") continue;
    top = Math.min(top, command.y);
    bottom = Math.max(bottom, command.y);
  }
  return top <= bottom ? { top, bottom } : { top: 0, bottom: 0 };
}
