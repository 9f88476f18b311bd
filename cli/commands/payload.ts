import { payloadProblem } from "../../core/codes/payloads/payload-problem.ts";
import {
  payloadContent,
  type PayloadReading,
  type PayloadTexts,
} from "../../core/codes/texts/payload-content.ts";
import { levelOf, levelProblem } from "../../core/codes/texts/form-level.ts";
import type { PayloadType } from "../../core/codes/texts/payload-fields.ts";
import { refuseOption } from "../options/option-problem.ts";
import { warn } from "../output/warn.ts";
import { writeBill } from "../codes/write-bill.ts";
import { type QrOptions, writeQr } from "./qr.ts";

export interface PayloadOptions extends QrOptions {
  /** Language of the bill that is written instead of its code. */
  bill?: string;
  /** Error correction level that was chosen for this code, and not by the file of its design. */
  level?: string;
}

/** `quietzone vcard`, `wifi`, `event` and so on: a QR code of the fields of a form. */
export const payload = async (
  type: PayloadType,
  fields: PayloadTexts,
  options: PayloadOptions,
): Promise<void> => {
  const reading = payloadContent(type, fields, { now: new Date(), force: options.force ?? false });
  if (!reading.ok) throw refuseOption(reading.problems);
  sayNotes(reading);
  if (options.bill !== undefined) {
    await writeBill(reading.content, options.bill, options);
    return;
  }
  const problem = options.level === undefined ? null : levelProblem(type, options.level);
  if (problem) {
    const found = { name: "level", message: `${problem.message}.` };
    if (!options.force) throw refuseOption([found]);
    warn("warning", `--level: ${found.message}`);
  }
  const level = options.level ?? levelOf(type);
  await writeQr(
    reading.content,
    level === null ? options : { ...options, design: { ...options.design, level } },
  );
};

const sayNotes = ({ content, notes, leftOut = [] }: Extract<PayloadReading, { ok: true }>): void => {
  // already reported with the content itself
  const known = payloadProblem(content)?.message;
  for (const note of notes) {
    const sentence = `--${note.name.replaceAll("_", "-")}: ${note.message}`;
    if (leftOut.includes(note)) warn("note", sentence);
    else if (note.message !== `${known}.`) warn("warning", sentence);
  }
};
