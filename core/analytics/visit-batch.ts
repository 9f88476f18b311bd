import * as z from "zod/mini";

/** Shares of a page that were scrolled to, in percent. */
const SCROLL_DEPTHS = [25, 50, 75, 100] as const;
export type ScrollDepth = (typeof SCROLL_DEPTHS)[number];

/** At most so many pages in one call: the one that is left, the one that is entered, and some that could not be sent before. */
const MAX_PAGES = 5;

/** Seconds on one page, and clicks on it, that are believed. */
export const MAX_SECONDS = 86_400;
export const MAX_CLICKS = 10_000;

/** How a page was come to. Texts that are too long are cut by the server. */
const enteredSchema = z.object({
  /** Path and campaign parameters, as `countedAddress` makes them. */
  page_url: z.string().check(z.startsWith("/")),
  page_title: z._default(z.string(), ""),
  /** Address of the page that led here; "" where none did. A page of this site is none. */
  referrer: z._default(z.string(), ""),
  /** As `1920x1080`, in CSS px; "" where it is not known. */
  screen_resolution: z._default(z.string(), ""),
});

/**
 * What is known of a page by now. Everything but `entered` is a total, not an increment: a page may send it again, late or twice, and
 * nothing is counted twice. What there is no news of is left out.
 */
const pageSchema = z.object({
  /** A UUID that the page makes when it is entered; anyone who knows it may update it. */
  page_id: z.uuid(),
  /** Only with the first news of it. News of a page that was never entered are dropped. */
  entered: z.optional(enteredSchema),
  /** Clicks on buttons, links, inputs and the like until now. */
  clicks: z.optional(z.int().check(z.minimum(0))),
  /** The furthest so far. */
  scroll_depth: z.optional(z.literal(SCROLL_DEPTHS)),
  /** Told when the page is left or hidden: whole seconds on it until now. */
  time_on_page: z.optional(z.int().check(z.minimum(0))),
});
export type PageUpdate = z.infer<typeof pageSchema>;

/** What the script of the public pages sends to `POST /api/public/visits`, answered with 204 once it is stored. */
export const visitBatchSchema = z.object({
  /** A UUID kept for the browser session (sessionStorage); null where it cannot be kept. */
  session_id: z._default(z.nullable(z.uuid()), null),
  pages: z.array(pageSchema).check(z.minLength(1), z.maxLength(MAX_PAGES)),
});
export type VisitBatch = z.infer<typeof visitBatchSchema>;
/** As it is sent, with what may be left out. */
export type SentVisitBatch = z.input<typeof visitBatchSchema>;
