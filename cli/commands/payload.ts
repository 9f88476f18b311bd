import { refuseOption } from "../options/option-problem.ts";
import {
  payloadContent,
  type PayloadTexts,
  type PayloadType,
} from "../../core/codes/texts/payload-content.ts";
import { warn } from "../warn.ts";
import { qr, type QrOptions } from "./qr.ts";

/** `quietzone vcard`, `wifi` and `product`: a QR code of the fields of a form. */
export const payload = async (type: PayloadType, fields: PayloadTexts, options: QrOptions): Promise<void> => {
  const reading = payloadContent(type, fields, new Date());
  if (!reading.ok) throw refuseOption(reading.problems);
  for (const { message } of reading.notes) warn("warning", message);
  await qr(reading.content, options);
};
