import { accountsMessages } from "./en/accounts.ts";
import { barcodeGeneratorMessages } from "./en/barcode-generator.ts";
import { historyMessages } from "./en/history.ts";
import { qrGeneratorMessages } from "./en/qr-generator.ts";
import { shellMessages } from "./en/shell.ts";

/**
 * The English catalogue: flat keys "area.name". A text with a count `{n}` may be `{ one, other }`.
 * Messages that core produces are spread into the catalogue of the area that shows them, so that each is said once.
 */
export const en = {
  ...shellMessages,
  ...accountsMessages,
  ...historyMessages,
  ...qrGeneratorMessages,
  ...barcodeGeneratorMessages,
} as const;

export type MessageKey = keyof typeof en;
type Message = string | { readonly one: string; readonly other: string };
/** What every other language has to bring: the same keys. */
export type Catalogue = Readonly<Record<MessageKey, Message>>;
