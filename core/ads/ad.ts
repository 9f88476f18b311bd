import * as z from "zod/mini";
import type { AuditValues } from "../audit/audit-entry.ts";
import * as column from "../lists/column.ts";
import { type FieldOf, type FilterOf, listShape, searchText } from "../lists/list-shape.ts";
import type { ListQuery, Page } from "../pagination.ts";
import { withoutLineBreaks } from "../short-links/target.ts";
import { adMessages as said } from "./ad-messages.ts";
import { AD_STATES } from "./schedule.ts";
import { adState } from "./schedule.ts";

export const AD_TYPES = ["banner", "text", "popup", "sidebar", "custom"] as const;
export type AdType = (typeof AD_TYPES)[number];

export const AD_PLACEMENTS = ["header", "footer", "sidebar", "content", "popup", "custom"] as const;
export type AdPlacement = (typeof AD_PLACEMENTS)[number];

/** Priority of an advertisement: the highest one at a placement is shown first. */
export const AD_PRIORITY = { min: 1, max: 10, default: 1 } as const;
/** Maximum lengths, characters. */
export const AD_LENGTHS = { title: 200, description: 1000, content: 20_000, url: 2048 } as const;

/** A picture in the image store. Its size in px lets the page reserve the space before the picture loads. */
export interface AdImage {
  /** Address on this site; see ad-picture.ts. */
  url: string;
  width: number;
  height: number;
}

/** An advertisement that the operator shows on the public pages. */
export interface Ad {
  id: string;
  title: string;
  description: string;
  /** Text; HTML with scripts if the type is `custom`. */
  content: string;
  type: AdType;
  placement: AdPlacement;
  isActive: boolean;
  /** First and last day, `2026-01-31`, in the site's time zone; null: open-ended. */
  startDate: string | null;
  endDate: string | null;
  /** http or https; null: no link. */
  targetUrl: string | null;
  /** Only for banners and sidebars. */
  image: AdImage | null;
  /** 1 to 10; the highest is shown first. */
  priority: number;
  /** Views with at least half of it on the screen, and clicks. Bots and admins are not counted. */
  impressionCount: number;
  clickCount: number;
  createdAt: Date;
  updatedAt: Date;
}

/**
 * Whether the type contains HTML with scripts. It runs in a frame with an opaque origin, and saving it
 * requires a recent sign-in.
 */
export const hasCode = (type: AdType): boolean => type === "custom";

/** Whether the type has a picture; the other types show text or code. */
export const hasImage = (type: AdType): boolean => type === "banner" || type === "sidebar";

const text = (maxLength: number, sentence: string) =>
  z.string().check(z.trim(), z.maxLength(maxLength, sentence));
/** Treats an empty text as null. */
const noneIfEmpty = z.transform((value: unknown) => (value === "" ? null : value));
const emptyIfNone = z.transform((value: unknown) => value ?? "");
/** PostgreSQL has no year 0. */
const day = z.iso.date(said["advertisement.date"]).check(z.regex(/^(?!0000)/, said["advertisement.date"]));
const date = z.pipe(noneIfEmpty, z.nullable(day));
const url = z.pipe(
  noneIfEmpty,
  z.nullable(
    z.pipe(
      z.string().check(z.overwrite(withoutLineBreaks)),
      text(AD_LENGTHS.url, said["advertisement.target_long"]),
    ),
  ),
);

/** The fields under their API names. Unknown fields are dropped. */
const fields = {
  title: z
    .string(said["advertisement.title_required"])
    .check(
      z.trim(),
      z.minLength(1, said["advertisement.title_required"]),
      z.maxLength(AD_LENGTHS.title, said["advertisement.title_long"]),
    ),
  description: z.pipe(emptyIfNone, text(AD_LENGTHS.description, said["advertisement.description_long"])),
  // code keeps its whitespace
  content: z.pipe(
    emptyIfNone,
    z.string().check(z.maxLength(AD_LENGTHS.content, said["advertisement.content_long"])),
  ),
  type: z.enum(AD_TYPES, said["advertisement.type_required"]),
  placement: z.enum(AD_PLACEMENTS, said["advertisement.placement_required"]),
  is_active: z.boolean(),
  start_date: date,
  end_date: date,
  target_url: url,
  image_url: url,
  priority: z
    .int(said["advertisement.priority"])
    .check(
      z.minimum(AD_PRIORITY.min, said["advertisement.priority"]),
      z.maximum(AD_PRIORITY.max, said["advertisement.priority"]),
    ),
};

