import {
  FRAME_CALL,
  FRAME_KINDS,
  FRAME_TEXT,
  frameTextProblem,
  type QrFrame,
  shownText,
} from "../qr/frame/frame.ts";
import { inkText } from "../qr/style/style.ts";
import { designProblem } from "../row-sentences/design-problem.ts";
import type { TextProblem } from "./text-problem.ts";

/** A frame as it is typed. */
export const FRAME_NAMES = ["frame", "frame_text", "frame_color"] as const;
export type FrameName = (typeof FRAME_NAMES)[number];
type FrameTexts = { [Name in FrameName]?: string | null | undefined };

/** Takes away the frame of a layer below. */
export const NO_FRAME = "none";

/** The syntax of each value, for help and API documents. */
export const FRAME_HINTS: Readonly<Record<FrameName, string>> = {
  frame: `frame with a text around the code: ${FRAME_KINDS.join(", ")}, or ${NO_FRAME}; the picture grows by it`,
  frame_text: `text of the frame in any script of our fonts, at most ${FRAME_TEXT.max} characters; "${FRAME_CALL}" if none is given`,
  frame_color: "color of the frame: # with 3 or 6 hex digits; that of the code if none is given",
};

interface FrameReading {
  /** null: none is asked for. */
  frame: QrFrame | null;
  problems: TextProblem[];
}

/** Reads a frame. A text or a color without a frame is refused: it would be lost. */
export function readFrame(texts: FrameTexts): FrameReading {
  const problems: TextProblem[] = [];
  const written = (name: FrameName): string | undefined => texts[name]?.trim() || undefined;
  const [asked, text, color] = [written("frame"), written("frame_text"), written("frame_color")];
  const word = asked?.toLowerCase().replaceAll(/[\s_]+/g, "-");
  const kind = FRAME_KINDS.find((one) => one === word);
  if (asked !== undefined && word !== NO_FRAME && kind === undefined)
    problems.push(
      designProblem("frame", "rows.design_word", {
        text: asked,
        words: [...FRAME_KINDS, NO_FRAME].join(", "),
      }),
    );
  const lost = text === undefined ? (color === undefined ? null : "frame_color") : "frame_text";
  if (asked === undefined && lost !== null)
    problems.push(designProblem(lost, "rows.design_frame", { words: FRAME_KINDS.join(", ") }));
  const tooLong = frameTextProblem(text ?? "");
  if (tooLong)
    problems.push({
      name: "frame_text",
      message: `${tooLong.message}.`,
      reason: { code: `frame.${tooLong.code}`, values: tooLong.values },
    });
  if (color !== undefined && !inkText.safeParse(color).success)
    problems.push(designProblem("frame_color", "rows.design_color", { text: color }));
  if (kind === undefined || problems.length > 0) return { frame: null, problems };
  return { frame: { kind, text: text ?? FRAME_CALL, color: color ?? null }, problems };
}

/** A frame as texts, its own text as it is shown: `readFrame` of them gives a frame that looks the same. */
export const frameTexts = (frame: QrFrame): Record<FrameName, string | null> => ({
  frame: frame.kind,
  frame_text: shownText(frame),
  frame_color: frame.color,
});
