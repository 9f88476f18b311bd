import * as z from "zod/mini";
import { namedPage, PAGE_NAMES } from "../../../core/codes/print/page.ts";
import { PLAIN_PRESS, PRESS_LIMITS, type Press } from "../../../core/codes/print/press.ts";
import type { ExpectedCode } from "../../../core/codes/reading.ts";
import { useStoredDraft } from "../wizard/use-stored-draft.ts";

const mm = (most: number) => z._default(z.number().check(z.minimum(0), z.maximum(most)), 0);

/** The press options as typed; stored in sessionStorage as JSON. */
const pressDraftSchema = z.object({
  page: z._default(z.enum(PAGE_NAMES), "code"),
  isBlack: z._default(z.boolean(), true),
  /** How far the background extends beyond the cut, mm. */
  bleed: mm(PRESS_LIMITS.bleed),
  cropMarks: z._default(z.boolean(), false),
  /** Reduction of the width of bars and modules, mm. */
  reduction: mm(PRESS_LIMITS.barWidthReduction),
  /** Leaves the design's logo out of the files. */
  withoutLogo: z._default(z.boolean(), false),
});
export type PressDraft = z.infer<typeof pressDraftSchema>;

/** The options that single files and batches share. */
export const pressOptionsSchema = z.omit(pressDraftSchema, { page: true, withoutLogo: true });
export type PressOptionsDraft = z.infer<typeof pressOptionsSchema>;

/** The press options of this tab, separate for QR codes and barcodes, whose modules differ in size. */
export const usePressDraft = (format: ExpectedCode["format"]) =>
  useStoredDraft({
    name: format === "QR Code" ? "press-qr" : "press-bars",
    schema: pressDraftSchema,
    make: () => pressDraftSchema.parse({}),
    isFor: () => true,
  });

/** @param format EPS files have no page */
export const pressOf = (
  draft: PressOptionsDraft & Pick<PressDraft, "page">,
  format: "pdf" | "eps",
): Press => ({
  ...PLAIN_PRESS,
  page: format === "eps" ? "code" : namedPage(draft.page),
  ink: draft.isBlack ? "k" : "rgb",
  bleed: draft.bleed,
  cropMarks: draft.cropMarks,
  barWidthReduction: draft.reduction,
});