/** A new advertisement: active, with defaults for absent fields. */
export const newAdSchema = z.object({
  title: fields.title,
  type: fields.type,
  placement: fields.placement,
  description: z.optional(fields.description),
  content: z.optional(fields.content),
  is_active: z.optional(fields.is_active),
  start_date: z.optional(fields.start_date),
  end_date: z.optional(fields.end_date),
  target_url: z.optional(fields.target_url),
  image_url: z.optional(fields.image_url),
  priority: z.optional(fields.priority),
});
export type NewAd = z.infer<typeof newAdSchema>;

/** Absent fields stay unchanged. */
export const adChangesSchema = z.partial(newAdSchema);
export type AdChanges = z.infer<typeof adChangesSchema>;

/** The values of an advertisement under their names in the API, the database and the audit log. */
export const adValues = (ad: Ad) =>
  ({
    title: ad.title,
    description: ad.description,
    content: ad.content,
    type: ad.type,
    placement: ad.placement,
    is_active: ad.isActive,
    start_date: ad.startDate,
    end_date: ad.endDate,
    target_url: ad.targetUrl,
    image_url: ad.image?.url ?? null,
    priority: ad.priority,
  }) satisfies AuditValues;

/** List of the back office; `q` searches titles and descriptions. */
export const adList = listShape(
  {
    id: column.id,
    title: column.text,
    description: column.text,
    content: column.text,
    type: column.choice(AD_TYPES),
    placement: column.choice(AD_PLACEMENTS, `A placement is one of ${AD_PLACEMENTS.join(", ")}`),
    is_active: column.boolean,
    state: column.choice(AD_STATES),
    start_date: column.nullable(column.day),
    end_date: column.nullable(column.day),
    target_url: column.nullable(column.text),
    image_url: column.nullable(column.text),
    image_width: column.nullable(column.number),
    image_height: column.nullable(column.number),
    priority: column.number,
    impressions: column.number,
    clicks: column.number,
    click_rate: column.nullable(column.number),
    created_at: column.instant,
    updated_at: column.instant,
  },
  { sort: "created_at", order: "desc" },
  { q: searchText },
);
export type AdSort = FieldOf<typeof adList>;
export type AdFilter = FilterOf<typeof adList>;

/** Totals for the cards above the list. */
export interface AdTotals {
  total: number;
  /** Advertisements that the pages show now. */
  active: number;
  /** All others: switched off, scheduled or expired. */
  inactive: number;
  /** Advertisements that end in 1 to 7 days. */
  expiring: number;
}

/** Counts of one advertisement on one day (`2026-01-31`, UTC). */
export interface AdDay {
  adId: string;
  day: string;
  impressions: number;
  clicks: number;
}

/** Port: stores advertisements. Days are texts such as `2026-01-31`. */
export interface AdRepository {
  insert(ad: Ad): Promise<void>;
  find(id: string): Promise<Ad | null>;
  /** Locks the row until the end of the transaction. */
  findForUpdate(id: string): Promise<Ad | null>;
  /** Updates everything but the counts. */
  update(ad: Ad): Promise<void>;
  remove(id: string): Promise<void>;
  /** @param today the day to which `state` refers */
  list(query: ListQuery<AdSort>, filter: AdFilter, today: string): Promise<Page<Ad>>;
  /** Advertisements active on this day, ordered by highest priority, then newest. */
  running(day: string): Promise<Ad[]>;
  /** @param soon first and last day of the range in which an end counts as soon */
  counts(today: string, soon: { from: string; to: string }): Promise<AdTotals>;
  /** Active advertisements that end within the range and were not announced yet, earliest end first. */
  findUnannounced(soon: { from: string; to: string }): Promise<Ad[]>;
  /** Marks an end as announced. @returns false if it already was, or if the end has changed */
  claimAnnouncement(id: string, endDate: string): Promise<boolean>;
  releaseAnnouncement(id: string, endDate: string): Promise<void>;
  /**
   * Adds to the daily counts and totals; drops counts of deleted advertisements. Only inside a transaction.
   */
  count(days: readonly AdDay[]): Promise<void>;
  /** Daily counts, oldest first. */
  days(id: string): Promise<AdDay[]>;
}

const rate = (clicks: number, impressions: number): number | null =>
  impressions === 0 ? null : clicks / impressions;

/** An advertisement under its column names, with its state today and its counts. */
export const presentAd = (ad: Ad, today: string) => ({
  id: ad.id,
  ...adValues(ad),
  image_width: ad.image?.width ?? null,
  image_height: ad.image?.height ?? null,
  state: adState(ad, today),
  impressions: ad.impressionCount,
  clicks: ad.clickCount,
  /** Clicks divided by impressions; null if it was never shown. */
  click_rate: rate(ad.clickCount, ad.impressionCount),
  created_at: ad.createdAt.toISOString(),
  updated_at: ad.updatedAt.toISOString(),
});

export const presentAdDay = (counted: AdDay) => ({
  day: counted.day,
  impressions: counted.impressions,
  clicks: counted.clicks,
});
