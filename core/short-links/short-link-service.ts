import { DomainError } from "../errors.ts";
import type { Secrets } from "../ports/crypto.ts";
import type { OwnerLocks } from "../ports/owner-locks.ts";
import type { Clock, Ids } from "../ports/system.ts";
import type { Transact } from "../ports/transaction.ts";
import { isShortCode, newShortCode } from "./code.ts";
import type {
  NewShortLink,
  ShortLink,
  ShortLinkChanges,
  RedirectTarget,
  ShortLinkRepository,
} from "./short-link.ts";
import { shortLinkMessages, targetProblem, targetRefusal, type ParseUrl } from "./target.ts";

/**
 * Largest number of links per account: far above what people create by hand, far below what would cause harm.
 */
const MAX_LINKS = 5000;

const notFound = () => new DomainError("not_found", "You have no such short link");

interface Dependencies {
  shortLinks: ShortLinkRepository;
  transact: Transact<{ ownerLocks: OwnerLocks; shortLinks: ShortLinkRepository }>;
  secrets: Secrets;
  clock: Clock;
  ids: Ids;
  parseUrl: ParseUrl;
  /** Names of the site's hosts, to which no link leads. */
  ownHosts: readonly string[];
  /** Largest number of short links of one account. */
  maxLinks?: number;
}

export type ShortLinkService = ReturnType<typeof createShortLinkService>;

/** Links of tracked codes. To anybody but its owner a link does not exist. */
export function createShortLinkService(dependencies: Dependencies) {
  const { shortLinks, transact, secrets, clock, ids, parseUrl, ownHosts } = dependencies;
  const { maxLinks = MAX_LINKS } = dependencies;

  function checkTarget(target: string): void {
    const problem = targetProblem(target, ownHosts, parseUrl);
    if (problem) throw targetRefusal(problem);
  }

  /** @throws DomainError `validation_failed` for a target that no link may have, `conflict` at the limit of an account */
  async function create(userId: string, { target, name }: NewShortLink): Promise<ShortLink> {
    checkTarget(target);
    const now = clock.now();
    const link = {
      id: ids.next(),
      userId,
      name,
      target,
      paused: false,
      takenDownAt: null,
      takenDownReason: null,
      scanCount: 0,
      visitorCount: 0,
      lastScannedAt: null,
      createdAt: now,
      updatedAt: now,
    };
    return transact(async (tx) => {
      await tx.ownerLocks.hold(userId, "short_links");
      if ((await tx.shortLinks.count(userId)) >= maxLinks) {
        throw new DomainError("conflict", shortLinkMessages["short_link.too_many"]);
      }
      for (;;) {
        const made = { ...link, code: newShortCode(() => secrets.random()) };
        if (await tx.shortLinks.insert(made)) return made;
      }
    });
  }

  /** @throws DomainError `not_found` */
  async function get(userId: string, id: string): Promise<ShortLink> {
    const link = await shortLinks.find(userId, id);
    if (!link) throw notFound();
    return link;
  }

  /** @throws DomainError `not_found`, `validation_failed`; `conflict` if it was taken down */
  async function change(userId: string, id: string, changes: ShortLinkChanges): Promise<ShortLink> {
    if (changes.target !== undefined) checkTarget(changes.target);
    const link = await shortLinks.change(userId, id, changes, clock.now());
    if (link) return link;
    await get(userId, id);
    const key = "short_link.taken_down";
    throw new DomainError("conflict", shortLinkMessages[key], { sentence: { key, values: {} } });
  }

  /** With everything that was counted. Its code is not given out again, but nothing in print leads anywhere any more. */
  async function remove(userId: string, id: string): Promise<void> {
    if (!(await shortLinks.remove(userId, id))) throw notFound();
  }

  /** The link of a scanned code; null if there is none. */
  const findByCode = async (code: string): Promise<RedirectTarget | null> =>
    isShortCode(code) ? shortLinks.findByCode(code) : null;

  return { create, list: shortLinks.list, get, change, remove, findByCode };
}
