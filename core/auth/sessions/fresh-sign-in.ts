import { DomainError } from "../../errors.ts";
import type { Session } from "./session.ts";

/** How long after its holder has shown who they are a session may do what hurts most. */
export const FRESH_SECONDS = 10 * 60;

/** When the session's holder last showed who they are, in Unix seconds; 0 for never. */
export const lastShown = ({ amr }: Pick<Session, "amr">): number =>
  Math.max(0, ...amr.map(({ timestamp }) => timestamp));

/** Until when the session is fresh, which may be over. */
export const freshUntil = (session: Pick<Session, "amr">): Date =>
  new Date((lastShown(session) + FRESH_SECONDS) * 1000);

/** Whether the session's holder has shown who they are within the last ten minutes. */
export const isFresh = (session: Pick<Session, "amr">, now: Date): boolean => freshUntil(session) > now;

/** @throws DomainError `reauthentication_needed` */
export function requireFreshSignIn(session: Pick<Session, "amr">, now: Date): void {
  if (isFresh(session, now)) return;
  throw new DomainError("reauthentication_needed", "Show that it is you first: confirm your sign-in");
}
