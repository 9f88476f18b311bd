import latin from "@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff?url";
import latinExt from "@fontsource/noto-sans/files/noto-sans-latin-ext-700-normal.woff?url";
import vietnamese from "@fontsource/noto-sans/files/noto-sans-vietnamese-700-normal.woff?url";
import cyrillic from "@fontsource/noto-sans/files/noto-sans-cyrillic-700-normal.woff?url";
import cyrillicExt from "@fontsource/noto-sans/files/noto-sans-cyrillic-ext-700-normal.woff?url";
import greek from "@fontsource/noto-sans/files/noto-sans-greek-700-normal.woff?url";
import greekExt from "@fontsource/noto-sans/files/noto-sans-greek-ext-700-normal.woff?url";
import devanagari from "@fontsource/noto-sans/files/noto-sans-devanagari-700-normal.woff?url";
import arabic from "@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-700-normal.woff?url";
import hebrew from "@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-700-normal.woff?url";
import japanese from "@fontsource/noto-sans-jp/files/noto-sans-jp-japanese-700-normal.woff?url";
import korean from "@fontsource/noto-sans-kr/files/noto-sans-kr-korean-700-normal.woff?url";
import simplified from "@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-700-normal.woff?url";
import traditional from "@fontsource/noto-sans-tc/files/noto-sans-tc-chinese-traditional-700-normal.woff?url";
import thai from "@fontsource/noto-sans-thai/files/noto-sans-thai-thai-700-normal.woff?url";
import emoji0 from "@fontsource/noto-emoji/files/noto-emoji-0-700-normal.woff?url";
import emoji1 from "@fontsource/noto-emoji/files/noto-emoji-1-700-normal.woff?url";
import emoji2 from "@fontsource/noto-emoji/files/noto-emoji-2-700-normal.woff?url";
import emoji3 from "@fontsource/noto-emoji/files/noto-emoji-3-700-normal.woff?url";
import emoji4 from "@fontsource/noto-emoji/files/noto-emoji-4-700-normal.woff?url";
import emoji5 from "@fontsource/noto-emoji/files/noto-emoji-5-700-normal.woff?url";
import emoji6 from "@fontsource/noto-emoji/files/noto-emoji-6-700-normal.woff?url";
import emoji7 from "@fontsource/noto-emoji/files/noto-emoji-7-700-normal.woff?url";
import emoji8 from "@fontsource/noto-emoji/files/noto-emoji-8-700-normal.woff?url";
import emoji9 from "@fontsource/noto-emoji/files/noto-emoji-9-700-normal.woff?url";
import { unloadedLetters } from "../../../core/codes/qr/frame/frame.ts";
import type { FontFile } from "./fonts.ts";
import { createLetterLoader } from "./load-letters.ts";

/** By the names in `FONTS`. */
const ADDRESSES: Readonly<Record<string, string>> = {
  "noto-sans-latin": latin,
  "noto-sans-latin-ext": latinExt,
  "noto-sans-vietnamese": vietnamese,
  "noto-sans-cyrillic": cyrillic,
  "noto-sans-cyrillic-ext": cyrillicExt,
  "noto-sans-greek": greek,
  "noto-sans-greek-ext": greekExt,
  "noto-sans-devanagari": devanagari,
  "noto-sans-arabic-arabic": arabic,
  "noto-sans-hebrew-hebrew": hebrew,
  "noto-sans-jp-japanese": japanese,
  "noto-sans-kr-korean": korean,
  "noto-sans-sc-chinese-simplified": simplified,
  "noto-sans-tc-chinese-traditional": traditional,
  "noto-sans-thai-thai": thai,
  "noto-emoji-0": emoji0,
  "noto-emoji-1": emoji1,
  "noto-emoji-2": emoji2,
  "noto-emoji-3": emoji3,
  "noto-emoji-4": emoji4,
  "noto-emoji-5": emoji5,
  "noto-emoji-6": emoji6,
  "noto-emoji-7": emoji7,
  "noto-emoji-8": emoji8,
  "noto-emoji-9": emoji9,
};

const refuse = (error: unknown): never => {
  throw unloadedLetters(error);
};

/**
 * The shaping engine, 180 kB compressed, and the fonts that this site serves.
 * @param addressOf address of a font file
 * @throws DomainError `unavailable`, later, of what cannot be fetched
 */
export const servedFonts = (addressOf: (file: FontFile) => string | undefined) => ({
  harfbuzz: () => import("harfbuzzjs").catch(refuse),
  async read(file: FontFile) {
    const response = await fetch(addressOf(file) ?? "").catch(refuse);
    if (!response.ok)
      return refuse(new Error(`The font ${file.name} could not be loaded: ${response.status}`));
    return new Uint8Array(await response.arrayBuffer());
  },
});

/** Fonts are fetched when a text first needs them. */
export const loadLettersWeb = createLetterLoader(servedFonts(({ name }) => ADDRESSES[name]));
