import type { QrDesign } from "../../../core/codes/qr/design.ts";
import { frameRefusal, missingLetters, shownText } from "../../../core/codes/qr/frame/frame.ts";
import type { Lettering } from "../../../core/codes/qr/frame/lettering.ts";

/**
 * The lettering for a design's frame; null if the frame has no text. Fonts and shaping engine, 440 kB, are
 * loaded with the first frame.
 * @throws DomainError `validation_failed` if no font covers its letters
 */
export async function frameLettering({ frame }: Pick<QrDesign, "frame">): Promise<Lettering | null> {
  if (!frame) return null;
  const { loadLettersNode } = await import("./load-letters.node.ts");
  const { lettering, missing } = await loadLettersNode(shownText(frame));
  const problem = missingLetters(missing);
  if (problem) throw frameRefusal(problem);
  return lettering;
}
