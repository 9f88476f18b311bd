const segmenter = "Segmenter" in Intl ? new Intl.Segmenter() : null;

/** More than any QR code holds, so that counting never slows typing. */
const MAX_SEGMENTED_LENGTH = 10_000;

/** Characters as people count them: a family emoji of seven code points is one (Unicode UAX #29). */
export function countCharacters(text: string): number {
  if (!segmenter || text.length > MAX_SEGMENTED_LENGTH) return Array.from(text).length;
  return Array.from(segmenter.segment(text)).length;
}
