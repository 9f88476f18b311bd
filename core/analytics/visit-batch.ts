import * as z from "zod/mini";

/** Recorded scroll depths, percent of the page. */
const SCROLL_DEPTHS = [25, 50, 75, 100] as const;
export type ScrollDepth = (typeof SCROLL_DEPTHS)[number];

/**
 * Largest number of pages per call: the page just left, the page just entered, and some that could not be
 * sent earlier.
 */
const MAX_PAGES = 5;

/** Upper limit for seconds on a page and for clicks on it. */
export const MAX_SECONDS = 86_400;
export const MAX_CLICKS = 10_000;

/** Facts about how a page was entered. The server truncates texts that are too long. */
const enteredSchema = z.object({
  /** Path and campaign parameters, as `countedAddress` returns them. */
  page_url: z.string().check(z.startsWith("/")),
  page_title: z._default(z.string(), ""),
  /** Address of the referring page; "" if there is none or if it is on this site. */
  referrer: z._default(z.string(), ""),
  /** Such as `1920x1080`, CSS px; "" if unknown. */
  screen_resolution: z._default(z.string(), ""),
});

/**
 * Current state of a page view. All fields but `entered` are totals, not increments: a page may send them
 * again, late or twice, without anything being counted twice. Unchanged fields are omitted.
 */
const pageSchema = z.object({
  /** A UUID that the page generates when it is entered; anyone who knows it may update the view. */
  page_id: z.uuid(),
  /** Only in the first update. Updates of a page that was never entered are dropped. */
  entered: z.optional(enteredSchema),
  /** Total clicks on buttons, links, inputs and the like. */
  clicks: z.optional(z.int().check(z.minimum(0))),
  /** Deepest scroll position so far. */
  scroll_depth: z.optional(z.literal(SCROLL_DEPTHS)),
  /** Sent when the page is left or hidden: total whole seconds on it. */
  time_on_page: z.optional(z.int().check(z.minimum(0))),
});
export type PageUpdate = z.infer<typeof pageSchema>;

/**
 * Body of `POST /api/public/visits`, as sent by the script of the public pages. Answered with 204 once it is
 * stored.
 */
export const visitBatchSchema = z.object({
  /** A UUID for the browser session (sessionStorage); null if it cannot be stored. */
  session_id: z._default(z.nullable(z.uuid()), null),
  pages: z.array(pageSchema).check(z.minLength(1), z.maxLength(MAX_PAGES)),
});
export type VisitBatch = z.infer<typeof visitBatchSchema>;
/** The body before defaults are filled in. */
export type SentVisitBatch = z.input<typeof visitBatchSchema>;
