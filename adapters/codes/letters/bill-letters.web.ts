import latin from "@fontsource/arimo/files/arimo-latin-400-normal.woff?url";
import latinBold from "@fontsource/arimo/files/arimo-latin-700-normal.woff?url";
import latinExtended from "@fontsource/arimo/files/arimo-latin-ext-400-normal.woff?url";
import latinExtendedBold from "@fontsource/arimo/files/arimo-latin-ext-700-normal.woff?url";
import { createBillLetterLoader } from "./load-letters.ts";
import { servedFonts } from "./load-letters.web.ts";

const ADDRESSES: Readonly<Record<string, string>> = {
  "arimo-latin-400": latin,
  "arimo-latin-700": latinBold,
  "arimo-latin-ext-400": latinExtended,
  "arimo-latin-ext-700": latinExtendedBold,
};

/** The fonts of bills, loaded with the first one. */
export const loadBillLettersWeb = createBillLetterLoader(
  servedFonts(({ name, weight }) => ADDRESSES[`${name}-${weight}`]),
);
