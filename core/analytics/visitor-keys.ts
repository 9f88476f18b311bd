import { plainAddress } from "../ip-address.ts";
import type { Secrets } from "../ports/crypto.ts";
import type { DailySalts } from "./daily-salts.ts";
import type { StoredView, VisitorKeys } from "./visit.ts";
import { dayOf } from "./visit-sums.ts";
import { DAY_MS } from "../durations.ts";

/** 132 bits of an HMAC, base64url. */
const KEY_LENGTH = 22;

interface Dependencies {
  secrets: Pick<Secrets, "derive">;
  salts: DailySalts;
}

const daysOf = (at: Date): [day: string, before: string] => [
  dayOf(at),
  dayOf(new Date(at.getTime() - DAY_MS)),
];

/**
 * Who views a page, as Plausible and umami tell visitors apart: a hash of the address and the browser under a salt that is thrown
 * away soon after its day.
 */
export async function visitorKeys(
  { secrets, salts }: Dependencies,
  { at, address, userAgent }: { at: Date; address: string; userAgent: string },
): Promise<VisitorKeys> {
  const label = `${plainAddress(address)}\n${userAgent}`;
  const [ofDay, ofDayBefore] = await Promise.all(
    daysOf(at).map(async (day) => secrets.derive(await salts.of(day), label).slice(0, KEY_LENGTH)),
  );
  return { ofDay: ofDay ?? "", ofDayBefore: ofDayBefore ?? "" };
}

/** The same of a view that an older version stored: by the address as it was kept, which may be shortened. */
export function storedVisitorKeys(
  secrets: Pick<Secrets, "derive">,
  { visitedAt, ipAddress, userAgent }: StoredView,
): VisitorKeys {
  const [ofDay, ofDayBefore] = daysOf(visitedAt).map((day) =>
    secrets.derive(day, `${ipAddress ?? ""}\n${userAgent}`).slice(0, KEY_LENGTH),
  );
  return { ofDay: ofDay ?? "", ofDayBefore: ofDayBefore ?? "" };
}
