import type { Secrets } from "../ports/crypto.ts";
import type { DeviceReader } from "../ports/device-reader.ts";
import type { CreateBatcher } from "../ports/gather.ts";
import type { GeoLocator } from "../ports/geo-locator.ts";
import type { Clock } from "../ports/system.ts";
import type { Transact } from "../ports/transaction.ts";
import { createDailySalts } from "./daily-salts.ts";
import type { Scan, ScanRepository } from "./scan.ts";
import { shortenAddress } from "./shorten-address.ts";

/** What a request says about who scanned. */
export interface ScanRequest {
  linkId: string;
  /** Whose link it is. */
  userId: string;
  address: string;
  userAgent: string;
  /** Host of the page that led here, or "". */
  referrer: string;
  /** Global Privacy Control or Do Not Track was sent. */
  optedOut: boolean;
}

interface ReceivedScan extends Omit<ScanRequest, "address"> {
  /** Shortened before it is kept anywhere, memory included. */
  network: string;
  at: Date;
}

/** Characters of a host name at most (RFC 1035 §2.3.4); what is longer is made up. */
const HOST_LENGTH = 253;

interface Dependencies {
  scans: ScanRepository;
  transact: Transact<{ scans: ScanRepository }>;
  geo: GeoLocator;
  devices: DeviceReader;
  secrets: Secrets;
  clock: Clock;
  gather: CreateBatcher;
}

export type ScanService = ReturnType<typeof createScanService>;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Counts scans of tracked codes behind the back of the answer: nobody waits for a count. */
export function createScanService(dependencies: Dependencies) {
  const { scans, transact, geo, devices, secrets, clock, gather } = dependencies;
  let today = "";

  /** Of today; of yesterday as well while its last scans are on their way. */
  const salts = createDailySalts({ saltOf: (day, fresh) => scans.saltOf(day, fresh), secrets });

  const gathered = gather<ReceivedScan>(async (seen) => {
    const facts = await Promise.all(seen.map(toScan));
    await transact((inner) => inner.scans.insert(facts));
    // what is thrown here has all of them counted again; the next ones try it again
    await forgetPast().catch(() => undefined);
  });

  async function toScan({
    linkId,
    userId,
    at,
    network,
    userAgent,
    referrer,
    optedOut,
  }: ReceivedScan): Promise<Scan> {
    const { kind, browser, os } = devices.read(userAgent);
    return {
      linkId,
      userId,
      scannedAt: at,
      visitor: optedOut ? null : await visitorOf(linkId, dayOf(at), network, userAgent),
      country: (network && (await geo.countryOf(network))) || "",
      device: kind,
      browser,
      os,
      referrer: referrer.length > HOST_LENGTH ? "" : referrer,
    };
  }

  /** Differs from link to link, so that nobody can be followed from one code to another. */
  const visitorOf = async (
    linkId: string,
    day: string,
    network: string,
    userAgent: string,
  ): Promise<string> => secrets.derive(await salts.of(day), `${linkId}\n${network}\n${userAgent}`);

  /** Takes note of a scan, unless it is a bot's. Returns at once. */
  function record({ address, ...request }: ScanRequest): void {
    if (devices.isBot(request.userAgent)) return;
    gathered.add({ ...request, network: shortenAddress(address), at: clock.now() });
  }

  /** Throws away the salts of days that are over, and with them every way to tell their visitors. */
  async function forgetPast(): Promise<void> {
    const day = dayOf(clock.now());
    if (day === today) return;
    await scans.forgetBefore(day);
    salts.forgetBefore(day);
    today = day;
  }

  return { record, forgetPast, flush: () => gathered.flush(), close: () => gathered.close() };
}
