import { fillSentence, type SentenceValues } from "../sentence.ts";

/** Every user-visible sentence about barcodes. Flat: the catalog spreads it in. */
export const barcodeMessages = {
  "barcode.empty": "Please enter valid data",
  "barcode.ean13_length": "EAN13 requires exactly 13 digits",
  "barcode.ean8_length": "EAN8 requires exactly 8 digits",
  "barcode.upc_length": "UPC-A requires exactly 12 digits (e.g., 123456789012)",
  "barcode.itf_length": "ITF requires exactly 14 digits",
  "barcode.code39_characters": "CODE39 supports only uppercase letters, numbers, and symbols (- . $ / + %)",
  "barcode.code39_asterisks":
    "The asterisks (*) at both ends are the start and stop characters of CODE39, which are added automatically: leave them out",
  "barcode.isbn_10": "This is an ISBN-10, and barcodes of books hold the ISBN-13, here {isbn}",
  "barcode.msi_digits": "MSI requires only numbers",
  "barcode.pharmacode_value": "Pharmacode requires 1-6 digits (value between 3 and 131070)",
  "barcode.code128_character":
    "CODE128 cannot hold {character}: it takes unaccented letters, digits, punctuation and control characters (ASCII)",
  "barcode.too_long":
    "{format} holds at most {limit} characters here and this has {length}: shorten it or use a QR code",
  "barcode.check_digit": "{format} check digit should be {digit}",

  "barcode.completed": "Check digit {digit} added: the code reads {content}",
  "barcode.lost_zero":
    "Did {content} lose a leading zero? With it, the code reads {zeroed}; with an added check digit, {completed}",
  "barcode.long":
    "{length} characters make a very wide barcode: many scanners take no more than {advised}. A QR code reads better",
  "barcode.code39_pair":
    "Some scanners take the {pair} in a CODE39 for one other character (full ASCII, ISO/IEC 16388), and read another text without an error. In CODE128, there is no such doubt",
  "barcode.leading_zeros": "A pharmacode holds a number without leading zeros: the code reads {content}",
  "barcode.made_as_code128": "Note: Generated as CODE128 format (UPC format not supported by this library)",

  "barcode.canvas_narrow": "{width} px is too narrow for these bars: they need {needed} px",
  "barcode.print_narrow":
    "{width} mm is too narrow for these bars: at {dpi} dpi they need {needed} mm to be read",
  "barcode.too_many_dots":
    "{width} × {height} dots are too many: a printed picture has at most {limit} on a side. Use smaller modules and bars, or a lower resolution",
  "barcode.too_large":
    "{width} × {height} dots are too many: a printed picture has at most {limit} on a side. Use smaller modules and bars: a print shop can enlarge the SVG, PDF or EPS file without loss",
  "barcode.canvas_low": "{height} px leaves no room for the bars: they need {needed} px",
  "barcode.too_wide":
    "These bars need {needed} px and a picture has at most {limit} px: shorten the content or use a QR code",
  "barcode.text_smaller":
    "The text is {size} {unit} high, not the {asked} {unit} that were chosen: a larger one does not fit the bars",
  "barcode.thin":
    "Bars of 1 px are too thin for some scanners: they need {needed} px of width to be twice as wide",

  "barcode.failed": "Error generating barcode: {message}",
  "barcode.unable": "Unable to generate barcode with this data",

  "barcode.use_content": "Use {content}",
  "barcode.use_code128": "Use CODE128 instead",
  "barcode.use_upc": "Use UPC-A instead",
  "barcode.widen": "Widen to {needed} px",
  "barcode.heighten": "Make it {needed} px high",

  "barcode.meaning_CODE128": "Most common, all ASCII",
  "barcode.meaning_CODE39": "Alphanumeric",
  "barcode.meaning_EAN13": "13 digits",
  "barcode.meaning_EAN8": "8 digits",
  "barcode.meaning_UPC": "12 digits",
  "barcode.meaning_ITF": "14 digits",
  "barcode.meaning_MSI": "Digits, for shelves and warehouses",
  "barcode.meaning_pharmacode": "A number, for packing medicines",

  "barcode.help_CODE128": "Any text of ASCII characters: letters, digits, punctuation",
  "barcode.help_CODE39": "Uppercase letters, digits, space and - . $ / + %",
  "barcode.help_EAN13": "13 digits, the last one a check digit. Enter 12 and it is added",
  "barcode.help_EAN8": "8 digits, the last one a check digit. Enter 7 and it is added",
  "barcode.help_UPC": "12 digits, the last one a check digit. Enter 11 and it is added",
  "barcode.help_ITF": "14 digits, the last one a check digit. Enter 13 and it is added",
  "barcode.help_MSI": "Digits only, no check digit is added",
  "barcode.help_pharmacode": "A number from 3 to 131070",

  "barcode.example": "Example",
  "barcode.example_product": "Sample product code",
  "barcode.example_text": "Example text",
  "barcode.example_article": "Article number",
} as const;
export type BarcodeMessageCode = keyof typeof barcodeMessages;

/** The English sentence of a code, its {placeholders} filled with `values`. */
export const barcodeMessage = (code: BarcodeMessageCode, values: SentenceValues = {}): string =>
  fillSentence(barcodeMessages[code], values);
