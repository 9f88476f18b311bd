import { fillSentence, type SentenceValues } from "../sentence.ts";
import { addressMessages } from "./address-messages.ts";
import { labelMessages } from "./label-messages.ts";
import { rowMessages } from "./row-messages.ts";
import { tableMessages } from "./table-messages.ts";

const messages = { ...rowMessages, ...addressMessages, ...labelMessages, ...tableMessages };
export type RowMessageCode = keyof typeof messages;

/** The parts of a sentence, so that a page can translate it: a message code, its values, and the sentences that follow. */
export interface SentenceReason {
  code: string;
  /** A value that is a text of the catalog itself is a reason. */
  values: SentenceValues;
  more?: SentenceReason[] | undefined;
}

/** One sentence or several about a row or a table. */
export interface RowSentence {
  /** In English. */
  message: string;
  reason: SentenceReason;
}

const english = (code: RowMessageCode, values: SentenceValues): string => {
  const message: string | { readonly one: string; readonly other: string } = messages[code];
  const text = typeof message === "string" ? message : message[values["n"] === 1 ? "one" : "other"];
  return fillSentence(text, values);
};

/** A sentence in English with its code. */
export const rowSentence = (code: RowMessageCode, values: SentenceValues = {}): RowSentence => ({
  message: english(code, values),
  reason: { code, values },
});

/** Joins sentences into one. */
export function sentences(first: RowSentence, ...others: (RowSentence | null)[]): RowSentence {
  const more = others.filter((each) => each !== null);
  if (more.length === 0) return first;
  return {
    message: [first, ...more].map(({ message }) => message).join(" "),
    reason: { ...first.reason, more: [...(first.reason.more ?? []), ...more.flatMap(flat)] },
  };
}

const flat = ({ reason: { more = [], ...own } }: RowSentence): SentenceReason[] => [own, ...more];
