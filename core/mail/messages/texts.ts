import type { messages } from "./en.ts";

/** The texts of mails in one language. English is the measure: every other language has to bring the same keys. */
export type MailTexts = Readonly<Record<keyof typeof messages, string>>;
