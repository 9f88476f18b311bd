import type { messages } from "./words/en.ts";

type Word = keyof typeof messages;

/** An audited action: its subject and what happened. The English words define them all; `words/` has them in every language. */
export type AuditAction = Word extends infer W ? (W extends `done.${infer Action}` ? Action : never) : never;

/** The audit words of one language. */
export type AuditWords = Readonly<Record<Word, string>>;
