import type { Secrets } from "../ports/crypto.ts";
import type { DeviceReader } from "../ports/device-reader.ts";
import type { CreateBatcher } from "../ports/gather.ts";
import type { GeoLocator } from "../ports/geo-locator.ts";
import type { Clock } from "../ports/system.ts";
import type { Transact } from "../ports/transaction.ts";
import { createDailySalts } from "./daily-salts.ts";
import type { Scan, ScanRepository } from "./scan.ts";
import { shortenAddress } from "./shorten-address.ts";

/** Facts about a scan from its request. */
export interface ScanRequest {
  linkId: string;
  /** Owner of the link. */
  userId: string;
  address: string;
  userAgent: string;
  /** Host of the referring page, or "". */
  referrer: string;
  /** The request carried Global Privacy Control or Do Not Track. */
  optedOut: boolean;
}

interface ReceivedScan extends Omit<ScanRequest, "address"> {
  /** Shortened address. The full one is kept nowhere, not even in memory. */
  network: string;
  at: Date;
}

/** Longest host name (RFC 1035 §2.3.4), characters; longer ones are invalid. */
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

/** Counts scans of tracked codes in the background, so that redirects do not wait for it. */
export function createScanService(dependencies: Dependencies) {
  const { scans, transact, geo, devices, secrets, clock, gather } = dependencies;
  let today = "";

  /** Salts of today, and of yesterday until its last scans are counted. */
  const salts = createDailySalts({ saltOf: (day, fresh) => scans.saltOf(day, fresh), secrets });

  const gathered = gather<ReceivedScan>(async (seen) => {
    const facts = await Promise.all(seen.map(toScan));
    await transact((inner) => inner.scans.insert(facts));
    // an error thrown here would count the whole batch twice; the next batch tries again
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

  /** Differs per link, so that nobody can be tracked across codes. */
  const visitorOf = async (
    linkId: string,
    day: string,
    network: string,
    userAgent: string,
  ): Promise<string> => secrets.derive(await salts.of(day), `${linkId}\n${network}\n${userAgent}`);

  /** Records a scan unless it is a bot's. Returns at once. */
  function record({ address, ...request }: ScanRequest): void {
    if (devices.isBot(request.userAgent)) return;
    gathered.add({ ...request, network: shortenAddress(address), at: clock.now() });
  }

  /** Deletes the salts of past days, after which their visitors can no longer be identified. */
  async function forgetPast(): Promise<void> {
    const day = dayOf(clock.now());
    if (day === today) return;
    await scans.forgetBefore(day);
    salts.forgetBefore(day);
    today = day;
  }

  return { record, forgetPast, flush: () => gathered.flush(), close: () => gathered.close() };
}
