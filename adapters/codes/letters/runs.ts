import bidiFactory from "bidi-js";

const bidi = bidiFactory();

/** Letters of one font and one direction that stand beside each other. */
export interface Run<Font> {
  font: Font;
  text: string;
  rightToLeft: boolean;
}

/** To make one takes as long as to draw a line of text. */
let segmenter: Intl.Segmenter | undefined;

/** Characters as people count them. */
export const clustersOf = (text: string): string[] => {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "grapheme" });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
};

/** What has no letter of its own: joiners, marks of direction, how an emoji is to look. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}]/u;

/** The code points of a cluster that a font has to have. */
export const visiblePoints = (cluster: string): number[] =>
  Array.from(cluster)
    .filter((character) => !INVISIBLE.test(character))
    .map((character) => character.codePointAt(0) ?? 0);

/** Whether a text begins on the right: the first letter that has a direction decides (UAX #9, P2 and P3). */
export const isRightToLeft = (text: string): boolean =>
  (bidi.getEmbeddingLevels(text, "auto").paragraphs[0]?.level ?? 0) % 2 === 1;

/**
 * A line in the order in which its parts are seen, from the left (UAX #9, L2).
 * @param rightToLeft whether the whole text begins on the right: a line of it that begins with other letters does as well (X1)
 * @param fontOf the font of a cluster, which tends to the one before it
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
