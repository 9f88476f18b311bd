import bidiFactory from "bidi-js";

const bidi = bidiFactory();

/** Adjacent letters of one font and one direction. */
export interface Run<Font> {
  font: Font;
  text: string;
  rightToLeft: boolean;
}

/** Cached: creating one takes as long as drawing a line of text. */
let segmenter: Intl.Segmenter | undefined;

/** User-perceived characters (grapheme clusters). */
export const clustersOf = (text: string): string[] => {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "grapheme" });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
};

/** Code points without a glyph: joiners, direction marks and variation selectors. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}]/u;

/** The code points of a cluster that a font must cover. */
export const visiblePoints = (cluster: string): number[] =>
  Array.from(cluster)
    .filter((character) => !INVISIBLE.test(character))
    .map((character) => character.codePointAt(0) ?? 0);

/** Whether a text is right-to-left, by its first letter with a direction (UAX #9, P2 and P3). */
export const isRightToLeft = (text: string): boolean =>
  (bidi.getEmbeddingLevels(text, "auto").paragraphs[0]?.level ?? 0) % 2 === 1;

/**
 * A line in visual order, from the left (UAX #9, L2).
 * @param rightToLeft direction of the whole text, which also applies to lines that start with letters of the
 * other direction (X1)
 * @param fontOf the font of a cluster, preferably that of the previous one
 */
export function runsOf<Font>(
  line: string,
  rightToLeft: boolean,
  fontOf: (cluster: string, before: Font | null) => Font | null,
): Run<Font>[] {
  const { levels } = bidi.getEmbeddingLevels(line, rightToLeft ? "rtl" : "ltr");
  const runs: (Run<Font> & { level: number })[] = [];
  let at = 0;
  let before: Font | null = null;
  for (const cluster of clustersOf(line)) {
    const level = levels[at] ?? 0;
    at += cluster.length;
    const font: Font | null = fontOf(cluster, before);
    if (font === null) continue;
    const last = runs.at(-1);
    if (last && last.font === font && last.level === level) last.text += cluster;
    else runs.push({ font, level, text: cluster, rightToLeft: level % 2 === 1 });
    before = font;
  }
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level--)
    for (let from = 0; from < runs.length; from++) {
      let to = from;
      while (to < runs.length && runs[to]!.level >= level) to++;
      if (to === from) continue;
      runs.splice(from, to - from, ...runs.slice(from, to).toReversed());
      from = to;
    }
  return runs;
}
