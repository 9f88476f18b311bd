import * as z from "zod/mini";
import { barePhoneNumber } from "../phone-number.ts";
import { internationalDigits } from "./dialed-number.ts";
import { linesText, needs, plainText } from "./form-fields.ts";
import { type FormProblem, formProblem } from "./form-messages.ts";

const query = (message: string): string => (message === "" ? "" : `?text=${encodeURIComponent(message)}`);

const internationalProblem = (number: string): FormProblem | null =>
  internationalDigits(number) === null ? formProblem("chat.phone", { number }) : null;

/** A WhatsApp chat with a draft message. */
export const whatsappSchema = z
  .object({
    to: plainText((text) => barePhoneNumber(text.trim()), internationalProblem),
    message: linesText(),
  })
  .check(needs({ to: "call.phone" }));
export type ChatForm = z.infer<typeof whatsappSchema>;

/** A link of WhatsApp's "click to chat": the international number in digits only. */
export const whatsappContent = ({ to, message }: ChatForm): string =>
  `https://wa.me/${internationalDigits(to) ?? ""}${query(message)}`;

const USERNAME = /^[A-Za-z]\w{3,31}$/;
/** Prefixes that people write before a username. */
const BEFORE = /^(?:(?:https?:\/\/)?(?:t\.me|telegram\.me)\/|@)/i;

const isNumber = (to: string): boolean => /^[+\d(]/.test(to);
const telegramProblem = (to: string): FormProblem | null => {
  if (isNumber(to)) return internationalProblem(to);
  return USERNAME.test(to) ? null : formProblem("chat.username", { name: to });
};

/** A Telegram chat with a username or number. */
export const telegramSchema = z
  .object({ to: plainText((text) => text.trim().replace(BEFORE, ""), telegramProblem), message: linesText() })
  .check(needs({ to: "chat.to" }));

/** A link of Telegram ("Deep links", public username links and phone number links). */
export const telegramContent = ({ to, message }: ChatForm): string =>
  `https://t.me/${isNumber(to) ? `+${internationalDigits(to) ?? ""}` : to}${query(message)}`;
