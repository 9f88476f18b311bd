import type { Language } from "../../../core/languages.ts";

const words = (text: string): string[] => text.split(" ");

/**
 * Words that are correctly the same as in English: names, formats and units in `all`, then the words of each
 * language.
 */
export const SAME_IN_ENGLISH: Record<Language | "all", string[]> = {
  all: words(
    "px pt dpi MB URL SMS WiFi vCard IBAN BIC WhatsApp Telegram Bitcoin Lightning UPI Pix Store Google Play logo admin ISO IEC MOD zoom app A Letter PDF EPS mm design",
  ),
  en: [],
  es: words("total industrial personal radial"),
  fr: words(
    "total active date scan scans scanner format module pixels palette transparent type version document organisation identification " +
      "certification description standard textile menu messages suggestions notifications modules signature contact contacts note code codes message page pages latitude longitude altitude sessions style radial angle graphite signal rose",
  ),
  de: words(
    "tablet computer text link name in format palette transparent download downloads scan scans scanner barcode barcodes version organisation standard system website code codes support linear radial",
  ),
  it: words("link privacy file tablet computer email in menu account scanner standard automotive password"),
  pt: words(
    "link pixels tablet total download downloads menu industrial latitude longitude altitude linear radial",
  ),
};
