import { DomainError } from "../../errors.ts";
import type { Session } from "./session.ts";

/** How long after proof of identity a session may perform the most sensitive actions. */
export const FRESH_SECONDS = 10 * 60;

/** When the session's user last proved their identity, in Unix seconds; 0 for never. */
export const lastShown = ({ amr }: Pick<Session, "amr">): number =>
  Math.max(0, ...amr.map(({ timestamp }) => timestamp));

/** When the session stops being fresh; may be in the past. */
export const freshUntil = (session: Pick<Session, "amr">): Date =>
  new Date((lastShown(session) + FRESH_SECONDS) * 1000);

/** Whether the session's user has proved their identity within the last ten minutes. */
export const isFresh = (session: Pick<Session, "amr">, now: Date): boolean => freshUntil(session) > now;

/** @throws DomainError `reauthentication_needed` */
export function requireFreshSignIn(session: Pick<Session, "amr">, now: Date): void {
  if (isFresh(session, now)) return;
  throw new DomainError("reauthentication_needed", "Show that it is you first: confirm your sign-in");
}
