import type { Command } from "commander";
import { fieldsOf, PAYLOAD_FIELDS, type PayloadType } from "../../core/codes/texts/payload-fields.ts";
import type { PayloadTexts } from "../../core/codes/texts/payload-content.ts";

/** Adds an option for each field of the form. */
export const addPayloadOptions = (command: Command, type: PayloadType): Command => {
  for (const [name, hint] of Object.entries(PAYLOAD_FIELDS[type])) {
    command.option(`--${name.replaceAll("_", "-")} <text>`, hint);
  }
  return command;
};

/** Picks the form out of the options that commander has parsed. */
export const payloadTextsOf = (type: PayloadType, options: Record<string, unknown>): PayloadTexts => {
  const texts: PayloadTexts = {};
  for (const name of fieldsOf(type)) {
    const value = options[name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())];
    if (typeof value === "string") texts[name] = value;
  }
  return texts;
};
