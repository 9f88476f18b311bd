import * as z from "zod/mini";
import { DomainError } from "../../../errors.ts";
import { fillSentence } from "../../sentence.ts";
import { inkText } from "../style/style.ts";

/** Frames with a text that states the purpose of the code. */
export const FRAME_KINDS = ["label", "label-above", "bubble", "border", "ribbon", "arrow"] as const;
export type FrameKind = (typeof FRAME_KINDS)[number];

/** Largest length of the text, characters: more would be too small to read next to the code. */
export const FRAME_TEXT = { max: 60 } as const;

/** The text of a frame for which none is given; pages suggest it in their own language. */
export const FRAME_CALL = "Scan me";

/** Sentences about the text of a frame; the web catalog includes them. */
export const frameMessages = {
  "frame.too_long": "A frame has room for {max} characters, and this text has {count}",
  "frame.missing": "Our fonts have no letters for {characters}",
  "frame.unloaded":
    "The letters of the text could not be loaded. Check your connection and try again: once loaded, they work offline, too",
} as const;

type FrameProblemCode = "too_long" | "missing";
export interface FrameProblem {
  code: FrameProblemCode;
  values: Record<string, string | number>;
  /** In English, without its full stop. */
  message: string;
}

const problem = (code: FrameProblemCode, values: FrameProblem["values"]): FrameProblem => ({
  code,
  values,
  message: fillSentence(frameMessages[`frame.${code}`], values),
});

/** On one line, without blanks at its ends and without control characters. */
const frameText = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Zs}]+/gu, " ")
    .trim();

/** The reason why a text does not fit into a frame; null if it does. */
export function frameTextProblem(text: string): FrameProblem | null {
  const count = Array.from(frameText(text)).length;
  return count > FRAME_TEXT.max ? problem("too_long", { max: FRAME_TEXT.max, count }) : null;
}

/** Characters that a sentence names. */
const NAMED = 5;

/** The reason why a text cannot be drawn; null if the fonts cover all of it. */
export function missingLetters(missing: readonly string[]): FrameProblem | null {
  if (missing.length === 0) return null;
  const more = missing.length > NAMED ? " …" : "";
  return problem("missing", { characters: missing.slice(0, NAMED).join(" ") + more });
}

export const frameRefusal = ({ code, values, message }: FrameProblem): DomainError =>
  new DomainError("validation_failed", `${message}.`, {
    fields: { frame_text: `${message}.` },
    sentence: { key: `frame.${code}`, values },
  });

/** The refusal of a text whose letters cannot be fetched. */
export const unloadedLetters = (cause: unknown): DomainError =>
  new DomainError("unavailable", `${frameMessages["frame.unloaded"]}.`, {
    sentence: { key: "frame.unloaded", values: {} },
    cause,
  });

/** The frame around a code and its quiet zone. */
export const qrFrameSchema = z.object({
  kind: z.enum(FRAME_KINDS),
  /** Blank: FRAME_CALL. */
  text: z._default(
    z.string().check(
      z.refine((text) => frameTextProblem(text) === null, {
        error: ({ input }) => frameTextProblem(String(input))?.message,
      }),
    ),
    FRAME_CALL,
  ),
  /** null: like the code. */
  color: z._default(z.nullable(inkText), null),
});
export type QrFrame = z.infer<typeof qrFrameSchema>;

/** The text that a frame shows. */
export const shownText = ({ text }: Pick<QrFrame, "text">): string => frameText(text) || FRAME_CALL;
