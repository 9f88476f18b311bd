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
 * Identifies a visitor in the same way as Plausible and umami: by a hash of address and browser under a salt
 * that is deleted soon after its day.
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

/** The keys of a view that an older version stored, by its stored address, which may be shortened. */
export function storedVisitorKeys(
  secrets: Pick<Secrets, "derive">,
  { visitedAt, ipAddress, userAgent }: StoredView,
): VisitorKeys {
  const [ofDay, ofDayBefore] = daysOf(visitedAt).map((day) =>
    secrets.derive(day, `${ipAddress ?? ""}\n${userAgent}`).slice(0, KEY_LENGTH),
  );
  return { ofDay: ofDay ?? "", ofDayBefore: ofDayBefore ?? "" };
}
