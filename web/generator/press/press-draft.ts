import * as z from "zod/mini";
import { PAGES } from "../../../core/codes/print/page.ts";
import { PLAIN_PRESS, PRESS_LIMITS, type Press } from "../../../core/codes/print/press.ts";

/** Pages of a PDF that can be chosen; `code`: just as large as the code. */
export const PRESS_PAGES = ["code", "a4", "letter"] as const;
type PressPage = (typeof PRESS_PAGES)[number];

const mm = (most: number) => z._default(z.number().check(z.minimum(0), z.maximum(most)), 0);

/** How a code stands on the paper of a print shop, as the fields hold it. Travels through sessionStorage as JSON. */
export const pressDraftSchema = z.object({
  page: z._default(z.enum(PRESS_PAGES), "code"),
  isBlack: z._default(z.boolean(), true),
  /** Mm. */
  bleed: mm(PRESS_LIMITS.bleed),
  cropMarks: z._default(z.boolean(), false),
  /** Mm. */
  reduction: mm(PRESS_LIMITS.barWidthReduction),
});
export type PressDraft = z.infer<typeof pressDraftSchema>;

const pageOf = (page: PressPage): Press["page"] => (page === "code" ? page : PAGES[page]);

/** @param format EPS files have no page */
export const pressOf = (draft: PressDraft, format: "pdf" | "eps"): Press => ({
  ...PLAIN_PRESS,
  page: format === "eps" ? "code" : pageOf(draft.page),
  ink: draft.isBlack ? "k" : "rgb",
  bleed: draft.bleed,
  cropMarks: draft.cropMarks,
  barWidthReduction: draft.reduction,
});
