import type { NewHistoryRecord } from "../../core/history/history-record.ts";
import type { LogoFile } from "../codes/logo-file.ts";
import type { SessionClient } from "../session/session-client.ts";
import { keepsRecent } from "./recent-choice.ts";

/**
 * Keeps a code that a visitor downloaded, copied or shared on this device. Signed-in users have their
 * history; while the server is unreachable, it is unknown who is signed in. Never throws: the user already
 * has the code, and the list reports if the browser stores nothing.
 */
export async function keepRecent(
  session: SessionClient,
  record: NewHistoryRecord,
  logo: LogoFile | null = null,
): Promise<void> {
  try {
    if (session.state().status === "loading") await session.start();
    const state = session.state();
    if (state.status !== "signed_out" || state.why === "away" || !keepsRecent()) return;
    const { addRecent } = await import("./recent-store.ts");
    await addRecent({ record, logo, at: Date.now() });
  } catch (error) {
    console.warn("A code was not kept on this device.", error);
  }
}
