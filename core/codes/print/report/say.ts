import { fillSentence } from "../../sentence.ts";
import { type ReportKey, reportMessages } from "./report-messages.ts";

/** Writes a text of a report with its values, in a language. */
export type Say = (key: ReportKey, values?: Readonly<Record<string, string | number>>) => string;

export const sayInEnglish: Say = (key, values = {}) => {
  const message: string | { readonly one: string; readonly other: string } = reportMessages[key];
  return fillSentence(
    typeof message === "string" ? message : message[values["n"] === 1 ? "one" : "other"],
    values,
  );
};
