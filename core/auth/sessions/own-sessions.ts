import { ownActor } from "../../audit/actor.ts";
import type { AuditRepository } from "../../audit/audit-entry.ts";
import type { AuditTrail } from "../../audit/audit-trail.ts";
import { DomainError } from "../../errors.ts";
import { userSubject } from "../../users/audited-user.ts";
import { plainAddress } from "../../ip-address.ts";
import type { Device, DeviceReader } from "../../ports/device-reader.ts";
import type { GeoLocator } from "../../ports/geo-locator.ts";
import type { Clock } from "../../ports/system.ts";
import type { Transact } from "../../ports/transaction.ts";
import type { UserRepository } from "../../users/user.ts";
import { revokePendingRequests, revokeOtherSessions, type PendingTx } from "./revoke-other-sessions.ts";
import { lockCaller } from "./lock-caller.ts";
import type { Session, SessionRepository } from "./session.ts";
import type { SignedIn } from "./signed-in.ts";

/** A session as its owner sees it. */
export interface OwnSession {
  session: Session;
  device: Device;
  address: string;
  /** ISO 3166-1 alpha-2, or null if unknown. */
  country: string | null;
  /** The session of this call. */
  isCurrent: boolean;
}

interface Dependencies {
  sessions: Pick<SessionRepository, "listOfUser">;
  transact: Transact<
    PendingTx & {
      users: Pick<UserRepository, "findForUpdate">;
      sessions: SessionRepository;
      audit: Pick<AuditRepository, "append">;
    }
  >;
  trail: AuditTrail;
  devices: DeviceReader;
  geo: GeoLocator;
  /** Notifies this user's listeners of a change, so that an ended session notices at once. */
  publish: (userId: string) => Promise<void>;
  clock: Clock;
}

export type OwnSessions = ReturnType<typeof createOwnSessions>;

/** The caller's active sessions, which can be ended remotely (ASVS 5.0 §7.5.2). */
export function createOwnSessions(dependencies: Dependencies) {
  const { sessions, transact, trail, devices, geo, publish, clock } = dependencies;

  /** Records the sign-out in the audit log. */
  const record = (
    audit: Pick<AuditRepository, "append">,
    { user, session }: SignedIn,
    scope: "local" | "other" | "others",
  ): Promise<void> =>
    trail.record(audit, ownActor(user, session), {
      action: "session.ended",
      subject: userSubject(user),
      after: { scope },
    });

  /** @returns this session first, then by most recent use */
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

  /**
   * Ends one of the caller's sessions; if it is not this one, also revokes its pending requests.
   * @throws DomainError `not_found`, also for another user's session; `session_not_found` if the caller's has ended
   */
  async function end(caller: SignedIn, id: string): Promise<void> {
    await transact(async (tx) => {
      const locked = await lockCaller(tx, caller);
      const { user, session } = locked;
      const ended = await tx.sessions.find(id);
      if (ended?.userId !== user.id) throw new DomainError("not_found", "There is no such session of yours");
      await tx.sessions.remove(id);
      if (id !== session.id) await revokePendingRequests(tx, user.id);
      await record(tx.audit, locked, id === session.id ? "local" : "other");
    });
    await publish(caller.user.id);
  }

  /**
   * Ends all sessions but the caller's and revokes their pending requests.
   * @throws DomainError `session_not_found` if the caller's has ended
   */
  async function endAllOthers(caller: SignedIn): Promise<void> {
    await transact(async (tx) => {
      const locked = await lockCaller(tx, caller);
      await revokeOtherSessions(tx, locked.user.id, locked.session.id);
      await record(tx.audit, locked, "others");
    });
    await publish(caller.user.id);
  }

  return { list, end, endAllOthers };
}
