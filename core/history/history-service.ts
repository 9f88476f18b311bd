import { detectType } from "../codes/qr/content.ts";
import { DomainError } from "../errors.ts";
import type { ListQuery, Page } from "../pagination.ts";
import type { ImageStore } from "../ports/image-store.ts";
import type { Clock } from "../ports/system.ts";
import type {
  HistoryCounts,
  HistoryRecord,
  HistoryRepository,
  HistorySort,
  NewHistoryRecord,
} from "./history-record.ts";
import { isLogoOf, logoKey } from "./logo-service.ts";

const WEEK_MS = 7 * 24 * 3_600_000;

const notFound = () => new DomainError("not_found", "There is no such record in your history");

/** What the codes of this content are called (D8). Two kinds are JSON texts that only the form which made them can name. */
function typeOf({ content, type, design }: NewHistoryRecord): HistoryRecord["type"] {
  if (design.kind === "barcode") return "barcode";
  return type === "product_serial" || type === "digital_signature" ? type : detectType(content);
}

function checkLogo(userId: string, { logoUrl }: NewHistoryRecord): void {
  if (logoUrl === null || isLogoOf(userId, logoUrl)) return;
  const message = "This is not a logo of yours";
  throw new DomainError("validation_failed", message, { fields: { logo_url: message } });
}

interface Dependencies {
  history: HistoryRepository;
  images: ImageStore;
  clock: Clock;
}

export type HistoryService = ReturnType<typeof createHistoryService>;

/** The codes that a user downloaded (public tools §3, accounts §2). Nobody reaches another's: to them it does not exist. */
export function createHistoryService({ history, images, clock }: Dependencies) {
  /**
   * Stores a download. Sent again with the same id it changes nothing, so that a client may repeat a request whose answer was lost.
   * @returns the record as it is stored
   * @throws DomainError `validation_failed`
   */
  async function save(userId: string, record: NewHistoryRecord): Promise<HistoryRecord> {
    checkLogo(userId, record);
    await history.insert({
      ...record,
      type: typeOf(record),
      userId,
      downloadCount: 1,
      scanCount: 0,
      createdAt: clock.now(),
    });
    return get(userId, record.id);
  }

  async function get(userId: string, id: string): Promise<HistoryRecord> {
    const record = await history.find(userId, id);
    if (!record) throw notFound();
    return record;
  }

  const list = (userId: string, query: ListQuery<HistorySort>): Promise<Page<HistoryRecord>> =>
    history.list(userId, query);

  /** Totals of all records; "this week" is the last 7 days (accounts §9). */
  const counts = (userId: string): Promise<HistoryCounts> =>
    history.counts(userId, new Date(clock.now().getTime() - WEEK_MS));

  /** @throws DomainError `not_found` */
  async function countDownload(userId: string, id: string): Promise<HistoryRecord> {
    if (!(await history.countDownload(userId, id))) throw notFound();
    return get(userId, id);
  }

  /**
   * The record's logo goes with it, unless another record of the user names it.
   * @throws DomainError `not_found`
   */
  async function remove(userId: string, id: string): Promise<void> {
    const { logoUrl } = await get(userId, id);
    if (!(await history.remove(userId, id))) throw notFound();
    // asked after the removal: of two records that go at once, the second one takes the logo along
    if (logoUrl !== null && !(await history.logoUrls(userId)).includes(logoUrl)) {
      await images.remove(logoKey(logoUrl));
    }
  }

  return { save, list, counts, countDownload, remove };
}
