import type { AuditRepository } from "../audit/audit-entry.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { createAuditedRows } from "../audit/audited-rows.ts";
import type { Actor } from "../audit/actor.ts";
import { DomainError } from "../errors.ts";
import type { ListQuery, Page } from "../pagination.ts";
import type { Clock, Ids } from "../ports/system.ts";
import type { LockedCheck } from "../ports/transaction.ts";
import type { TransactAs } from "../users/acting-admin.ts";
import type { SettingsService } from "../settings/settings-service.ts";
import type { ParseUrl } from "../short-links/target.ts";
import type { AdPictures } from "./ad-picture.ts";
import { adProblems } from "./ad-problems.ts";
import {
  AD_PRIORITY,
  adValues,
  hasCode,
  hasImage,
  type AdDay,
  type AdImage,
  type Ad,
  type AdChanges,
  type AdTotals,
  type AdFilter,
  type AdRepository,
  type AdSort,
  type NewAd,
} from "./ad.ts";
import { dayIn, soonAfter } from "./schedule.ts";

interface Dependencies {
  ads: AdRepository;
  transactAs: TransactAs<{ ads: AdRepository; audit: AuditRepository }>;
  trail: AuditTrail;
  adPictures: AdPictures;
  settings: Pick<SettingsService, "get">;
  clock: Clock;
  ids: Ids;
  parseUrl: ParseUrl;
  /** Host names of this site, which advertisements must not link to. */
  ownHosts: readonly string[];
  /** Called after each change. */
  changed?: () => void;
}

export type AdService = ReturnType<typeof createAdService>;

/** Lists, creates, updates and deletes advertisements for admins. */
export function createAdService(dependencies: Dependencies) {
  const { ads, transactAs, trail, adPictures, settings, clock, ids, parseUrl, ownHosts } = dependencies;
  const { changed = () => undefined } = dependencies;

  const today = async (): Promise<string> => dayIn(clock.now(), (await settings.get()).timezone);

  function check(ad: Ad): void {
    const fields = adProblems(ad, ownHosts, parseUrl);
    const [message] = Object.values(fields);
    if (message !== undefined) throw new DomainError("validation_failed", message, { fields });
  }

  const rows = createAuditedRows({
    rows: ads,
    rowsOf: (tx) => tx.ads,
    transactAs,
    trail,
    table: "advertisements",
    missing: "There is no such advertisement",
    nameOf: ({ title }: Ad) => title,
    valuesOf: adValues,
  });

  /**
   * @throws DomainError `validation_failed` with a sentence for each field, `storage_failed`;
   * `reauthentication_needed` for one with custom code
   */
  async function create(by: Actor, input: NewAd): Promise<Ad> {
    const now = clock.now();
    const bare: Ad = {
      id: ids.next(),
      title: input.title,
      description: "",
      content: "",
      type: input.type,
      placement: input.placement,
      isActive: true,
      startDate: null,
      endDate: null,
      targetUrl: null,
      image: null,
      priority: AD_PRIORITY.default,
      impressionCount: 0,
      clickCount: 0,
      createdAt: now,
      updatedAt: now,
    };
    const ad = merged(bare, input, null);
    check(ad);
    const image = hasImage(ad.type) && input.image_url ? await adPictures.keep(input.image_url) : null;
    const made = { ...ad, image };
    await orDrop(image, () =>
      rows.create(by, "advertisement.created", async (tx, acting) => {
        if (hasCode(made.type)) acting.requireFresh();
        await tx.ads.insert(made);
        return made;
      }),
    );
    changed();
    return made;
  }

  /** Deletes the new copy again if `work` fails. */
  async function orDrop<T>(image: AdImage | null, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      await adPictures.drop(image);
      throw error;
    }
  }

  /**
   * Absent fields stay unchanged.
   * @throws DomainError `not_found`, `validation_failed` with a sentence for each field, `storage_failed`,
   * errors from `refuse`; `reauthentication_needed` for one with custom code
   */
  async function update(by: Actor, id: string, changes: AdChanges, refuse?: LockedCheck<Ad>): Promise<Ad> {
    const known = await rows.get(id);
    refuse?.(known);
    check(merged(known, changes, known.image));
    const wanted = changes.image_url;
    const isOther = typeof wanted === "string" && wanted !== known.image?.url;
    // download before the transaction starts, since the transaction locks the row
    const fresh = isOther && hasImage(changes.type ?? known.type) ? await adPictures.keep(wanted) : null;
    let replaced: AdImage | null = null;
    const after = await orDrop(fresh, () =>
      rows.update(
        by,
        id,
        "advertisement.updated",
        (before, acting) => {
          const kept = wanted === null ? null : before.image;
          const next = { ...merged(before, changes, fresh ?? kept), updatedAt: clock.now() };
          check(next);
          if (hasCode(next.type)) acting.requireFresh();
          replaced = before.image?.url === next.image?.url ? null : before.image;
          return next;
        },
        refuse,
      ),
    );
    await adPictures.drop(replaced);
    changed();
    return after;
  }

  /** Deletes the advertisement and its counts. @throws DomainError `not_found`, errors from `refuse` */
  async function remove(by: Actor, id: string, refuse?: LockedCheck<Ad>): Promise<void> {
    const gone = await rows.remove(by, id, "advertisement.deleted", (tx) => tx.ads.remove(id), refuse);
    await adPictures.drop(gone.image);
    changed();
  }

  const list = async (query: ListQuery<AdSort>, filter: AdFilter): Promise<Page<Ad>> =>
    ads.list(query, filter, await today());

  /** Totals for the panel's cards, and the current day in the site's time zone. */
  async function overview(): Promise<AdTotals & { today: string }> {
    const day = await today();
    return { ...(await ads.counts(day, soonAfter(day))), today: day };
  }

  /** Counts of one advertisement per day. @throws DomainError `not_found` */
  async function days(id: string): Promise<AdDay[]> {
    await rows.get(id);
    return ads.days(id);
  }

  return { create, update, remove, get: rows.get, list, overview, days, today };
}

const valueOr = <T>(value: T | undefined, otherwise: T): T => (value === undefined ? otherwise : value);

function merged(ad: Ad, changes: AdChanges, image: AdImage | null): Ad {
  const type = changes.type ?? ad.type;
  return {
    ...ad,
    title: changes.title ?? ad.title,
    description: changes.description ?? ad.description,
    content: changes.content ?? ad.content,
    type,
    placement: changes.placement ?? ad.placement,
    isActive: changes.is_active ?? ad.isActive,
    startDate: valueOr(changes.start_date, ad.startDate),
    endDate: valueOr(changes.end_date, ad.endDate),
    targetUrl: valueOr(changes.target_url, ad.targetUrl),
    image: hasImage(type) ? image : null,
    priority: changes.priority ?? ad.priority,
  };
}
