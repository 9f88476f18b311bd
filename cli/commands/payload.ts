import { refuseOption } from "../options/option-problem.ts";
import {
  payloadContent,
  type PayloadTexts,
  type PayloadType,
} from "../../core/codes/texts/payload-content.ts";
import { type QrOptions, writeQr } from "./qr.ts";

/** `quietzone vcard`, `wifi` and `product`: a QR code of the fields of a form. */
export const payload = async (type: PayloadType, fields: PayloadTexts, options: QrOptions): Promise<void> => {
  const reading = payloadContent(type, fields, { now: new Date(), force: options.force ?? false });
  if (!reading.ok) throw refuseOption(reading.problems);
  await writeQr(reading.content, options);
};
