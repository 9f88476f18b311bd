import { DomainError } from "../errors.ts";
import type { Device, DeviceReader } from "../ports/device-reader.ts";
import type { CreateCommitBatcher } from "../ports/gather.ts";
import type { GeoLocator, Place } from "../ports/geo-locator.ts";
import type { Secrets } from "../ports/crypto.ts";
import type { Clock } from "../ports/system.ts";
import type { Transact } from "../ports/transaction.ts";
import type { SettingsService } from "../settings/settings-service.ts";
import type { Settings } from "../settings/settings.ts";
import { createDailySalts } from "./daily-salts.ts";
import { shortenAddress } from "./shorten-address.ts";
import { dayOf } from "./visit-sums.ts";
import { storedVisitorKeys, visitorKeys } from "./visitor-keys.ts";
import type { PageUpdate, VisitBatch } from "./visit-batch.ts";
import { viewOf, type Visitor } from "./visit-facts.ts";
import type { EnteredPage, PageProgress, PageView, VisitUpdate, VisitRepository } from "./visit.ts";
import { DAY_MS } from "../durations.ts";

export interface VisitRequest extends Visitor {
  batch: VisitBatch;
}

interface ReceivedVisit extends VisitRequest {
  /** Whether the page was entered, as opposed to an update of an earlier view. */
  isEntered: boolean;
  at: Date;
  place: Place | null;
  device: Device;
}

/**
 * Stored views per transaction when joining them into visits. Kept small, so that visits being counted do not
 * wait for it.
 */
const JOINED_AT_ONCE = 500;
/** Number of User-Agent headers whose device is cached: most visitors share a few. */
const KNOWN_DEVICES = 2000;

const firstRowOnly = { order: "desc", offset: 0, limit: 1 } as const;

function notFound(record: string): never {
  throw new DomainError("not_found", `There is no such ${record}`);
}

interface Dependencies {
  visits: VisitRepository;
  transact: Transact<{ visits: VisitRepository }>;
  settings: Pick<SettingsService, "get">;
  geo: GeoLocator;
  devices: DeviceReader;
  secrets: Secrets;
  clock: Clock;
  gather: CreateCommitBatcher;
}

export type VisitService = ReturnType<typeof createVisitService>;

/** Counts visits of the public pages. Reports that arrive together are committed together. */
export function createVisitService({
  visits,
  transact,
  settings,
  geo,
  devices,
  secrets,
  clock,
  gather,
}: Dependencies) {
  const salts = createDailySalts({ saltOf: (day, fresh) => visits.saltOf(day, fresh), secrets });
  const known = new Map<string, Device | null>();

  /** Null for a bot. */
  function deviceOf(userAgent: string): Device | null {
    const seen = known.get(userAgent);
    if (seen !== undefined) return seen;
    const device = devices.isBot(userAgent) ? null : devices.read(userAgent);
    if (known.size >= KNOWN_DEVICES) known.clear();
    known.set(userAgent, device);
    return device;
  }

  const gathered = gather<ReceivedVisit>(async (seen) => {
    const rules = await settings.get();
    if (!rules.enable_analytics) return;
    const updates = await Promise.all(seen.map((one) => updateOf(one, rules)));
    salts.forgetBefore(dayOf(new Date(clock.now().getTime() - DAY_MS)));
    await transact((tx) => tx.visits.record(updates));
  });

  /**
   * Resolves once the report is stored, or if there is nothing to store: bots are ignored.
   * @throws DomainError `unavailable` if the queue is full
   */
  async function record(request: VisitRequest): Promise<void> {
    const device = deviceOf(request.userAgent);
    if (device === null) return;
    const at = clock.now();
    const isEntered = request.batch.pages.some(({ entered }) => entered);
    const place = isEntered ? await geo.placeOf(shortenAddress(request.address)) : null;
    await gathered.add({ ...request, isEntered, at, place, device });
  }

  async function updateOf(seen: ReceivedVisit, { visitor_addresses }: Settings): Promise<VisitUpdate> {
    const { batch, at, place, device } = seen;
    const facts = { at, place, device, sessionId: batch.session_id, addresses: visitor_addresses };
    // a browser that stores no session counts as opted out of tracking
    const isLinked = seen.isEntered && !seen.optedOut && batch.session_id !== null;
    const visitor = isLinked ? await visitorKeys({ secrets, salts }, seen) : null;
    return {
      views: batch.pages.flatMap(({ page_id, entered }) =>
        entered ? { ...viewOf(page_id, entered, seen, facts), visitor } : [],
      ),
      progress: batch.pages.flatMap((page) => progressOf(page, at)),
    };
  }

  /**
   * Joins views recorded by older versions into visits: all stored ones after an update, and later those from
   * an older version that runs at the same time.
   * @param isEnding true once the process shuts down, which leaves the rest to another process
   */
  async function joinStored(isEnding = () => false): Promise<void> {
    let joined;
    do {
      joined = await transact((tx) =>
        tx.visits.joinStored(JOINED_AT_ONCE, (view) => storedVisitorKeys(secrets, view)),
      );
    } while (joined > 0 && !isEnding());
  }

  /** Deletes single views older than the operator's retention. Their sums stay. */
  async function purge(): Promise<void> {
    const { visitor_retention_days } = await settings.get();
    const now = clock.now();
    const before = new Date(now.getTime() - visitor_retention_days * DAY_MS);
    while ((await visits.purge(before)) > 0);
    await visits.thin(new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS));
  }

  async function get(id: string): Promise<EnteredPage> {
    const { items } = await visits.list({ ...firstRowOnly, sort: "visited_at" }, { id: [id] });
    return items[0] ?? notFound("visit");
  }

  async function getPageView(id: string): Promise<PageView> {
    const { items } = await visits.listPageViews({ ...firstRowOnly, sort: "entered_at" }, { id: [id] });
    return items[0] ?? notFound("page view");
  }

  return {
    record,
    joinStored,
    purge,
    list: visits.list,
    get,
    listPageViews: visits.listPageViews,
    getPageView,
    close: () => gathered.close(),
  };
}

function progressOf({ page_id, clicks, scroll_depth, time_on_page }: PageUpdate, at: Date): PageProgress[] {
  if (clicks === undefined && scroll_depth === undefined && time_on_page === undefined) return [];
  return [
    {
      id: page_id.toLowerCase(),
      at,
      clicks: clicks ?? 0,
      scrollDepth: scroll_depth ?? 0,
      seconds: time_on_page ?? null,
    },
  ];
}
