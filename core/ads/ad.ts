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

/** Priority of an advertisement: at one placement, the highest is shown first. */
export const AD_PRIORITY = { min: 1, max: 10, default: 1 } as const;
/** Characters at most. */
export const AD_LENGTHS = { title: 200, description: 1000, content: 20_000, url: 2048 } as const;

/** A picture in the image store, with its size in px: its place is kept before it is there. */
export interface AdImage {
  /** On this site; see ad-picture.ts. */
  url: string;
  width: number;
  height: number;
}

/** What an operator shows on the public pages. */
export interface Ad {
  id: string;
  title: string;
  description: string;
  /** Text; HTML with scripts where the type is `custom`. */
  content: string;
  type: AdType;
  placement: AdPlacement;
  isActive: boolean;
  /** First and last day, `2026-01-31`, in the time zone of the site; null: no end on that side. */
  startDate: string | null;
  endDate: string | null;
  /** http or https; null: it leads nowhere. */
  targetUrl: string | null;
  /** Only of banners and sidebars. */
  image: AdImage | null;
  /** 1 to 10; the highest comes first. */
  priority: number;
  /** Views at which half of it was on the screen, and how often it was followed; bots and admins left out. */
  impressionCount: number;
  clickCount: number;
  createdAt: Date;
  updatedAt: Date;
}

/** HTML with scripts, which runs in a frame without an origin: it is written only after a fresh sign-in. */
export const hasCode = (type: AdType): boolean => type === "custom";

/** The other types show text or code. */
export const hasImage = (type: AdType): boolean => type === "banner" || type === "sidebar";

const text = (maxLength: number, sentence: string) =>
  z.string().check(z.trim(), z.maxLength(maxLength, sentence));
/** Empty stands for none. */
const noneIfEmpty = z.transform((value: unknown) => (value === "" ? null : value));
const emptyIfNone = z.transform((value: unknown) => value ?? "");
/** There is no year 0, to PostgreSQL neither. */
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

/** The fields as the API names them. Whatever else a client sends is dropped. */
const fields = {
  title: z
    .string(said["advertisement.title_required"])
    .check(
      z.trim(),
      z.minLength(1, said["advertisement.title_required"]),
      z.maxLength(AD_LENGTHS.title, said["advertisement.title_long"]),
    ),
  description: z.pipe(emptyIfNone, text(AD_LENGTHS.description, said["advertisement.description_long"])),
  // code keeps its spaces
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

/** A new advertisement: it is active, and what is left out is empty. */
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

/** What is left out stays as it is. */
export const adChangesSchema = z.partial(newAdSchema);
export type AdChanges = z.infer<typeof adChangesSchema>;

/** The values of an advertisement by their names in the API, the database and the audit trail. */
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

/** The list of the back office; `q` is part of a title or a description. */
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

/** Figures of the cards above the list. */
export interface AdTotals {
  total: number;
  /** On the pages now. */
  active: number;
  /** All others: switched off, not begun yet, or over. */
  inactive: number;
  /** With an end 1 to 7 days away. */
  expiring: number;
}

/** What was counted of one advertisement on one day (`2026-01-31`, UTC). */
export interface AdDay {
  adId: string;
  day: string;
  impressions: number;
  clicks: number;
}

/** Port: where advertisements are kept. Days are texts like `2026-01-31`. */
export interface AdRepository {
  insert(ad: Ad): Promise<void>;
  find(id: string): Promise<Ad | null>;
  /** Keeps others from changing it until the transaction ends. */
  findForUpdate(id: string): Promise<Ad | null>;
  /** Everything but what is counted. */
  update(ad: Ad): Promise<void>;
  remove(id: string): Promise<void>;
  /** @param today the day for which `state` is meant */
  list(query: ListQuery<AdSort>, filter: AdFilter, today: string): Promise<Page<Ad>>;
  /** Those that are active on this day, the highest priority first, then the newest. */
  running(day: string): Promise<Ad[]>;
  /** @param soon first and last day of an end that is soon */
  counts(today: string, soon: { from: string; to: string }): Promise<AdTotals>;
  /** Active ones with an end from one day to the other that was not announced yet, the first end first. */
  findUnannounced(soon: { from: string; to: string }): Promise<Ad[]>;
  /** Marks an end as announced. @returns false where it was marked before, or is another by now */
  claimAnnouncement(id: string, endDate: string): Promise<boolean>;
  releaseAnnouncement(id: string, endDate: string): Promise<void>;
  /** Adds to days and sums; what is of no advertisement is dropped. Only inside a transaction. */
  count(days: readonly AdDay[]): Promise<void>;
  /** What was counted, the first day first. */
  days(id: string): Promise<AdDay[]>;
}

const rate = (clicks: number, impressions: number): number | null =>
  impressions === 0 ? null : clicks / impressions;

/** An advertisement by the names of its columns, what becomes of it today, and what was counted. */
export const presentAd = (ad: Ad, today: string) => ({
  id: ad.id,
  ...adValues(ad),
  image_width: ad.image?.width ?? null,
  image_height: ad.image?.height ?? null,
  state: adState(ad, today),
  impressions: ad.impressionCount,
  clicks: ad.clickCount,
  /** Clicks by impressions; null if it was never shown. */
  click_rate: rate(ad.clickCount, ad.impressionCount),
  created_at: ad.createdAt.toISOString(),
  updated_at: ad.updatedAt.toISOString(),
});

export const presentAdDay = (counted: AdDay) => ({
  day: counted.day,
  impressions: counted.impressions,
  clicks: counted.clicks,
});
