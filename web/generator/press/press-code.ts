import type { MadeCode } from "../../../adapters/codes/encode/made-code.ts";
import { placeOnPage } from "../../../adapters/codes/files/pdf-box.ts";
import { narrowed } from "../../../adapters/codes/files/press-code.ts";
import { DomainError } from "../../../core/errors.ts";
import { type Inks, inkProblem } from "../../../core/codes/print/ink-problem.ts";
import type { Page } from "../../../core/codes/print/page.ts";
import { PLAIN_PRESS } from "../../../core/codes/print/press.ts";
import { drawnPictureProblem } from "../../../core/codes/print/picture-ink.ts";
import type { SentenceValues } from "../../../core/codes/sentence.ts";
import { isMessageKey } from "../../messages/translator.ts";
import type { MessageKey } from "../../messages/areas.ts";
import { type PressDraft, pressOf } from "./press-draft.ts";

/** The kind of change that fixes a fault. */
export type PressRemedy = "colors" | "picture" | "modules" | "reduction" | "page";

/** The reason that a code cannot become a file for a print shop. */
export interface PressFault {
  ok: false;
  key: MessageKey;
  values: SentenceValues;
  remedy: PressRemedy;
}

/** A code ready for the file, and its trimmed page, mm. */
export interface PressCode {
  ok: true;
  code: MadeCode;
  page: Page;
}

/** Remedies by the key of the sentence. */
const REMEDIES: Readonly<Record<string, PressRemedy>> = {
  "press.only_square": "modules",
  "press.narrow_half": "reduction",
  "press.page_small": "page",
  "rows.black_picture": "picture",
};

const fault = (key: string, values: SentenceValues): PressFault | null =>
  isMessageKey(key) ? { ok: false, key, values, remedy: REMEDIES[key] ?? "colors" } : null;

/**
 * A code as it goes to the press, for a print report.
 * @param reduction bar width reduction, mm
 * @returns the unchanged code and the reason if the reduction is not possible
 */
export function reducedCode<Code extends MadeCode>(
  code: Code,
  reduction: number,
): { code: Code; fault: PressFault | null } {
  try {
    const press = { ...PLAIN_PRESS, page: "code", barWidthReduction: reduction } as const;
    return { code: narrowed(code, "eps", press), fault: null };
  } catch (error) {
    return { code, fault: faultOf(error) };
  }
}

/** @throws every error that is no refusal */
function faultOf(error: unknown): PressFault {
  const sentence = error instanceof DomainError ? error.sentence : undefined;
  const refused = sentence && fault(sentence.key, sentence.values);
  if (refused) return refused;
  throw error;
}

/** Prepares a code for a file, as the command line does with the same options. @param inks all colors of its design */
export function pressCode(
  code: MadeCode,
  inks: Inks,
  draft: PressDraft,
  format: "pdf" | "eps",
): PressCode | PressFault {
  const press = pressOf(draft, format);
  const problem = inkProblem(inks, press.ink) ?? drawnPictureProblem(code.drawing, press.ink);
  if (problem) {
    const known = problem.reason && fault(problem.reason.code, problem.reason.values);
    if (known) return known;
    throw new Error(problem.message);
  }
  try {
    return { ok: true, code: narrowed(code, format, press), page: placeOnPage(code, press.page).page };
  } catch (error) {
    return faultOf(error);
  }
}
