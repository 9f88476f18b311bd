import type { BarcodeFormat } from "../../barcode/symbol.ts";
import { SAME_MM } from "../length.ts";
import { NOMINAL_MODULE } from "../print.ts";
import { CASE_MODULE, isRetail } from "./bar-module.ts";

/**
 * Height of the bars of an EAN or UPC with modules of 0.33 mm, mm; it grows with the modules (GS1 General Specifications, in the size
 * guide of GS1 Sweden, https://gs1.se/en/guides/how-to-guides/size-guide/).
 */
export const NOMINAL_HEIGHT = { EAN13: 22.85, UPC: 22.85, EAN8: 18.23 } as const;

/**
 * Module beyond which no higher bars are asked for, mm, by reader; the table goes on to 45.7 mm with modules of 0.66 mm, but larger modules
 * do not make bars harder to hit. Till: the nominal module (GS1 General Specifications §5.2.6.6); warehouse: the least one of general
 * distribution (the X-dimensions of the same).
 */
export const WIDEST = { till: NOMINAL_MODULE, warehouse: CASE_MODULE } as const;

/** Height of the bars of ITF-14 and GS1-128 on outer cases, mm (the same table). */
export const CASE_HEIGHT = 31.75;

/** Bars to be scanned by hand: mm, and of the width with the quiet zones (Code 39: ISO/IEC 16388; ITF: ISO/IEC 16390, 4.4). */
export const BY_HAND = { least: 5, share: 0.15 } as const;

/** The least height of the bars of an EAN or UPC, mm. @param module its width, mm */
export const retailHeight = (
  format: keyof typeof NOMINAL_HEIGHT,
  module: number,
  reader: keyof typeof WIDEST,
): number => (NOMINAL_HEIGHT[format] / NOMINAL_MODULE) * Math.min(module, WIDEST[reader]);

/** The least height of bars that are scanned by hand, mm. @param width of the code and its quiet zones, mm */
export const handHeight = (width: number): number => Math.max(BY_HAND.least, BY_HAND.share * width);

/**
 * The least height of bars, mm, whatever reads them: what GS1 asks for at the till, or what a hand aims at.
 * @param size width of a module, and of the code with its quiet zones, mm
 */
export const leastBarHeight = (
  format: BarcodeFormat,
  { module, width }: { module: number; width: number },
): number => (isRetail(format) ? retailHeight(format, module, "till") : handHeight(width));

/**
 * Whether bars are too low.
 * @param height of the bars, mm @param least height that is needed, mm
 * @param dot of the printer, mm: a height in whole dots is up to one lower; 0 if the printer is unknown
 */
export const isLow = (height: number, least: number, dot: number): boolean => height < least - dot - SAME_MM;
