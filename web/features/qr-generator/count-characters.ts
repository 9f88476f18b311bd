const segmenter = "Segmenter" in Intl ? new Intl.Segmenter() : null;

/** More than any QR code holds, so that counting never slows typing. */
const MOST_SEGMENTED = 10_000;

/** Characters as people count them: a family emoji of seven code points is one (Unicode UAX #29). */
export function countCharacters(text: string): number {
  if (!segmenter || text.length > MOST_SEGMENTED) return Array.from(text).length;
  return Array.from(segmenter.segment(text)).length;
}
