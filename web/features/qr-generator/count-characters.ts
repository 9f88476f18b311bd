const segmenter = "Segmenter" in Intl ? new Intl.Segmenter() : null;

/** Longer than the content of any QR code, so that counting never slows down typing. */
const MAX_SEGMENTED_LENGTH = 10_000;

/** User-perceived characters: a family emoji of seven code points counts as one (Unicode UAX #29). */
export function countCharacters(text: string): number {
  if (!segmenter || text.length > MAX_SEGMENTED_LENGTH) return Array.from(text).length;
  return Array.from(segmenter.segment(text)).length;
}
