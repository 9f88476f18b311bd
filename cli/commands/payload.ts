import { payloadProblem } from "../../core/codes/payloads/payload-problem.ts";
import {
  payloadContent,
  type PayloadReading,
  type PayloadTexts,
  type PayloadType,
} from "../../core/codes/texts/payload-content.ts";
import { refuseOption } from "../options/option-problem.ts";
import { warn } from "../output/warn.ts";
import { type QrOptions, writeQr } from "./qr.ts";

/** `quietzone vcard`, `wifi` and `product`: a QR code of the fields of a form. */
export const payload = async (type: PayloadType, fields: PayloadTexts, options: QrOptions): Promise<void> => {
  const reading = payloadContent(type, fields, { now: new Date(), force: options.force ?? false });
  if (!reading.ok) throw refuseOption(reading.problems);
  sayNotes(reading);
  await writeQr(reading.content, options);
};

const sayNotes = ({ content, notes, leftOut = [] }: Extract<PayloadReading, { ok: true }>): void => {
  // said with the content itself
  const known = payloadProblem(content)?.message;
  for (const note of notes) {
    const sentence = `--${note.name.replaceAll("_", "-")}: ${note.message}`;
    if (leftOut.includes(note)) warn("note", sentence);
    else if (note.message !== `${known}.`) warn("warning", sentence);
  }
};
