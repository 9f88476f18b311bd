import { type ContentField, filledFields } from "./content-field.ts";
import { PAYMENT_FIELDS } from "./payments/payment-fields.ts";
import { readEvent } from "./read-event.ts";
import { readPlace } from "./read-place.ts";
import { readApp, readTelegram, readWhatsapp, type Chat } from "./read-web-links.ts";

const chatFields = (chat: Chat | null): ContentField[] | null =>
  chat &&
  filledFields([
    ["to", chat.to],
    ["message", chat.message],
  ]);

/** Parsers of contents that phones act on, by kind. Each returns null for other kinds. */
const READERS = {
  place(content: string): ContentField[] | null {
    const read = readPlace(content);
    return (
      read &&
      filledFields([
        ["place", read.place],
        ["address", read.address],
        ["position", read.address === "" ? `${read.latitude}, ${read.longitude}` : ""],
        ["altitude", read.altitude === "" ? "" : `${read.altitude} m`],
      ])
    );
  },
  event(content: string): ContentField[] | null {
    const read = /^BEGIN:V(?:CALENDAR|EVENT)\s/i.test(content) ? readEvent(content) : null;
    return (
      read &&
      filledFields([
        ["summary", read.summary],
        ["start", read.start],
        ["end", read.endTimezone === read.timezone ? read.end : `${read.end} ${read.endTimezone}`],
        ["timezone", read.timezone],
        ["repeats", read.repeats],
        ["location", read.location],
        ["description", read.description],
        ["website", read.website],
        ["further", read.further > 0 ? String(read.further) : ""],
      ])
    );
  },
  whatsapp: (content: string) => chatFields(readWhatsapp(content)),
  telegram: (content: string) => chatFields(readTelegram(content)),
  app(content: string): ContentField[] | null {
    const read = readApp(content);
    return read && filledFields([["app", read.appStore || read.googlePlay]]);
  },
  ...PAYMENT_FIELDS,
} as const;
export type ActionKind = keyof typeof READERS;

const KINDS = Object.keys(READERS) as ActionKind[];

/** The fields of an actionable content; null for others. */
export function readAction(content: string): { action: ActionKind; fields: ContentField[] } | null {
  for (const action of KINDS) {
    const fields = READERS[action](content);
    if (fields !== null) return { action, fields };
  }
  return null;
}
