import { BY_HAND } from "../codes/print/advice/bar-height.ts";

/** Bars grow no wider than this to fill a label, mm: a hand-held reader must see both ends. */
export const WIDEST_BAR = 0.5;

/** Limits of the height of bars on labels, mm: low bars are hard to aim at by hand. */
export const LABEL_BARS = { min: BY_HAND.least, max: 25 } as const;

/** Limits of the size of the text below the bars of labels, mm. */
export const BAR_TEXT = { min: 1.6, max: 3 } as const;
