import type { BarcodeMessageCode } from "./messages.ts";
import type { BarcodeFormat } from "./symbol.ts";

export interface BarcodeFormatFacts {
  /** Its name on cards and in summaries. */
  label: string;
  meaning: BarcodeMessageCode;
  help: BarcodeMessageCode;
  /** Fills the content when the format is chosen ; its check digit is right. */
  example: string;
  /** Buttons below the content field. */
  quickExamples: readonly { label: BarcodeMessageCode; content: string }[];
  /** Modules of quiet zone that a reader needs on each side. */
  quietZone: { left: number; right: number };
}

/** The eight symbologies, in the order of their cards. */
export const barcodeFormats: Record<BarcodeFormat, BarcodeFormatFacts> = {
  CODE128: {
    label: "CODE128",
    meaning: "barcode.meaning_CODE128",
    help: "barcode.help_CODE128",
    example: "Hello World",
    quickExamples: [
      { label: "barcode.example_text", content: "Hello World" },
      { label: "barcode.example_article", content: "QZ-2048-0815" },
    ],
    // ISO/IEC 15417 §4.4
    quietZone: { left: 10, right: 10 },
  },
  CODE39: {
    label: "CODE39",
    meaning: "barcode.meaning_CODE39",
    help: "barcode.help_CODE39",
    example: "HELLO123",
    quickExamples: [],
    // ISO/IEC 16388 §4.4
    quietZone: { left: 10, right: 10 },
  },
  EAN13: {
    label: "EAN-13",
    meaning: "barcode.meaning_EAN13",
    help: "barcode.help_EAN13",
    example: "1234567890128",
    quickExamples: [{ label: "barcode.example", content: "1234567890128" }],
    // ISO/IEC 15420 and GS1 General Specifications §5.2.3.4, as for the two below
    quietZone: { left: 11, right: 7 },
  },
  EAN8: {
    label: "EAN-8",
    meaning: "barcode.meaning_EAN8",
    help: "barcode.help_EAN8",
    example: "12345670",
    quickExamples: [],
    quietZone: { left: 7, right: 7 },
  },
  UPC: {
    label: "UPC-A",
    meaning: "barcode.meaning_UPC",
    help: "barcode.help_UPC",
    example: "123456789012",
    quickExamples: [
      { label: "barcode.example", content: "123456789012" },
      { label: "barcode.example_product", content: "036000291452" },
    ],
    quietZone: { left: 9, right: 9 },
  },
  ITF: {
    label: "ITF-14",
    meaning: "barcode.meaning_ITF",
    help: "barcode.help_ITF",
    example: "12345678901231",
    quickExamples: [],
    // ISO/IEC 16390 and GS1 General Specifications §5.3.2.2
    quietZone: { left: 10, right: 10 },
  },
  MSI: {
    label: "MSI",
    meaning: "barcode.meaning_MSI",
    help: "barcode.help_MSI",
    example: "123456",
    quickExamples: [],
    // no standard; 12 is what printers of it advise
    quietZone: { left: 12, right: 12 },
  },
  pharmacode: {
    label: "Pharmacode",
    meaning: "barcode.meaning_pharmacode",
    help: "barcode.help_pharmacode",
    example: "123",
    quickExamples: [],
    // Laetus Pharma-Code guide: 6 mm, with a thin bar of 0.5 mm
    quietZone: { left: 12, right: 12 },
  },
};
