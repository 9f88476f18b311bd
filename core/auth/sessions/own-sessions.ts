import { DomainError } from "../../errors.ts";
import { plainAddress } from "../../ip-address.ts";
import type { Device, DeviceReader } from "../../ports/device-reader.ts";
import type { GeoLocator } from "../../ports/geo-locator.ts";
import type { Clock } from "../../ports/system.ts";
import type { Session, SessionRepository } from "./session.ts";

/** A session as its owner reads it. */
export interface OwnSession {
  session: Session;
  device: Device;
  address: string;
  /** ISO 3166-1 alpha-2, or null where it is not known. */
  country: string | null;
  /** The one that asks. */
  isCurrent: boolean;
}

interface Dependencies {
  sessions: SessionRepository;
  devices: DeviceReader;
  geo: GeoLocator;
  /** Notifies listeners of this user that something changed: an ended session notices at once. */
  publish: (userId: string) => Promise<void>;
  clock: Clock;
}

export type OwnSessions = ReturnType<typeof createOwnSessions>;

/** Where somebody is signed in, and the way to end it from elsewhere (ASVS 5.0 §7.5.2). */
export function createOwnSessions({ sessions, devices, geo, publish, clock }: Dependencies) {
  /** @returns this session first, then the one used last */
  async function list({ id, userId }: Session): Promise<OwnSession[]> {
    const all = await sessions.listOfUser(userId, clock.now());
    const own = await Promise.all(
      all.map(async (session) => ({
        session,
        device: devices.read(session.userAgent),
        address: plainAddress(session.ipAddress),
        country: await geo.countryOf(plainAddress(session.ipAddress)),
        isCurrent: session.id === id,
      })),
    );
    return own.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  }

  /** @throws DomainError `not_found`, also where the session is somebody else's */
  async function end(userId: string, id: string): Promise<void> {
    const session = await sessions.find(id);
    if (session?.userId !== userId) throw new DomainError("not_found", "There is no such session of yours");
    await sessions.remove(id);
    await publish(userId);
  }

  /** Ends all sessions but the caller's. */
  async function endOthers({ id, userId }: Session): Promise<void> {
    await sessions.removeOfUser(userId, { except: id });
    await publish(userId);
  }

  return { list, end, endOthers };
}
