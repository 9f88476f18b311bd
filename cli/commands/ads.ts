import type { AdService } from "../../core/ads/ad-service.ts";
import { adChangesSchema, adList, adValues, newAdSchema, type AdDay, type Ad } from "../../core/ads/ad.ts";
import { adState, type AdState } from "../../core/ads/schedule.ts";
import { commandLine } from "../../core/audit/actor.ts";
import { checked } from "../input/checked.ts";
import { readTextFile } from "../input/read-text-file.ts";
import { withServices } from "../with-services.ts";

/** As typed, not validated yet. */
export interface AdOptions {
  title?: string;
  description?: string;
  content?: string;
  /** A file with the content, or - for standard input. */
  contentFile?: string;
  type?: string;
  placement?: string;
  start?: string;
  end?: string;
  target?: string;
  image?: string;
  priority?: string;
  inactive?: boolean;
}

export interface AdListOptions {
  search?: string;
  status?: string;
  placement?: string;
}

/** An advertisement with the names of the API. */
export type ListedAd = ReturnType<typeof adValues> & {
  id: string;
  state: AdState;
  impressions: number;
  clicks: number;
  created_at: Date;
  updated_at: Date;
};

/** Counts of one advertisement. */
export interface AdStats {
  id: string;
  title: string;
  impressions: number;
  clicks: number;
  /** Clicks by impressions; null if it was never shown. */
  click_rate: number | null;
  days: Pick<AdDay, "day" | "impressions" | "clicks">[];
}

const BATCH = 100;

const withAds = <T>(work: (ads: AdService) => Promise<T>): Promise<T> =>
  withServices((services) => work(services.ads));

const listed = (ad: Ad, today: string): ListedAd => ({
  id: ad.id,
  ...adValues(ad),
  state: adState(ad, today),
  impressions: ad.impressionCount,
  clicks: ad.clickCount,
  created_at: ad.createdAt,
  updated_at: ad.updatedAt,
});

const asListed = async (ads: AdService, ad: Promise<Ad>): Promise<ListedAd> =>
  listed(await ad, await ads.today());

/** The fields that were typed, as the API names them. */
async function fieldsOf({
  contentFile,
  start,
  end,
  target,
  image,
  priority,
  inactive,
  ...fields
}: AdOptions) {
  const named = {
    ...fields,
    content: contentFile === undefined ? fields.content : await readTextFile(contentFile),
    start_date: start,
    end_date: end,
    target_url: target,
    image_url: image,
    priority: priority === undefined ? undefined : Number(priority),
    is_active: inactive ? false : undefined,
  };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
}

/** `quietzone ads`: advertisements, while a server is running or not. Every change is in the audit log. */
export const ads = {
  /** Newest first. */
  list: ({ search, status, placement }: AdListOptions = {}): Promise<ListedAd[]> =>
    withAds(async (service) => {
      const filter = checked(
        adList.filter.safeParse({
          ...(search === undefined ? {} : { q: search }),
          ...(status === undefined ? {} : { is_active: status === "active" }),
          ...(placement === undefined ? {} : { placement }),
        }),
      );
      const today = await service.today();
      const all: ListedAd[] = [];
      for (;;) {
        const query = { sort: "created_at", order: "desc", offset: all.length, limit: BATCH } as const;
        const { items, total } = await service.list(query, filter);
        all.push(...items.map((ad) => listed(ad, today)));
        if (items.length === 0 || all.length >= total) return all;
      }
    }),

  /** @throws WrongUse; DomainError `not_found` for a file */
  create: async (options: AdOptions): Promise<ListedAd> => {
    const input = checked(newAdSchema.safeParse(await fieldsOf(options)));
    return withAds((service) => asListed(service, service.create(commandLine, input)));
  },

  /** @throws WrongUse; DomainError `not_found` */
  update: async (id: string, options: AdOptions): Promise<ListedAd> => {
    const changes = checked(adChangesSchema.safeParse(await fieldsOf(options)));
    return withAds((service) => asListed(service, service.update(commandLine, id, changes)));
  },

  /** @throws DomainError `not_found` */
  setActive: (id: string, isActive: boolean): Promise<ListedAd> =>
    withAds((service) => asListed(service, service.update(commandLine, id, { is_active: isActive }))),

  /** @throws DomainError `not_found` */
  delete: (id: string): Promise<void> => withAds((service) => service.remove(commandLine, id)),

  /** @throws DomainError `not_found` */
  stats: (id: string): Promise<AdStats> =>
    withAds(async (service) => {
      const { title, impressionCount: impressions, clickCount: clicks } = await service.get(id);
      const days = (await service.days(id)).map(({ day, ...counts }) => ({
        day,
        impressions: counts.impressions,
        clicks: counts.clicks,
      }));
      return {
        id,
        title,
        impressions,
        clicks,
        click_rate: impressions === 0 ? null : clicks / impressions,
        days,
      };
    }),
};
