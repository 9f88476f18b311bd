import type { messages } from "./words/en.ts";

type Word = keyof typeof messages;

/** What is audited: on what, and what was done. English names them all; `words/` has the words of each in every language. */
export type AuditAction = Word extends infer W ? (W extends `done.${infer Action}` ? Action : never) : never;

/** The words of one language. */
export type AuditWords = Readonly<Record<Word, string>>;
